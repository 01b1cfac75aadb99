import type { APIRoute } from 'astro';
import { getClicks } from '#features/engagement/get-clicks.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(getClicks);
