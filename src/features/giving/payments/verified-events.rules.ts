import type { EventKind, Way } from '../gift.rules.ts';
import type { OutsideEvent } from '../receive-event.action.ts';
import type { Verified } from '../ways/way.ts';

type Asked = {
  way: Way;
  providerId: string;
  /** Ours, under which the gift is found. */
  reference: string;
  /** When the provider was asked: what it gives no moment for counts from then. */
  now: Date;
  /** A dispute of this payment was heard of before. */
  wasDisputed: boolean;
};

/**
 * What a provider's answer says of a payment, as events for the ledger. The same answer gives the same ids, so asking
 * again changes nothing. Fees in another currency than the gift's are the provider's matter.
 */
export function eventsOf(verified: Verified, asked: Asked): OutsideEvent[] {
  const { state, amount, refunded, fee, at } = verified;
  const { way, providerId, reference, now, wasDisputed } = asked;
  const event = (kind: EventKind, units: number, moment: Date, mark = ''): OutsideEvent => ({
    way,
    id: `${providerId}:${kind}${mark}`,
    payment: providerId,
    kind,
    moment,
    sequence: 0,
    amount: BigInt(units),
    currency: amount.currency,
    reference,
  });
  if (state === 'open') return [];
  if (state === 'waiting' || state === 'failed') return [event(state, 0, at, `:${at.getTime()}`)];
  return [
    event('paid', amount.amount, at),
    ...(fee?.currency === amount.currency ? [event('fee', fee.amount, at, `:${fee.amount}`)] : []),
    ...(refunded > 0 ? [event('refunded', refunded, now, `:${refunded}`)] : []),
    ...(state === 'disputed' ? [event('disputed', amount.amount, now)] : []),
    ...(state !== 'disputed' && wasDisputed ? [event('won', 0, now)] : []),
  ];
}
