import type { Payload } from 'payload';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { isPracticeOn } from '#money/settings/donation-switch.ts';
import type { Clock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { chapaProvider } from './chapa/chapa.ts';
import { practiceProvider } from './practice/practice-provider.ts';
import { stripeProvider } from './stripe/stripe.ts';

/** The providers by clock: a process has one clock, so it opens each provider once. */
const outside = new WeakMap<Clock, PaymentProvider[]>();

/** The providers whose keys are set, in the order in which they are offered; in development also the practice provider. */
export function openProviders(payload: Payload, clock: Clock): PaymentProvider[] {
  const made = outside.get(clock) ?? configuredProviders(clock);
  outside.set(clock, made);
  return isPracticeOn() ? [...made, practiceProvider(payload, clock)] : made;
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
