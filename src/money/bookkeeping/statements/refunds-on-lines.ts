import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Money } from '#core/money.ts';
import type { RefundSender } from '#money/domain/refund.ts';
import { queryRows } from '#platform/transaction.ts';
import type { Acting } from '../desk/answer-desk.ts';
import type { RefundAtDesk } from '../desk/refund.rules.ts';
import { bookRefund, findRefunds, setState, storeDone } from '../donations/book-refund.ts';
import { type LockedDonation, listPayments } from '../donations/donation-details.ts';

/** A line of a bank statement about a refund; its amount is negative where money went out. */
type RefundLine = Money & { bookedOn: string; bankReference: string | null };
/** `refund` is null where the line cannot be a refund of this donation. */
type OnLine = { donation: string; refund: string } | null;

/** That staff pay, or paid, from the bank, that no line is booked to yet: money out, or with `isBack` money that came back. */
export const refundAtBank = (isBack: boolean) => sql`f.sent_by = 'staff' and t.place = 'bank'
  and f.state in (${isBack ? sql`'sent'` : sql`'to-send', 'sent'`}) and not exists (
    select from money.bank_lines o where o.refund = f.id and ${isBack ? sql`o.amount > 0` : sql`o.amount < 0`})`;

async function findAtBank(
  req: PayloadRequest,
  donation: LockedDonation,
  line: RefundLine,
  isBack: boolean,
): Promise<RefundAtDesk | undefined> {
  if (donation.currency !== line.currency) return;
  const units = line.units < 0n ? -line.units : line.units;
  const [found] = await findRefunds(
    req,
    donation.id,
    sql`${refundAtBank(isBack)} and f.amount = ${units.toString()}::bigint`,
  );
  return found;
}

/** Whether money out can be a refund of this donation that staff planned or entered. */
export const isOwnRefund = async (
  req: PayloadRequest,
  donation: LockedDonation,
  line: RefundLine,
): Promise<boolean> => (await findAtBank(req, donation, line, false)) !== undefined;

/**
 * Money out that is our refund of a donation: one that was planned is done with it, and one that was entered as paid is
 * found. A bank transfer can also have been refunded without a plan.
 */
export async function bookOwnRefund(
  req: PayloadRequest,
  donation: LockedDonation,
  line: RefundLine,
  { by, now }: Acting,
): Promise<OnLine> {
  const planned = await findAtBank(req, donation, line, false);
  if (planned?.state === 'sent') return { donation: donation.id, refund: planned.id };
  const refund = planned ?? (await begin(req, donation, line, { sentBy: 'staff', by, now }));
  if (!refund) return null;
  const day = line.bookedOn;
  const document = line.bankReference ?? `Bank statement, ${day}`;
  await storeDone(req, refund, { day, document, by, now });
  await bookRefund(req, donation, refund, { day, isBack: false, by });
  return { donation: donation.id, refund: refund.id };
}

/** Money out with which the bank returned a transfer, without our doing. */
export async function bookReturn(
  req: PayloadRequest,
  donation: LockedDonation,
  line: RefundLine,
  { by, now }: Acting,
): Promise<OnLine> {
  const refund = await begin(req, donation, line, { sentBy: 'bank', by, now });
  if (!refund) return null;
  await setState(req, refund.id, 'sent', now);
  await bookRefund(req, donation, refund, { day: line.bookedOn, isBack: false, by });
  return { donation: donation.id, refund: refund.id };
}

/** Money in that is a refund of ours which did not reach the donor. */
export async function bookRefundBack(
  req: PayloadRequest,
  donation: LockedDonation,
  line: RefundLine,
  { by, now }: Acting,
): Promise<OnLine> {
  const refund = await findAtBank(req, donation, line, true);
  if (!refund || (refund.doneOn !== null && line.bookedOn < refund.doneOn)) return null;
  await setState(req, refund.id, 'failed', now);
  await bookRefund(req, donation, refund, { day: line.bookedOn, isBack: true, by });
  return { donation: donation.id, refund: refund.id };
}

/** Stores a refund that nobody had planned, of a bank transfer of which at least as much is left; null for any other. */
async function begin(
  req: PayloadRequest,
  { id: donation, method, currency }: LockedDonation,
  { units: out, currency: paidIn, bookedOn }: RefundLine,
  { sentBy, by, now }: { sentBy: RefundSender; by: number; now: Date },
): Promise<Pick<RefundAtDesk, 'id' | 'payment' | 'units' | 'place'> | null> {
  if (method !== 'bank' || currency !== paidIn) return null;
  const units = -out;
  const payments = await listPayments(req, donation);
  const undone = payments.find(({ left }) => left === units) ?? payments.find(({ left }) => left >= units);
  if (!undone) return null;
  const { payment } = undone;
  const id = randomUUID();
  const at = now.toISOString();
  await queryRows(
    req,
    sql`insert into money.refunds (id, donation, payment, amount, reason, state, sent_by, tried_at, asked_by, asked_at, changed_at)
        values (${id}, ${donation}, ${payment}, ${units.toString()}, '', 'to-send', ${sentBy}, ${at}, ${by}, ${at}, ${at})`,
  );
  if (sentBy === 'bank') return { id, payment, units, place: null };
  await queryRows(
    req,
    sql`insert into money.refund_tasks (refund, place, doer, due_on) values (${id}, 'bank', ${by}, ${bookedOn})`,
  );
  return { id, payment, units, place: 'bank' };
}
