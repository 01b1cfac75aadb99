import type { APIRoute } from 'astro';
import { getNumbers } from '#features/engagement/get-numbers.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(getNumbers);
