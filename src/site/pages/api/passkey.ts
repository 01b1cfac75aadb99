import type { APIRoute } from 'astro';
import { requestPasskey } from '#features/accounts/accounts.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(requestPasskey);
