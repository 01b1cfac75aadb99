import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { getPosts } from '#site/endpoints/get-posts.endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getPosts);
