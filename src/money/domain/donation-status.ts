import { mostUnits } from '#core/money.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** The cache tag of pages that show totals; announced when something is booked. */
export const DONATIONS_TAG = 'donations';
/** Pages that show what entries of the books cost have this tag, and every entry made by hand announces it. */
export const BOOKS_TAG = 'books';

/** The status of a donation, as it is stored. */
export const donationStatuses = [
  'started',
  'waiting',
  'paid',
  'failed',
  'refunded-in-part',
  'refunded',
  'disputed',
  'lost',
] as const;
export type DonationStatus = (typeof donationStatuses)[number];

/** The kinds of events, in the order in which events of the same moment count. */
export const eventKinds = [
  'waiting',
  'failed',
  'paid',
  'fee',
  'refunded',
  'disputed',
  'won',
  'lost',
  // Who paid for tickets leaves their price as a gift.
  'given',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * What a provider, a bank or a member of staff reports about a payment. An event gives totals at its moment, not
 * changes: `refunded` is all that one refund returned, 0 once it failed, `fee` the whole fee, `disputed` everything withheld
 * now and `lost` everything lost so far. `disputed`, `won` and `lost` each replace what an earlier one of them withheld.
 * So a later event makes up for one that never arrived, and a repeated event changes nothing.
 */
export type PaymentEvent = {
  id: string;
  /** The provider's id of the payment, because one donation can be paid twice by mistake. */
  payment: string;
  kind: EventKind;
  /** The provider's own moment in milliseconds, and its order within that, 0 where it gives none. */
  moment: number;
  sequence: number;
  /** In smallest units of the donation's currency; 0 where the kind has no amount. */
  amount: bigint;
  /** The id of the refund that a `refunded` event is about; without one its amount is that of all refunds together. */
  refund?: string | null;
};

/** An event of a provider whose sender is verified. */
export type ReportedEvent = Omit<PaymentEvent, 'moment'> & {
  method: PaymentMethodId;
  /** Our reference of the donation. */
  reference: string;
  moment: Date;
  currency: string;
};

/** An event as the database returns it. */
export type StoredEvent = Omit<PaymentEvent, 'moment' | 'sequence' | 'amount'> & {
  moment: string | Date;
  sequence: string;
  amount: string;
};

/** Converts a stored event. */
export function asEvent({ moment, sequence, amount, ...event }: StoredEvent): PaymentEvent {
  return {
    ...event,
    moment: new Date(moment).getTime(),
    sequence: Number(sequence),
    amount: BigInt(amount),
  };
}

/** Whether an event can be stored at all: an id, a moment, a kind we know and an amount within the limit. */
export function isWellFormed({
  id,
  payment,
  kind,
  moment,
  sequence,
  amount,
  currency,
}: ReportedEvent): boolean {
  return (
    [id, payment].every(name => name.length > 0 && name.length <= 255 && !name.includes('\0')) &&
    eventKinds.includes(kind) &&
    moment.getTime() >= 0 &&
    moment.getTime() < 32_503_680_000_000 &&
    Number.isSafeInteger(sequence) &&
    amount >= 0n &&
    amount <= mostUnits &&
    /^[A-Z]{3}$/.test(currency)
  );
}

/** The amounts of a donation so far, in smallest units: what came in, and what of it went again. */
export type Position = {
  received: bigint;
  fee: bigint;
  refunded: bigint;
  /** Withheld by the provider while a dispute is open. */
  disputed: bigint;
  lost: bigint;
};

export const nothing: Position = { received: 0n, fee: 0n, refunded: 0n, disputed: 0n, lost: 0n };

/**
 * The status of a donation after these events, in any order and with repeats. They are sorted by the provider's time, so
 * a late event never overwrites a newer status.
 */
export function computeStatus(events: readonly PaymentEvent[]): {
  state: DonationStatus;
  position: Position;
} {
  const sorted = inOrder(events);
  const payments = [...Map.groupBy(sorted, ({ payment }) => payment).values()].map(computePosition);
  const position = payments.reduce(add, nothing);
  return { state: judgeState(payments, position, sorted), position };
}

/** Each event once, in the order in which they count. */
export function inOrder(events: readonly PaymentEvent[]): PaymentEvent[] {
  const once = new Map(events.map(event => [event.id, event]));
  return [...once.values()].sort(
    (one, other) =>
      one.moment - other.moment ||
      one.sequence - other.sequence ||
      eventKinds.indexOf(one.kind) - eventKinds.indexOf(other.kind) ||
      (one.id < other.id ? -1 : 1),
  );
}

/**
 * One payment, from its sorted events. A refund is ignored until its payment is booked, and never counts for more than
 * the payment.
 */
function computePosition(sorted: readonly PaymentEvent[]): Position {
  const last = (...kinds: EventKind[]) => sorted.findLast(({ kind }) => kinds.includes(kind));
  // Only `failed` takes back what was paid, as when a bank returns a cheque; a late `waiting` does not.
  const settled = last('paid', 'failed');
  const received = settled?.kind === 'paid' ? settled.amount : 0n;
  const refunded = smaller(refundedIn(sorted), received);
  const dispute = last('disputed', 'won', 'lost');
  const withheld = dispute?.kind === 'disputed' ? dispute.amount : 0n;
  // Lost by one dispute stays lost when another one begins or ends.
  const lost = smaller(last('lost')?.amount ?? 0n, received - refunded);
  return {
    received,
    fee: received > 0n ? (last('fee')?.amount ?? 0n) : 0n,
    refunded,
    disputed: smaller(withheld, received - refunded - lost),
    lost,
  };
}

/** What is refunded now: each refund by its last event. An event about all of them is a least amount. */
function refundedIn(sorted: readonly PaymentEvent[]): bigint {
  const last = new Map(
    sorted.flatMap(({ kind, refund = null, amount }) =>
      kind === 'refunded' ? [[refund, amount] as const] : [],
    ),
  );
  const together = last.get(null) ?? 0n;
  const each = [...last].reduce((sum, [refund, amount]) => (refund === null ? sum : sum + amount), 0n);
  return each > together ? each : together;
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

function add(one: Position, other: Position): Position {
  return {
    received: one.received + other.received,
    fee: one.fee + other.fee,
    refunded: one.refunded + other.refunded,
    disputed: one.disputed + other.disputed,
    lost: one.lost + other.lost,
  };
}

/** A payment that was returned in full does not count when another payment was kept. */
function judgeState(
  payments: readonly Position[],
  { received, disputed, lost }: Position,
  sorted: readonly PaymentEvent[],
): DonationStatus {
  if (disputed > 0n) return 'disputed';
  if (lost > 0n) return 'lost';
  if (received > 0n) {
    const left = payments.filter(payment => payment.received > payment.refunded);
    if (left.length === 0) return 'refunded';
    return left.some(({ refunded }) => refunded > 0n) ? 'refunded-in-part' : 'paid';
  }
  const latest = sorted.findLast(({ kind }) => kind === 'waiting' || kind === 'failed');
  if (latest) return latest.kind === 'failed' ? 'failed' : 'waiting';
  return 'started';
}

/** The part of a donation that has arrived and can be spent. */
export const staying = ({ received, refunded, disputed, lost }: Position): bigint =>
  received - refunded - disputed - lost;

/** The amounts to book when a donation moves from one position to another; negative when something is reversed. */
export function changeBetween(before: Position, after: Position): Position {
  return add(after, {
    received: -before.received,
    fee: -before.fee,
    refunded: -before.refunded,
    disputed: -before.disputed,
    lost: -before.lost,
  });
}

/** What a payment is for: `tickets` of the `amount` is the price of tickets, of which `given` was left as a gift. */
export type Terms = { amount: bigint; tickets: bigint; given?: bigint };

/** The terms after these events. */
export const termsAfter = (
  terms: Terms,
  events: readonly Pick<PaymentEvent, 'kind' | 'amount'>[],
): Terms => ({
  ...terms,
  given: events.reduce((sum, { kind, amount }) => (kind === 'given' ? sum + amount : sum), 0n),
});

/**
 * The part of a position that is a gift. What arrives is for the tickets first, and where no gift was promised it is all for
 * them; what goes again is the price of the tickets first. The fee belongs to the whole.
 */
export function giftIn(position: Position, { amount, tickets, given = 0n }: Terms): Position {
  if (given >= tickets) return position;
  const { received } = position;
  const forTickets = amount > tickets ? smaller(received, tickets) : received;
  const sold = forTickets - smaller(given, forTickets);
  let left = sold;
  const takeFrom = (gone: bigint) => {
    const ofTickets = smaller(gone, left);
    left -= ofTickets;
    return gone - ofTickets;
  };
  const [refunded, lost, disputed] = [
    takeFrom(position.refunded),
    takeFrom(position.lost),
    takeFrom(position.disputed),
  ];
  return { received: received - sold, fee: position.fee, refunded, disputed, lost };
}

/** Receipts show the day in the charity's time zone. */
export const RECEIPT_PLACE = { timeZone: 'Africa/Addis_Ababa' };

/** The number of a receipt as it is written: six digits or more. */
export const writtenNumber = (number: string): string => number.padStart(6, '0');
