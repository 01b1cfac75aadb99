import type { APIRoute } from 'astro';
import { subscribeToProduct } from '#features/newsletter/subscribe-to-product.call.ts';
import { answerCalls } from '#platform/http/answer-call.ts';

export const ALL: APIRoute = answerCalls(subscribeToProduct);
