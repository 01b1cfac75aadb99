import type { Payload } from 'payload';
import { findGift, type ShownGift } from './gift.queries.ts';
import { checkMonthlyOf } from './monthly/check-monthly.action.ts';
import { checkPayment } from './payments/check-payment.action.ts';
import type { Way } from './ways/way.ts';

/** A page that waits asks its provider no more often than this. */
const PAUSE_MS = 4_000;

/** The gift of a reference as its provider knows it now: while it is open, the provider is asked. Null if there is none. */
export async function followGift(
  payload: Payload,
  reference: string,
  ways: readonly Way[],
  now: Date,
): Promise<ShownGift | null> {
  const gift = await findGift({ payload }, reference);
  if (!gift || (gift.state !== 'started' && gift.state !== 'waiting')) return gift;
  const way = ways.find(({ id }) => id === gift.way);
  const [payment] = gift.payments;
  if (!way || !payment || now.getTime() - (payment.askedAt?.getTime() ?? 0) < PAUSE_MS) return gift;
  await checkPayment(payload, way, { providerId: payment.providerId, reference }, now);
  await checkMonthlyOf(payload, way, reference, now);
  return findGift({ payload }, reference);
}
