import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Money, storedMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { endOrder } from './change-order.action.ts';
import { orderMailTexts } from './order-mail.texts.ts';
import { AT_DOOR, canCancel, readOrders } from './order-store.ts';

/**
 * SQL: the whole price went back for the tickets that a payment `p` paid, of an order `b` with the status `s`, and nobody has said
 * what becomes of them. A dispute counts while it lasts.
 */
export const wentBack = sql`(p.state = 'used' and p.kept_at is null and b.price > 0 and s.received > 0
  and s.received - s.refunded - s.lost - s.disputed <= b.gift)`;

/**
 * SQL: the valid tickets `t` that a payment `p` paid, and the orders `o` of their holders. `b` is the order that was paid, `g` the
 * donation with its reference, `s` its status.
 */
const paidTickets = sql`tickets.payments p join tickets.orders b on b.id = p.order_id
  join money.donations g on g.id = p.donation join money.statuses s on s.donation = p.donation
  join tickets.tickets t on coalesce(t.bought_in, t.order_id) = p.order_id and t.cancelled_at is null
  join tickets.orders o on o.id = t.order_id and o.state = 'confirmed'`;

/** Tickets that are valid although their price went back. */
export type PaidBack = {
  reference: string;
  /** Who ordered them; null once it is deleted, and for a sale at the door. */
  name: string | null;
  isAtDoor: boolean;
  price: Money;
  tickets: number;
  /** One of their events. */
  event: number;
  isDisputed: boolean;
};

/** What waits for somebody to decide about it, of one event or all that are not over, the oldest first. */
export async function listPaidBack(
  reader: Writer,
  now: Date,
  event: number | null = null,
): Promise<PaidBack[]> {
  const rows = await queryRows<Omit<PaidBack, 'price'> & { units: string; currency: string }>(
    reader,
    sql`select g.reference, b.name, b.price::text as units, b.currency, s.disputed > 0 as "isDisputed",
          bool_or(b.attempt like ${`${AT_DOOR}%`}) as "isAtDoor", count(*)::int as tickets, min(t.event)::int as event
        from ${paidTickets} where ${wentBack} and o.over_at > ${now.toISOString()}::timestamptz
        group by g.reference, b.name, b.price, b.currency, s.disputed, p.changed_at
        having ${event}::int is null or bool_or(t.event = ${event}::int) order by p.changed_at, g.reference`,
  );
  return rows.map(({ units, currency, ...row }) => ({ ...row, price: storedMoney(units, currency) }));
}

/** The valid tickets that a donation pays, with their price; null if there are none. */
export async function findPaidTickets(
  reader: Writer,
  reference: string,
): Promise<{ price: Money; tickets: number } | null> {
  const [found] = await queryRows<{ units: string; currency: string; tickets: number }>(
    reader,
    sql`select b.price::text as units, b.currency, count(*)::int as tickets
        from ${paidTickets} where g.reference = ${reference} and b.price > 0 and p.state = 'used' and p.kept_at is null
        group by b.price, b.currency`,
  );
  return found ? { price: storedMoney(found.units, found.currency), tickets: found.tickets } : null;
}

/**
 * What staff decide about the tickets of a payment that went back. `cancel`: their places are free again, and their holders are
 * mailed, also those to whom a ticket was passed on. `keep`: they stay valid, and nobody is asked again. `refunding`: the money is
 * still on its way back. The first decision counts.
 */
export async function decidePaidTickets(
  payload: Payload,
  { reference, wish, refunding = false }: { reference: string; wish: 'cancel' | 'keep'; refunding?: boolean },
  now: Date,
): Promise<Outcome<'cancel' | 'keep', 'decided'>> {
  return inOneTransaction(payload, async req => {
    const orders = await lockHolding(req, reference);
    const [payment] = await queryRows<{ donation: string }>(
      req,
      sql`update tickets.payments p set changed_at = ${now.toISOString()},
            kept_at = case when ${wish} = 'keep' then ${now.toISOString()}::timestamptz end,
            state = case when ${wish === 'cancel' && refunding} then 'refund' else p.state end
          from tickets.orders b, money.donations g, money.statuses s
          where b.id = p.order_id and g.id = p.donation and s.donation = p.donation and g.reference = ${reference}
            and ${refunding ? sql`p.state = 'used' and p.kept_at is null` : wentBack} returning p.donation`,
    );
    if (!payment) return problem('decided');
    if (wish === 'keep') return ok(wish);
    await queryRows(
      req,
      sql`update tickets.tickets set asks_of = null where asks_of = ${payment.donation}::uuid`,
    );
    // An order that is over has no places to give back.
    for (const order of orders.filter(each => each.state === 'confirmed' && canCancel(each, now)))
      await endOrder(req, order, [], now, orderMailTexts[order.language].paidBack);
    return ok(wish);
  });
}

/** The orders that hold tickets of a payment, which no other transaction changes until this one ends. */
async function lockHolding(req: PayloadRequest, reference: string) {
  const paid = sql`select p.order_id from tickets.payments p join money.donations g on g.id = p.donation
    where g.reference = ${reference}`;
  const ids = await queryRows<{ id: string }>(
    req,
    sql`select id from tickets.orders where id in (${paid})
          or id in (select order_id from tickets.tickets where bought_in in (${paid})) order by id for update`,
  );
  return ids.length === 0 ? [] : readOrders(req, sql`o.id in ${ids.map(({ id }) => id)}`);
}
