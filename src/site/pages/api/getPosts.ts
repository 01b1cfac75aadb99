import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { getPosts } from '#site/endpoints/content.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getPosts);
