import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { describeEndpoints } from '#site/endpoints/describe-endpoints.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(describeEndpoints);
