import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Money, storedMoney } from '#core/money.ts';
import { logFault } from '#platform/log.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { afterChange, askAboutPart, endOrder, lockOrder, setState } from './change-order.action.ts';
import { orderMailTexts } from './order-mail.texts.ts';
import { canCancel } from './order-store.ts';

/** SQL: valid tickets `t` that cost something, of orders `o` that `b` paid, for an event that staff have cancelled, or any. */
const paidTickets = (now: Date, event: number | null) => sql`tickets.tickets t
    join tickets.orders o on o.id = t.order_id and o.state = 'confirmed' and o.over_at > ${now.toISOString()}::timestamptz
    join tickets.orders b on b.id = coalesce(t.bought_in, t.order_id) and b.currency is not null
    join events e on e.id = t.event and e.state = 'cancelled' and e._status = 'published'
  where (${event}::int is null or t.event = ${event}::int) and t.cancelled_at is null and t.price > 0`;

/** An event that does not take place: orders with valid tickets that cost something, and what was paid for them. */
type CalledOff = { event: number; orders: number; prices: Money[] };

/** The paid tickets that are still valid although staff have cancelled their event: of one event, or of all. */
export async function listCalledOff(
  reader: Writer,
  now: Date,
  event: number | null = null,
): Promise<CalledOff[]> {
  const rows = await queryRows<{ event: number; units: string; currency: string; orders: number }>(
    reader,
    sql`select t.event, sum(t.price)::text as units, b.currency, count(distinct o.id)::int as orders
        from ${paidTickets(now, event)} group by t.event, b.currency order by t.event, b.currency`,
  );
  return [...Map.groupBy(rows, row => row.event)].map(([id, own]) => ({
    event: id,
    orders: own.reduce((sum, { orders }) => sum + orders, 0),
    prices: own.map(({ units, currency }) => storedMoney(units, currency)),
  }));
}

/**
 * Cancels the tickets that were paid for an event that does not take place, and asks each payer whether the price stays as a gift or
 * comes back. Each order is a transaction of its own: one that fails holds up no other, and a second press does the rest. Returns
 * how many were done, and how many were not.
 */
export async function callOff(
  payload: Payload,
  event: number,
  now: Date,
): Promise<{ done: number; failed: number }> {
  const orders = await queryRows<{ id: string }>(
    { payload },
    sql`select distinct o.id from ${paidTickets(now, event)} order by o.id`,
  );
  const result = { done: 0, failed: 0 };
  for (const { id } of orders) {
    try {
      const isDone = await inOneTransaction(payload, req => callOffOrder(req, id, event, now));
      result[isDone ? 'done' : 'failed'] += 1;
    } catch (error) {
      logFault(error, { doing: 'cancel an order of a cancelled event' });
      result.failed += 1;
    }
  }
  return result;
}

/** False if the order is over. */
async function callOffOrder(req: PayloadRequest, id: string, event: number, now: Date): Promise<boolean> {
  const order = await lockOrder(req, id);
  if (order?.state !== 'confirmed') return true;
  if (!canCancel(order, now)) return false;
  if (order.tickets.every(ticket => ticket.event === event)) {
    await endOrder(req, order, [], now, orderMailTexts[order.language].calledOff);
    return true;
  }
  // The tickets of its other events stay valid.
  const own = order.tickets.filter(ticket => ticket.event === event);
  const payers = await queryRows<{ id: string }>(
    req,
    sql`select distinct coalesce(bought_in, order_id) as id from tickets.tickets
        where id in ${own.map(ticket => ticket.id)} order by 1`,
  );
  for (const payer of payers)
    await askAboutPart(req, payer.id, { order: { ...order, tickets: own }, events: [] });
  await queryRows(
    req,
    sql`update tickets.tickets set cancelled_at = ${now.toISOString()} where id in ${own.map(ticket => ticket.id)}`,
  );
  await setState(req, id, order.state, now);
  await afterChange(req, id, [], 'tickets-changed');
  return true;
}
