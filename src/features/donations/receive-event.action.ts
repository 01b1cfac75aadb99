import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import {
  changeBetween,
  eventKinds,
  GIFTS_TAG,
  type GiftEvent,
  type Position,
  standingOf,
  staying,
  type Way,
} from '#core/donation-status.ts';
import { mostUnits } from '#core/money.ts';
import { parsePaymentReference } from '#core/payment-reference.ts';
import { type Fund, linesForGift } from '#features/ledger/posting.rules.ts';
import { announceChange } from '#platform/changes/announce-change.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { sendDisputeLost, sendRefundNotice } from './notices/send-notices.action.ts';
import { sendReceipt } from './receipt/send-receipt.action.ts';

/** An event as a way to pay reads it from its provider, once it has proven who sent it. */
export type OutsideEvent = Omit<GiftEvent, 'moment'> & {
  way: Way;
  /** Our reference, which the provider carried for us. */
  reference: string;
  moment: Date;
  currency: string;
};

/**
 * What became of an event. `known`: it was here before. The next three are stored and wait for staff; what is malformed
 * is not stored.
 */
export type Received = 'booked' | 'known' | 'unknown-gift' | 'other-way' | 'wrong-currency' | 'malformed';

/**
 * Stores an outside event once and books what it changes, in one transaction: when this returns, the provider may be
 * answered. Any number of processes may receive the same events in any order.
 */
export async function receiveEvent(payload: Payload, event: OutsideEvent): Promise<Received> {
  if (!isWellFormed(event)) return 'malformed';
  return inOneTransaction(payload, req => applyEvent(req, event));
}

/** The same within the transaction of `req`, for callers that write more in it. The event is well-formed. */
export async function applyEvent(req: PayloadRequest, event: OutsideEvent): Promise<Received> {
  const stored = await storeEvent(req, event);
  if (!stored) return 'known';
  if (stored.problem) return stored.problem;
  await bookChange(req, event, stored);
  return 'booked';
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
}: OutsideEvent): boolean {
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

type Stored = {
  number: string;
  gift: string;
  fund: Fund;
  problem: 'unknown-gift' | 'other-way' | 'wrong-currency' | null;
};

/** Null when the event is stored already. A second process that stores the same one waits here for the first. */
async function storeEvent(req: PayloadRequest, event: OutsideEvent): Promise<Stored | null> {
  const { way, id, payment, kind, moment, sequence, amount, currency } = event;
  const reference = parsePaymentReference(event.reference) ?? '';
  const [stored] = await rowsOf<Stored>(
    req,
    sql`with judged as (
          select g.id, g.fund, case when g.id is null then 'unknown-gift' when g.way <> ${way} then 'other-way'
            when g.currency <> ${currency} then 'wrong-currency' end as problem
          from (select 1) as one left join giving.gifts g on g.reference = ${reference}),
        stored as (
          insert into giving.events (way, id, gift, payment, kind, moment, sequence, amount, currency, reference, problem)
          select ${way}, ${id}, case when problem is null then judged.id end, ${payment}, ${kind},
            ${moment.toISOString()}::timestamptz, ${sequence}::bigint, ${amount.toString()}::bigint, ${currency},
            ${reference}, problem from judged
          on conflict (way, id) do nothing returning number)
        select stored.number, judged.id as gift, judged.fund, judged.problem from stored, judged`,
  );
  return stored ?? null;
}

/** An event as the database returns it. */
export type StoredEvent = Omit<GiftEvent, 'moment' | 'sequence' | 'amount'> & {
  moment: string | Date;
  sequence: string;
  amount: string;
};
type StoredPosition = Record<keyof Position, string>;

/** Locks the gift, works out where it stands from all its events, and books the difference. */
async function bookChange(
  req: PayloadRequest,
  { way, currency, moment }: OutsideEvent,
  stored: Stored,
): Promise<void> {
  const { gift, fund, number } = stored;
  const [before] = await rowsOf<StoredPosition>(
    req,
    sql`select received, fee, refunded, disputed, lost from giving.standings where gift = ${gift} for update`,
  );
  if (!before) throw new Error('A gift has no standing');
  // A statement of its own after the lock, so that it sees what the previous holder stored.
  const events = await rowsOf<StoredEvent>(
    req,
    sql`select id, payment, kind, moment, sequence, amount from giving.events where gift = ${gift}`,
  );
  const { state, position } = standingOf(events.map(asEvent));
  const lines = linesForGift(changeBetween(asPosition(before), position), { way, fund, currency });
  await rowsOf(
    req,
    sql`with moved as (
          update giving.standings set state = ${state}, received = ${position.received.toString()},
            fee = ${position.fee.toString()}, refunded = ${position.refunded.toString()},
            disputed = ${position.disputed.toString()}, lost = ${position.lost.toString()}, changed_at = now()
          where gift = ${gift})
        select case when ${lines.length} > 0 then giving.book_event(${number}::bigint, ${asJson(lines)}::jsonb) end`,
  );
  if (lines.length > 0) await announceChange(req, [GIFTS_TAG]);
  const stays = staying(position);
  const returned = position.refunded - asPosition(before).refunded;
  if (returned > 0n) await sendRefundNotice(req, gift, { event: number, state, returned, left: stays });
  const lost = position.lost - asPosition(before).lost;
  if (lost > 0n) await sendDisputeLost(req, gift, { event: number, lost });
  if (stays > 0n && staying(asPosition(before)) === 0n)
    await sendReceipt(req, gift, { paidAt: moment, stays });
}

/** The event as the rules of gifts take it. */
export function asEvent({ moment, sequence, amount, ...event }: StoredEvent): GiftEvent {
  return {
    ...event,
    moment: new Date(moment).getTime(),
    sequence: Number(sequence),
    amount: BigInt(amount),
  };
}

const asPosition = ({ received, fee, refunded, disputed, lost }: StoredPosition): Position => ({
  received: BigInt(received),
  fee: BigInt(fee),
  refunded: BigInt(refunded),
  disputed: BigInt(disputed),
  lost: BigInt(lost),
});

const asJson = (lines: ReturnType<typeof linesForGift>) =>
  JSON.stringify(lines.map(line => ({ ...line, amount: line.amount.toString() })));
