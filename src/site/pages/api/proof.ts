import type { APIRoute } from 'astro';
import { askForWork } from '#features/newsletter/proof/ask-for-work.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(askForWork);
