import type { Way } from '#core/payment-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { chapaWay } from './chapa/chapa.ts';
import { stripeWay } from './stripe/stripe.ts';

/** A process has one clock, so its clients of providers are made once. */
const outside = new WeakMap<Clock, Way[]>();

/** The providers whose keys are set, in the order in which they are offered. */
export function openProviders(clock: Clock): Way[] {
  const made = outside.get(clock) ?? outsideWays(clock);
  outside.set(clock, made);
  return made;
}

function outsideWays(clock: Clock): Way[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CHAPA_SECRET_KEY, CHAPA_WEBHOOK_SECRET } = env;
  const ways: Way[] = [];
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
    ways.push(stripeWay({ api: env.STRIPE_API_URL, ...keys }, clock));
  }
  if (CHAPA_SECRET_KEY && CHAPA_WEBHOOK_SECRET) {
    const keys = { secretKey: CHAPA_SECRET_KEY, webhookSecret: CHAPA_WEBHOOK_SECRET };
    ways.push(chapaWay({ api: env.CHAPA_API_URL, ...keys }, clock));
  }
  return ways;
}
