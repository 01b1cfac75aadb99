import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { RefundSender, RefundState } from '#money/domain/refund.ts';

/** From where staff can pay a refund. */
export const refundPlaces = ['bank', 'cash', 'cheque', 'in-kind'] as const satisfies PaymentMethodId[];
export type RefundPlace = (typeof refundPlaces)[number];

/** A refund at the desk; `place` is null where staff do not pay it themselves. */
export type RefundAtDesk = {
  id: string;
  payment: string;
  units: bigint;
  state: RefundState;
  sentBy: RefundSender;
  place: RefundPlace | null;
  doneOn: string | null;
};

/** Payment methods without a provider: staff return the money themselves. */
export const isStaffMethod = (method: PaymentMethodId): method is RefundPlace =>
  refundPlaces.some(place => place === method);

/** The places a refund of this method can be paid from. Goods are returned as goods, money as money. */
export const placesFor = (method: PaymentMethodId): RefundPlace[] =>
  refundPlaces.filter(place => (place === 'in-kind') === (method === 'in-kind'));

/**
 * What became of a refund. done: the money has left. back: it came back, or was never paid out. withdrawn: it is not to be
 * paid. kept: it failed, and the donor leaves us the money.
 */
export const refundAnswers = ['done', 'back', 'withdrawn', 'kept'] as const;
export type RefundAnswer = (typeof refundAnswers)[number];

type Refund = { state: RefundState; sentBy: RefundSender; isClosed?: boolean };

/** What staff can say about a refund. A provider that lists its refunds says itself what became of them. */
export function answersTo(
  { state, sentBy, isClosed = false }: Refund,
  providerLists: boolean,
): RefundAnswer[] {
  const isOurs = sentBy === 'staff' || (sentBy === 'provider' && !providerLists);
  if (state === 'to-send') return ['done', 'withdrawn'];
  if (state === 'waiting' && isOurs) return ['done', 'back'];
  if (state === 'sent' && isOurs) return ['back'];
  return state === 'failed' && !isClosed ? ['kept'] : [];
}
