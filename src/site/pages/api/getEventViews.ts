import type { APIRoute } from 'astro';
import { getEventViews } from '#features/engagement/get-event-views.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getEventViews);
