import { z } from 'zod';
import { declareCall } from '#platform/http/call.ts';
import {
  refusedSubscription,
  resultOf,
  resultShape,
  subscribeCaller,
  subscriberObject,
  tooOften,
} from './subscribe-caller.ts';

const taken = z.strictObject({
  success: z.boolean().meta({ description: 'true: newly subscribed; false: already subscribed' }),
  ...resultShape,
});

export const addSubscriber = declareCall({
  id: 'addSubscriber',
  method: 'POST',
  path: '/api/addSubscriber',
  area: 'Newsletter',
  summary: 'Somebody joins the community',
  details: 'Letters come only after the address was confirmed from its own mail.',
  body: subscriberObject,
  ends: {
    200: { says: 'The address is in, newly or already.', body: taken },
    429: {
      says: 'This network or this address has asked often enough for now.',
      members: refusedSubscription,
    },
  },
}).answeredBy(async calling => {
  const outcome = await subscribeCaller(calling);
  const { locale } = calling.reading;
  if (!outcome.ok) return tooOften(outcome.problem, locale);
  const result = resultOf(outcome.value, calling.body.name, locale);
  return { status: 200, body: { success: outcome.value === 'newly', ...result } };
});
