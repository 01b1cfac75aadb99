import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { getEvents } from '#site/endpoints/content.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getEvents);
