import type { APIRoute } from 'astro';
import { sendMessage } from '#features/contact/send-message.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(sendMessage);
