import type { APIRoute } from 'astro';
import { addSubscriber } from '#features/newsletter/add-subscriber.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(addSubscriber);
