import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { addView } from '#site/endpoints/view.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(addView);
