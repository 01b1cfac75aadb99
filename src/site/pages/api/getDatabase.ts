import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { getDatabase } from '#site/endpoints/content.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getDatabase);
