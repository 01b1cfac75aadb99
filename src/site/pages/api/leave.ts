import type { APIRoute } from 'astro';
import {
  openUnsubscribePage,
  unsubscribeByMail,
} from '#features/newsletter/preferences/unsubscribe-by-mail.endpoint.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';

export const ALL: APIRoute = serveEndpoints(openUnsubscribePage, unsubscribeByMail);
