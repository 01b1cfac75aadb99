import type { APIRoute } from 'astro';
import { answerAddSubscriber } from '#features/newsletter/subscription-calls.ts';

/** `{name, email}` joins the community: `{success, type, message, user}`. */
export const POST: APIRoute = ({ request, clientAddress, locals: { reading } }) =>
  answerAddSubscriber(request, { clientAddress, language: reading.locale, now: reading.now });
