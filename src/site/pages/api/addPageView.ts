import type { APIRoute } from 'astro';
import { addPageView } from '#features/engagement/add-page-view.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(addPageView);
