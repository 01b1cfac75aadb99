import type { Payload } from 'payload';
import type { Clock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { isPracticeOn } from '../giving-switch.ts';
import { chapaWay } from './chapa.ts';
import { practiceWay } from './practice.ts';
import { stripeWay } from './stripe.ts';
import type { Way } from './way.ts';

/** The ways to pay whose keys are set, in the order in which they are offered. */
export function offeredWays(payload: Payload, clock: Clock): Way[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CHAPA_SECRET_KEY, CHAPA_WEBHOOK_SECRET } = env;
  return [
    ...(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
      ? [
          stripeWay(
            { api: env.STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET },
            clock,
          ),
        ]
      : []),
    ...(CHAPA_SECRET_KEY && CHAPA_WEBHOOK_SECRET
      ? [
          chapaWay(
            { api: env.CHAPA_API_URL, secretKey: CHAPA_SECRET_KEY, webhookSecret: CHAPA_WEBHOOK_SECRET },
            clock,
          ),
        ]
      : []),
    ...(isPracticeOn() ? [practiceWay(payload, clock)] : []),
  ];
}
