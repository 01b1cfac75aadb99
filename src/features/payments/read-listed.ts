import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok } from '#core/outcome.ts';
import type { ListedPayment, PaymentProvider, ProviderProblem } from '#core/payment-provider.ts';
import { rowsOf } from '#platform/transaction.ts';
import { type FollowUp, followNotice } from './receive-notice.action.ts';

const DAY = 24 * 3_600_000;
const LISTED_DAYS = 7;
/** New payments are left out: the provider reports them by notice. */
const SETTLED_AFTER_MS = 30 * 60_000;

/**
 * Reads the service's own list of what was paid in the last seven days. What was neither begun nor reported here
 * becomes a notice, as if it had been reported: a gift of ours is booked then, and what is not ours is listed among the
 * differences.
 * @returns how many were new to us, 0 where it has no list; or why its list could not be read.
 */
export async function readListed(
  payload: Payload,
  provider: PaymentProvider,
  followUp: FollowUp,
): Promise<Outcome<number, ProviderProblem>> {
  const { now } = followUp;
  const listed = await provider.list?.(new Date(now.getTime() - LISTED_DAYS * DAY));
  if (!listed) return ok(0);
  if (!listed.ok) return listed;
  let found = 0;
  for (const payment of listed.value) {
    if (payment.at.getTime() > now.getTime() - SETTLED_AFTER_MS) continue;
    const id = `listed:${payment.paymentId}`;
    if (!(await storeUnknown(payload, provider, { ...payment, id }, now))) continue;
    found += 1;
    const { paymentId, gift: reference } = payment;
    await followNotice(
      payload,
      provider,
      { way: provider.id, id, providerId: null, paymentId, reference },
      followUp,
    );
  }
  return ok(found);
}

/** False where the payment was begun or reported here. */
async function storeUnknown(
  payload: Payload,
  { id: way }: PaymentProvider,
  { id, paymentId, gift, at }: ListedPayment & { id: string },
  now: Date,
): Promise<boolean> {
  const stored = await rowsOf(
    { payload },
    sql`insert into giving.notices (way, id, kind, payment_id, reference, moment, received_at)
        select ${way}, ${id}, 'listed', ${paymentId}, ${gift}, ${at.toISOString()}, ${now.toISOString()}
        where not exists (select from giving.payments where way = ${way} and payment_id = ${paymentId})
          and not exists (select from giving.notices where way = ${way} and payment_id = ${paymentId})
        on conflict do nothing returning id`,
  );
  return stored.length > 0;
}
