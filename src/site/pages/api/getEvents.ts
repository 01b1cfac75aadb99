import type { APIRoute } from 'astro';
import { answerCalls } from '#platform/http/answer-call.ts';
import { getEvents } from '#site/calls/get-events.call.ts';

export const ALL: APIRoute = answerCalls(getEvents);
