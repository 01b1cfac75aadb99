import type { APIRoute } from 'astro';
import { answerProductSubscribe } from '#features/newsletter/subscription-calls.ts';
import { env } from '#platform/env.ts';
import { problemDocument } from '#platform/http/problem-document.ts';

/**
 * `{name, email}` joins the community: `{ok, type, message, user}`. One installation has one product. It is read from
 * the path, because Astro hands no parameters to a call whose language was taken off its address.
 */
export const POST: APIRoute = async ({ request, clientAddress, locals: { reading, path } }) => {
  if (path !== `/api/${env.PRODUCT_KEY}/subscribe`)
    return problemDocument(404, 'Not Found', 'No product of that name is here.', {}, { ok: false });
  const asking = { clientAddress, language: reading.locale, now: reading.now };
  return answerProductSubscribe(request, asking);
};
