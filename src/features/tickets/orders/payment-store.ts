import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { Order } from './order-store.ts';

/** See payment-tables.ts. */
type PaymentUse = 'open' | 'used' | 'unplaced' | 'gift' | 'refund';

/** A payment of an order as the books know it. */
export type TicketPayment = {
  donation: string;
  reference: string;
  method: PaymentMethodId;
  use: PaymentUse;
  /** What the books say of it. */
  status: DonationStatus;
  /** What arrived and stays, in smallest units. */
  stays: bigint;
};

type Row = Omit<TicketPayment, 'stays'> & { stays: string };

/** All that has to be paid for an order; null if it is free. */
export function totalOf({ price, gift, currency }: Pick<Order, 'price' | 'gift' | 'currency'>): Money | null {
  return currency === null ? null : storedMoney(price + gift, currency);
}

/** What stays of a payment for the tickets of its order, in smallest units; all of it where they cost nothing. */
export function partForTickets(
  { price }: Pick<Order, 'price'>,
  { stays }: Pick<TicketPayment, 'stays'>,
): bigint {
  return price > 0 && stays > BigInt(price) ? BigInt(price) : stays;
}

/** The payments that match an SQL condition on `p` (a payment), `g` and `s` (its donation and status), the first first. */
export async function listPayments(
  reader: Writer,
  condition: SQL,
): Promise<(TicketPayment & { order: string })[]> {
  const rows = await rowsOf<Row & { order: string }>(
    reader,
    sql`select p.donation, p.order_id as "order", g.reference, g.method, p.state as use, s.state as status,
          (s.received - s.refunded - s.lost - s.disputed)::text as stays
        from tickets.payments p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
        where ${condition} order by p.made_at, p.donation`,
  );
  return rows.map(({ stays, ...row }) => ({ ...row, stays: BigInt(stays) }));
}

/** The payments of one order. */
export const paymentsOf = (reader: Writer, order: string): Promise<TicketPayment[]> =>
  listPayments(reader, sql`p.order_id = ${order}::uuid`);

/** The order that is paid with a donation; null if it is for no tickets. */
export async function orderPaidBy(reader: Writer, reference: string): Promise<string | null> {
  const [payment] = await listPayments(reader, sql`g.reference = ${reference}`);
  return payment?.order ?? null;
}
