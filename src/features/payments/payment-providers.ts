import type { PaymentProvider } from '#core/payment-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { chapaProvider } from './chapa/chapa.ts';
import { stripeProvider } from './stripe/stripe.ts';

/** The clients of each clock: a process has one clock, so it opens each client once. */
const outside = new WeakMap<Clock, PaymentProvider[]>();

/** The providers whose keys are set, in the order in which they are offered. */
export function openOutsideProviders(clock: Clock): PaymentProvider[] {
  const made = outside.get(clock) ?? configuredProviders(clock);
  outside.set(clock, made);
  return made;
}

function configuredProviders(clock: Clock): PaymentProvider[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CHAPA_SECRET_KEY, CHAPA_WEBHOOK_SECRET } = env;
  const providers: PaymentProvider[] = [];
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
    providers.push(stripeProvider({ api: env.STRIPE_API_URL, ...keys }, clock));
  }
  if (CHAPA_SECRET_KEY && CHAPA_WEBHOOK_SECRET) {
    const keys = { secretKey: CHAPA_SECRET_KEY, webhookSecret: CHAPA_WEBHOOK_SECRET };
    providers.push(chapaProvider({ api: env.CHAPA_API_URL, ...keys }, clock));
  }
  return providers;
}
