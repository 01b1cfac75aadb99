import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import {
  asEvent,
  changeBetween,
  computeStatus,
  DONATIONS_TAG,
  type DonationStatus,
  giftIn,
  isWellFormed,
  type Position,
  type ReportedEvent,
  type StoredEvent,
  staying,
  termsAfter,
} from '#money/domain/donation-status.ts';
import type { Fund } from '#money/domain/fund.ts';
import { parsePaymentReference } from '#money/domain/payment-reference.ts';
import { postDonation } from '#money/ledger/post-entries.action.ts';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { sendDisputeLost, sendFailedRefund, sendRefundNotice } from './notices/send-notices.action.ts';
import { sendReceipt } from './receipt/send-receipt.action.ts';

/**
 * What became of an event. `known`: it was stored before. The next three are stored and wait for staff; a malformed one
 * is not stored.
 */
type Received = 'booked' | 'known' | 'unknown-gift' | 'other-way' | 'wrong-currency' | 'malformed';

/** `applyEvent` in a transaction of its own. Once this returns, the webhook may be answered. */
export async function receiveEvent(payload: Payload, event: ReportedEvent): Promise<Received> {
  if (!isWellFormed(event)) return 'malformed';
  return inOneTransaction(payload, req => applyEvent(req, event));
}

/**
 * Stores a well-formed event once, books what it changes and queues the receipt, in the transaction of `req`. Any number
 * of processes may receive the same events in any order.
 */
export async function applyEvent(req: PayloadRequest, event: ReportedEvent): Promise<Received> {
  const stored = await storeEvent(req, event);
  if (!stored) return 'known';
  if (stored.problem) return stored.problem;
  await bookChange(req, event, stored);
  return 'booked';
}

type Stored = {
  number: string;
  donation: string;
  fund: Fund;
  problem: 'unknown-gift' | 'other-way' | 'wrong-currency' | null;
};

/** Null if the event is stored already. A second process storing the same event waits here for the first. */
async function storeEvent(req: PayloadRequest, event: ReportedEvent): Promise<Stored | null> {
  const { method, id, payment, kind, moment, sequence, amount, currency, refund = null } = event;
  const reference = parsePaymentReference(event.reference) ?? '';
  const [stored] = await queryRows<Stored>(
    req,
    sql`with judged as (
          select g.id, g.fund, case when g.id is null then 'unknown-gift' when g.method <> ${method} then 'other-way'
            when g.currency <> ${currency} then 'wrong-currency' end as problem
          from (select 1) as one left join money.donations g on g.reference = ${reference}),
        stored as (
          insert into money.events (method, id, donation, payment, kind, moment, sequence, amount, currency, reference, refund,
            problem)
          select ${method}, ${id}, case when problem is null then judged.id end, ${payment}, ${kind},
            ${moment.toISOString()}::timestamptz, ${sequence}::bigint, ${amount.toString()}::bigint, ${currency},
            ${reference}, ${refund}::uuid, problem from judged
          on conflict (method, id) do nothing returning number)
        select stored.number, judged.id as donation, judged.fund, judged.problem from stored, judged`,
  );
  return stored ?? null;
}

type StoredPosition = Record<keyof Position, string>;

/** Locks the donation, computes its status from all its events and books the difference. */
async function bookChange(
  req: PayloadRequest,
  { method, kind, currency, moment, refund = null }: ReportedEvent,
  { donation, fund, number }: Stored,
): Promise<void> {
  const [before] = await queryRows<StoredPosition & Record<'amount' | 'tickets', string>>(
    req,
    sql`select s.received, s.fee, s.refunded, s.disputed, s.lost, g.amount, g.tickets
        from money.statuses s join money.donations g on g.id = s.donation where s.donation = ${donation} for update of s`,
  );
  if (!before) throw new Error('A donation has no status');
  // A separate statement after the lock, so that it sees what the previous holder stored.
  const events = await queryRows<StoredEvent & { isNew: boolean }>(
    req,
    sql`select id, payment, kind, moment, sequence, amount, refund, number = ${number} as "isNew" from money.events
        where donation = ${donation}`,
  );
  const { state, position } = computeStatus(events.map(asEvent));
  await queryRows(
    req,
    sql`update money.statuses set state = ${state}, received = ${position.received.toString()},
          fee = ${position.fee.toString()}, refunded = ${position.refunded.toString()},
          disputed = ${position.disputed.toString()}, lost = ${position.lost.toString()}, changed_at = now()
        where donation = ${donation}`,
  );
  const change = changeBetween(asPosition(before), position);
  const terms = { amount: BigInt(before.amount), tickets: BigInt(before.tickets) };
  const giftBefore = giftIn(
    asPosition(before),
    termsAfter(terms, events.filter(({ isNew }) => !isNew).map(asEvent)),
  );
  const giftNow = giftIn(position, termsAfter(terms, events.map(asEvent)));
  const gift = changeBetween(giftBefore, giftNow);
  if (await postDonation(req, { event: number, change, gift, method, fund, currency }))
    await announceChange(req, [DONATIONS_TAG]);
  // Donors are told of their gift; who sold them tickets tells them of those.
  const stays = staying(giftNow);
  await tellAboutRefund(req, donation, { event: number, state, refund, moment, change: gift, stays });
  if (gift.lost > 0n) await sendDisputeLost(req, donation, { event: number, lost: gift.lost });
  const earlier = staying(giftBefore);
  if (stays > 0n && earlier === 0n) await sendReceipt(req, donation, { paidAt: moment, stays });
  else if (kind === 'given' && stays > earlier)
    await sendReceipt(req, donation, { paidAt: moment, stays: stays - earlier, ofTickets: true });
}

type Refunded = {
  event: string;
  state: DonationStatus;
  refund: string | null;
  moment: Date;
  change: Position;
  stays: bigint;
};

/** Tells the donor what went back, or that it came back to us, unless their bank asks for the money in a dispute. */
async function tellAboutRefund(
  req: PayloadRequest,
  donation: string,
  { change: { received, refunded: units }, stays: left, ...of }: Refunded,
): Promise<void> {
  if (units > 0n) await sendRefundNotice(req, donation, { ...of, units, left });
  const isDisputed = of.state === 'disputed' || of.state === 'lost';
  // Less is refunded, too, of a payment that did not arrive after all.
  if (units < 0n && received >= 0n && !isDisputed)
    await sendFailedRefund(req, donation, { ...of, units: -units });
}

const asPosition = ({ received, fee, refunded, disputed, lost }: StoredPosition): Position => ({
  received: BigInt(received),
  fee: BigInt(fee),
  refunded: BigInt(refunded),
  disputed: BigInt(disputed),
  lost: BigInt(lost),
});
