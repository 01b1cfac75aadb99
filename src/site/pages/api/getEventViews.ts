import type { APIRoute } from 'astro';
import { getEventViews } from '#features/engagement/get-event-views.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(getEventViews);
