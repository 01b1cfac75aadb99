import { z } from 'zod';
import { PROOF_PATH } from '#core/http-names.ts';
import type { Locale } from '#core/locale.ts';
import type { Outcome } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { defineEndpoint, type EndpointRequest } from '#platform/http/endpoint.ts';
import { createProofChallenge as newTask } from '#platform/limits/proof-of-work.ts';
import { openCms } from '#platform/payload.ts';
import { type SubscribeProblem, type Subscription, subscribe } from './subscribe.action.ts';
import { type SubscriptionResult, subscriptionTypes } from './subscribe.rules.ts';
import { type SubscribeRequest, subscribeRequest } from './subscribe.schema.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';

const types = { newly: 'Success', already: 'Already Subscribed' } as const;

/** The subscriber object of both endpoints. Clients of the old site send a time, which is ignored. */
const subscriberObject = subscribeRequest
  .extend({ dateTime: z.string().max(64).optional().meta({ description: 'Not used' }) })
  .strict();

/** The result the dialog shows. */
const resultShape = {
  type: z.enum(subscriptionTypes),
  message: z.string().meta({ description: 'What to tell the visitor, in their language' }),
  user: z.strictObject({ name: z.string() }),
};

/** Body of a refusal. */
const refusedSubscription = z.object({ message: resultShape.message });

/** The result as a message in the visitor's language. */
export function resultOf(subscription: Subscription, name: string, language: Locale): SubscriptionResult {
  const type = types[subscription];
  return { type, message: subscribeTexts[language][typeWords[type].message], user: { name } };
}

async function subscribeFromRequest({
  body,
  clientAddress,
  renderContext,
}: EndpointRequest<SubscribeRequest>): Promise<Outcome<Subscription, SubscribeProblem>> {
  const context = { clientAddress, language: renderContext.locale, now: renderContext.now };
  return subscribe(await openCms(), body, context);
}

/** The refusal for exceeded limits: `detail` for developers, `message` for the visitor. */
function tooOften({ wait }: SubscribeProblem, language: Locale) {
  return {
    status: 429,
    detail: 'Subscribed often enough for now.',
    members: { message: subscribeTexts[language].tooOften },
    headers: { 'retry-after': String(wait) },
  } as const;
}

const successBody = z.strictObject({
  success: z.boolean().meta({ description: 'true: newly subscribed; false: already subscribed' }),
  ...resultShape,
});

/** Clients of this endpoint read `success` in every response, errors included. */
const notAdded = z.object({ success: z.literal(false), error: z.string() });

export const addSubscriber = defineEndpoint({
  id: 'addSubscriber',
  method: 'POST',
  path: '/api/addSubscriber',
  area: 'Newsletter',
  summary: 'Somebody joins the community',
  details: 'Letters come only after the address was confirmed from its own mail.',
  body: subscriberObject,
  inProblems: { shape: notAdded, of: error => ({ success: false, error }) },
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

/** The challenge our forms solve while they are filled in; generated here, without a third party. */
export const getProofChallenge = defineEndpoint({
  id: 'askForWork',
  method: 'GET',
  path: PROOF_PATH,
  area: 'Newsletter',
  summary: 'A task whose solution lets a network subscribe more often',
  details:
    'An ALTCHA challenge (version 2). Its solution is sent as `proof` with a subscription: the JSON of ' +
    '{challenge, solution}. A subscription without one is taken too, under a stricter limit.',
  responses: {
    200: {
      description: 'A task that holds for twenty minutes.',
      body: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
    },
  },
}).handler(async ({ renderContext }) => {
  const { parameters, signature = '' } = await newTask(renderContext.now);
  return { status: 200, body: { parameters: { ...parameters }, signature } };
});
