import type { APIRoute } from 'astro';
import { addSubscriber } from '#features/newsletter/add-subscriber.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(addSubscriber);
