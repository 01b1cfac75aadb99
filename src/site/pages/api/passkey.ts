import type { APIRoute } from 'astro';
import { askForPasskey } from '#features/accounts/passkey/ask-for-passkey.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(askForPasskey);
