import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { getSuggestions } from '#site/endpoints/suggestions.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getSuggestions);
