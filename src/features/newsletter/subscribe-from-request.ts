import { z } from 'zod';
import type { Locale } from '#core/locale.ts';
import type { Outcome } from '#core/outcome.ts';
import type { EndpointRequest } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { type SubscribeProblem, type Subscription, subscribe } from './subscribe.action.ts';
import { type SubscriptionResult, subscriptionTypes } from './subscribe.rules.ts';
import { type SubscribeRequest, subscribeRequest } from './subscribe.schema.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';

const types = { newly: 'Success', already: 'Already Subscribed' } as const;

/** The subscriber object of both endpoints. Clients of the old site send a time, which is ignored. */
export const subscriberObject = subscribeRequest
  .extend({ dateTime: z.string().max(64).optional().meta({ description: 'Not used' }) })
  .strict();

/** The result the dialog shows. */
export const resultShape = {
  type: z.enum(subscriptionTypes),
  message: z.string().meta({ description: 'What to tell the visitor, in their language' }),
  user: z.strictObject({ name: z.string() }),
};

/** Body of a refusal. */
export const refusedSubscription = z.object({ message: resultShape.message });

/** The result as a message in the visitor's language. */
export function resultOf(subscription: Subscription, name: string, language: Locale): SubscriptionResult {
  const type = types[subscription];
  return { type, message: subscribeTexts[language][typeWords[type].message], user: { name } };
}

export async function subscribeFromRequest({
  body,
  clientAddress,
  renderContext,
}: EndpointRequest<SubscribeRequest>): Promise<Outcome<Subscription, SubscribeProblem>> {
  const context = { clientAddress, language: renderContext.locale, now: renderContext.now };
  return subscribe(await openCms(), body, context);
}

/** The refusal for exceeded limits: `detail` for developers, `message` for the visitor. */
export function tooOften({ wait }: SubscribeProblem, language: Locale) {
  return {
    status: 429,
    detail: 'Subscribed often enough for now.',
    members: { message: subscribeTexts[language].tooOften },
    headers: { 'retry-after': String(wait) },
  } as const;
}
