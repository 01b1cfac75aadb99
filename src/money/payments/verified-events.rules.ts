import {
  type EventKind,
  inOrder,
  type PaymentEvent,
  type ReportedEvent,
} from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { Verified } from '#money/domain/payment-provider.ts';
import type { StoredRefund } from '#money/domain/refund.ts';

type Asked = {
  method: PaymentMethodId;
  providerId: string;
  /** Ours, under which the donation is found. */
  reference: string;
  /** When the provider was asked, which is the moment of everything it gives no time for. */
  now: Date;
  /** The events of this payment that are stored already. */
  before: readonly PaymentEvent[];
  /** The refunds that the provider makes, as they are stored with this answer. */
  refunds: readonly StoredRefund[];
};

/**
 * A provider's answer about a payment as events for the ledger: only those that differ from the ones
 * stored before, so asking again changes nothing. Fees in another currency than the donation's are left out.
 */
export function toEvents(verified: Verified, asked: Asked): ReportedEvent[] {
  const { state, amount, fee, at } = verified;
  const { method, providerId, reference, now, before, refunds } = asked;
  const event = (kind: EventKind, units: bigint, moment = now, sequence = 0): ReportedEvent => ({
    method,
    id: kind === 'paid' ? `${providerId}:paid` : `${providerId}:${kind}:${units}:${moment.getTime()}`,
    payment: providerId,
    kind,
    moment,
    sequence,
    amount: units,
    currency: amount.currency,
    reference,
  });
  if (state === 'open') return [];
  if (state === 'waiting' || state === 'failed') return [event(state, 0n, at)];
  const last = createLastFinder(before);
  const charged = fee?.currency === amount.currency ? fee.units : null;
  return [
    event('paid', amount.units, at),
    ...(charged === null || charged === last('fee')?.amount
      ? []
      : [event('fee', charged, last('fee') ? now : at)]),
    // First the disputes: whoever disputes is not asked how else to return what came back.
    ...disputeEvents(verified, before, event),
    ...refunds.flatMap(refund => {
      const units = refund.state === 'sent' ? refund.units : 0n;
      return units === findLastRefunded(before, refund.id) ? [] : [refundEvent(event, refund.id, units)];
    }),
  ];
}

type MakeEvent = (kind: EventKind, units: bigint, moment?: Date, sequence?: number) => ReportedEvent;

/** What a refund returns: its amount, or 0 once it has come back. Of the same moment the second counts. */
function refundEvent(event: MakeEvent, refund: string, units: bigint): ReportedEvent {
  const made = event('refunded', units, undefined, units === 0n ? 1 : 0);
  return { ...made, id: `${made.id}:${refund}`, refund };
}

const findLastRefunded = (events: readonly PaymentEvent[], refund: string): bigint =>
  inOrder(events).findLast(each => each.kind === 'refunded' && each.refund === refund)?.amount ?? 0n;

/**
 * What all disputes of the payment withhold and cost now. A payment can be disputed again, so this is compared
 * with the last events; an end is reported even if its beginning has not arrived yet, because notices can overtake
 * each other.
 */
function disputeEvents(
  { disputes }: Verified,
  before: readonly PaymentEvent[],
  event: MakeEvent,
): ReportedEvent[] {
  const last = createLastFinder(before);
  const was = last('disputed', 'won', 'lost');
  const wasLost = last('lost')?.amount ?? 0n;
  const wasWithheld = was?.kind === 'disputed' ? was.amount : 0n;
  const sumDisputes = (wanted: 'open' | 'lost') =>
    disputes.reduce((sum, { state, units }) => (state === wanted ? sum + units : sum), 0n);
  const [withheld, lost] = [sumDisputes('open'), sumDisputes('lost')];
  if (disputes.length === 0 && !was) return [];
  if (was && withheld === wasWithheld && lost === wasLost) return [];
  return [
    ...(lost === wasLost ? [] : [event('lost', lost)]),
    // Of the same moment the higher number counts last: `lost` alone would end what is withheld by another dispute.
    ...(withheld > 0n ? [event('disputed', withheld, undefined, 1)] : []),
    ...(withheld === 0n && lost <= wasLost ? [event('won', 0n, undefined, 1)] : []),
  ];
}

function createLastFinder(events: readonly PaymentEvent[]) {
  const sorted = inOrder(events);
  return (...kinds: EventKind[]) => sorted.findLast(({ kind }) => kinds.includes(kind));
}
