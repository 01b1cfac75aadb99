import type { APIRoute } from 'astro';
import { answerCalls } from '#platform/http/answer-call.ts';
import { getSiteContent } from '#site/calls/get-site-content.call.ts';

export const ALL: APIRoute = answerCalls(getSiteContent);
