import type { APIRoute } from 'astro';
import {
  askToUnsubscribe,
  unsubscribeByMail,
} from '#features/newsletter/preferences/leave-by-mail.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(askToUnsubscribe, unsubscribeByMail);
