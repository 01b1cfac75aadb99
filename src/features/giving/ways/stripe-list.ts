import type Stripe from 'stripe';
import { isReference, type ListedPayment } from './way.ts';

/** So many payments are looked at in one go, the newest first. */
const MOST = 2_000;

/** What was paid at Stripe since a moment, by its own list of payment intents. */
export async function listStripePayments(stripe: Stripe, since: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const listed: ListedPayment[] = [];
  let seen = 0;
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    seen += 1;
    const { id, status, metadata, created: at } = intent;
    const gift = isReference(metadata?.gift) ? metadata.gift : null;
    if (status === 'succeeded') listed.push({ paymentId: id, gift, at: new Date(at * 1_000) });
    if (seen === MOST) break;
  }
  return listed;
}
