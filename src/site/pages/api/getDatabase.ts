import type { APIRoute } from 'astro';
import { answerCalls } from '#platform/http/answer-call.ts';
import { getDatabase } from '#site/calls/get-database.call.ts';

export const ALL: APIRoute = answerCalls(getDatabase);
