import type { APIRoute } from 'astro';
import { answerCalls } from '#platform/http/answer-call.ts';
import { getPosts } from '#site/calls/get-posts.call.ts';

export const ALL: APIRoute = answerCalls(getPosts);
