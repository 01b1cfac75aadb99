import type { APIRoute } from 'astro';
import { answerCalls } from '#platform/http/answer-call.ts';
import { describeCalls } from '#site/calls/describe-calls.call.ts';

export const ALL: APIRoute = answerCalls(describeCalls);
