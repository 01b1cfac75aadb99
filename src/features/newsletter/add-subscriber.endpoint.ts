import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import {
  refusedSubscription,
  resultOf,
  resultShape,
  subscribeFromRequest,
  subscriberObject,
  tooOften,
} from './subscribe-from-request.ts';

const successBody = z.strictObject({
  success: z.boolean().meta({ description: 'true: newly subscribed; false: already subscribed' }),
  ...resultShape,
});

export const addSubscriber = defineEndpoint({
  id: 'addSubscriber',
  method: 'POST',
  path: '/api/addSubscriber',
  area: 'Newsletter',
  summary: 'Somebody joins the community',
  details: 'Letters come only after the address was confirmed from its own mail.',
  body: subscriberObject,
  responses: {
    200: { description: 'The address is in, newly or already.', body: successBody },
    429: {
      description: 'This network or this address has asked often enough for now.',
      members: refusedSubscription,
    },
  },
}).handler(async request_ => {
  const outcome = await subscribeFromRequest(request_);
  const { locale } = request_.renderContext;
  if (!outcome.ok) return tooOften(outcome.problem, locale);
  const result = resultOf(outcome.value, request_.body.name, locale);
  return { status: 200, body: { success: outcome.value === 'newly', ...result } };
});
