import Stripe from 'stripe';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { stripeProvider } from '#money/payments/stripe/stripe.ts';
import { AT } from './stripe.ts';

const webhookSecret = 'whsec_testtesttest';

/** So many seconds after everything started at the fake Stripe. */
export const inSeconds = (seconds: number) => new Date((AT + seconds) * 1_000);

/** Our Stripe way, which calls a fake Stripe and trusts what is signed with its secret, a minute later. */
export const openStripeProvider = ({ api }: { api: string }): PaymentProvider =>
  stripeProvider(
    { api, secretKey: 'sk_test_12345678', webhookSecret, timeout: 500 },
    { now: () => inSeconds(60) },
  );

/** An event in Stripe's form, signed by its own package. */
export function signedByStripe(
  id: string,
  type: string,
  object: object,
  secret = webhookSecret,
  at = inSeconds(60).getTime(),
) {
  const timestamp = Math.floor(at / 1_000);
  const event = { id, object: 'event', type, created: timestamp, livemode: false, data: { object } };
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { body: Buffer.from(body), headers: { 'stripe-signature': signature } };
}
