import type { APIRoute } from 'astro';
import { subscribeToProduct } from '#features/newsletter/subscribe.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(subscribeToProduct);
