import type { APIRoute } from 'astro';
import { getVisitor } from '#features/accounts/accounts.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(getVisitor);
