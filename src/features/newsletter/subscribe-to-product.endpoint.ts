import { z } from 'zod';
import { env } from '#platform/env.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import {
  refusedSubscription,
  resultOf,
  resultShape,
  subscribeFromRequest,
  subscriberObject,
  tooOften,
} from './subscribe-from-request.ts';

const refused = z.object({ ok: z.literal(false), error: z.string() });

/**
 * An installation has one product. Its name is read from the path, because Astro passes no parameters to an endpoint
 * whose address had its language removed.
 */
export const subscribeToProduct = defineEndpoint({
  id: 'subscribeToProduct',
  method: 'POST',
  path: '/api/{product}/subscribe',
  pathParts: { product: 'The name of this installation' },
  area: 'Newsletter',
  summary: 'Somebody joins the community; the same as addSubscriber, answered in another shape',
  body: subscriberObject,
  inProblems: { shape: refused, of: error => ({ ok: false, error }) },
  responses: {
    200: { description: 'The address is in.', body: z.strictObject({ ok: z.literal(true), ...resultShape }) },
    404: { description: 'No product of that name is here.' },
    429: {
      description: 'This network or this address has asked often enough for now.',
      members: refusedSubscription,
    },
  },
}).handler(async request_ => {
  if (request_.path !== `/api/${env.PRODUCT_KEY}/subscribe`)
    return { status: 404, detail: 'No product of that name is here.' };
  const outcome = await subscribeFromRequest(request_);
  const { locale } = request_.renderContext;
  if (!outcome.ok) return tooOften(outcome.problem, locale);
  return { status: 200, body: { ok: true, ...resultOf(outcome.value, request_.body.name, locale) } };
});
