import type { APIRoute } from 'astro';
import { requestPasskey } from '#features/accounts/passkey/request-passkey.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(requestPasskey);
