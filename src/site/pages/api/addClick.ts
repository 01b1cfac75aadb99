import type { APIRoute } from 'astro';
import { addClick } from '#features/engagement/add-click.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(addClick);
