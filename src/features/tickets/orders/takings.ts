import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import { TICKETS } from '#money/ledger/posting.rules.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { findOrder, type Order } from './order-store.ts';
import { listPayments, partForTickets, type TicketPayment } from './payment-store.ts';

/** What stands in the books for the tickets of an event, by currency: what was refunded or left as a gift is not in it. */
export async function sumTakings(reader: Writer, event: number): Promise<Money[]> {
  const rows = await queryRows<{ currency: string; units: string }>(
    reader,
    // An order of several events is one payment: each event has the share of its prices.
    sql`select currency, sum(units)::text as units from (
          select l.currency, round(-l.amount * (o.prices ->> ${String(event)})::numeric / o.price)::bigint as units
          from tickets.orders o join tickets.payments p on p.order_id = o.id
            join money.entries e on e.donation = p.donation join money.lines l on l.entry = e.id and l.account = ${TICKETS}
          where o.price > 0 and jsonb_exists(o.prices, ${String(event)})) as shares
        group by currency having sum(units) <> 0 order by 1`,
  );
  return rows.map(({ units, currency }) => storedMoney(units, currency));
}

/** Money that came for places that could not be given, or whose order was cancelled. */
export type WaitingMoney = { order: Order; reference: string; amount: Money; use: TicketPayment['use'] };

/** What waits for its buyer's choice, or for staff to pay it back, of an event, the oldest first. */
export async function listWaitingMoney(reader: Writer, event: number): Promise<WaitingMoney[]> {
  const payments = await listPayments(
    reader,
    sql`(p.state in ('unplaced', 'refund') or exists (select from tickets.tickets t where p.donation in (t.refund_of, t.asks_of)))
      and s.received > s.refunded + s.lost
      and exists (select from tickets.orders o where o.id = p.order_id and jsonb_exists(o.prices, ${String(event)}))`,
  );
  const waiting = await Promise.all(
    payments.map(async payment => {
      const order = await findOrder(reader, payment.order);
      if (!order?.currency) return [];
      const { reference, use, owed, asked } = payment;
      const money = (units: bigint) => ({ units, currency: order.currency ?? '' });
      const isBack = order.price > 0 && payment.stays <= BigInt(order.gift);
      const isWhole = (use === 'unplaced' || use === 'refund') && !isBack;
      return [
        ...(isWhole ? [{ order, reference, amount: money(partForTickets(order, payment)), use }] : []),
        ...(asked > 0n ? [{ order, reference, amount: money(asked), use: 'unplaced' as const }] : []),
        ...(owed > 0n ? [{ order, reference, amount: money(owed), use: 'refund' as const }] : []),
      ];
    }),
  );
  return waiting.flat();
}
