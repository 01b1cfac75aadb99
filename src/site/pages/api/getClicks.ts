import type { APIRoute } from 'astro';
import { getClicks } from '#features/engagement/get-clicks.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getClicks);
