import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Fund } from '#money/domain/fund.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { RefundState } from '#money/domain/refund.ts';
import { applyEvent } from '#money/donations/receive-event.action.ts';
import { exchangeMoney, nextOpenDay } from '#money/ledger/post-entries.action.ts';
import { queryRows } from '#platform/transaction.ts';
import type { RefundAtDesk } from '../desk/refund.rules.ts';
import { toNoon } from './count-donation.action.ts';
import type { LockedDonation } from './donation-details.ts';

type Booking = { by: number };

/**
 * Books on an ISO day that a refund left us, or with `isBack` that it came back. Money that staff paid from elsewhere than
 * where the donation is first moves there, or back from there.
 */
export async function bookRefund(
  req: PayloadRequest,
  { reference, method, currency, fund }: LockedDonation,
  { id, payment, units, place }: Pick<RefundAtDesk, 'id' | 'payment' | 'units' | 'place'>,
  { day, isBack, by }: Booking & { day: string; isBack: boolean },
): Promise<void> {
  if (place !== null && place !== method) {
    const [from, to] = isBack ? [method, place] : [place, method];
    await move(req, { from, to, units, currency, fund, day, by });
  }
  await applyEvent(req, {
    method,
    // A payment service that does not list its refunds can report one again that staff said came back.
    id: `refund:${id}:${isBack ? 'back' : 'sent'}:${day}`,
    payment,
    refund: id,
    kind: 'refunded',
    reference,
    currency,
    amount: isBack ? 0n : units,
    moment: await momentOn(req, id, day),
    // Of the same moment it came back last.
    sequence: isBack ? 1 : 0,
  });
}

/** Noon of the day, but not before what is known of this refund. */
async function momentOn(req: PayloadRequest, refund: string, day: string): Promise<Date> {
  const [last] = await queryRows<{ moment: string | Date | null }>(
    req,
    sql`select max(moment) as moment from money.events where refund = ${refund}::uuid`,
  );
  const noon = toNoon(day);
  return last?.moment && new Date(last.moment) > noon ? new Date(last.moment) : noon;
}

type Move = {
  from: PaymentMethodId;
  to: PaymentMethodId;
  units: bigint;
  currency: string;
  fund: Fund;
  day: string;
  by: number;
};

async function move(req: PayloadRequest, { from, to, units, currency, fund, day, by }: Move): Promise<void> {
  const money = { units, currency };
  const moved = await exchangeMoney(req, {
    day: (await nextOpenDay(req, day)) ?? day,
    by,
    note: '',
    from: { ...money, method: from },
    to: { ...money, method: to },
    fund,
    rate: null,
  });
  if (!moved.ok) throw new Error(`The money of a refund could not be moved: ${moved.problem}`);
}

/** The refunds of a donation that match a condition on `f` and its task `t`, the oldest first, locked with the donation. */
export async function findRefunds(
  req: PayloadRequest,
  donation: string,
  condition = sql`true`,
): Promise<RefundAtDesk[]> {
  const rows = await queryRows<Omit<RefundAtDesk, 'units'> & { units: string }>(
    req,
    sql`select f.id, f.payment, f.amount::text as units, f.state, f.sent_by as "sentBy", t.place, t.done_on::text as "doneOn"
        from money.refunds f left join money.refund_tasks t on t.refund = f.id
        where f.donation = ${donation} and ${condition} order by f.asked_at, f.id`,
  );
  return rows.map(({ units, ...row }) => ({ ...row, units: BigInt(units) }));
}

/** Stores that staff paid a refund. The account it went to is no longer needed. */
export async function storeDone(
  req: PayloadRequest,
  { id, place }: Pick<RefundAtDesk, 'id' | 'place'>,
  { day, document, by, now }: { day: string; document: string; by: number; now: Date },
): Promise<void> {
  await setState(req, id, 'sent', now);
  if (place === null) return;
  await queryRows(
    req,
    sql`update money.refund_tasks set done_on = ${day}, done_by = ${by}, document = ${document}, payee = null
        where refund = ${id}`,
  );
}

/** A state that somebody here decided, not the provider. */
export async function setState(
  req: PayloadRequest,
  id: string,
  state: RefundState,
  now: Date,
): Promise<void> {
  await queryRows(
    req,
    sql`update money.refunds set state = ${state}, changed_at = ${now.toISOString()}, reported_at = null
        where id = ${id}`,
  );
}
