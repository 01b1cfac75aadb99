import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { Order, Ticket } from './order-store.ts';

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
  /** What of it has still to be paid back for tickets that were cancelled one by one. */
  owed: bigint;
  /** What of it was paid for tickets that were cancelled one by one, while nobody has chosen what becomes of it. */
  asked: bigint;
};

type Row = Omit<TicketPayment, 'stays' | 'owed' | 'asked'> & Record<'stays' | 'owed' | 'asked', string>;

/** All that has to be paid for an order; null if it is free. */
export function orderTotal({
  price,
  gift,
  currency,
}: Pick<Order, 'price' | 'gift' | 'currency'>): Money | null {
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
  const rows = await queryRows<Row & { order: string }>(
    reader,
    sql`select p.donation, p.order_id as "order", g.reference, g.method, p.state as use, s.state as status,
          (s.received - s.refunded - s.lost - s.disputed)::text as stays, owed::text, coalesce(asked, 0)::text as asked
        from tickets.payments p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
          join tickets.orders b on b.id = p.order_id
          cross join lateral (select greatest(0, coalesce(sum(t.price), 0) - s.refunded - s.lost) as owed
            from tickets.tickets t where t.refund_of = p.donation) as back
          -- Nobody is asked about a price that went back already.
          cross join lateral (select least(sum(t.price), greatest(0, s.received - s.refunded - s.lost - s.disputed
              - owed - b.gift - (b.price - sum(t.price)))) as asked
            from tickets.tickets t where t.asks_of = p.donation) as cancelled
        where ${condition} order by p.made_at, p.donation`,
  );
  return rows.map(({ stays, owed, asked, ...row }) => ({
    ...row,
    ...{ stays: BigInt(stays), owed: BigInt(owed), asked: BigInt(asked) },
  }));
}

/** The payments of one order. */
export const listOrderPayments = (reader: Writer, order: string): Promise<TicketPayment[]> =>
  listPayments(reader, sql`p.order_id = ${order}::uuid`);

/** The payment with which a ticket of its order was paid; null where it cost nothing, or was passed on to this order. */
export async function paymentOfTicket(
  reader: Writer,
  { id }: Pick<Order, 'id'>,
  { price }: Pick<Ticket, 'price'>,
): Promise<TicketPayment | null> {
  if (price === 0) return null;
  return (await listOrderPayments(reader, id)).find(({ use, stays }) => use === 'used' && stays > 0n) ?? null;
}

/** The order that is paid with a donation; null if it is for no tickets. */
export async function orderPaidBy(reader: Writer, reference: string): Promise<string | null> {
  const [payment] = await listPayments(reader, sql`g.reference = ${reference}`);
  return payment?.order ?? null;
}
