import type { APIRoute } from 'astro';
import { getEventViews } from '#features/engagement/counts.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getEventViews);
