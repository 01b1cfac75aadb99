import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type Order, readOrders, stillIn } from './order-store.ts';

/** An order of somebody who can be written to, with its tickets of one event. */
export type Holder = Order & { email: string };

/**
 * The people who get mails about an event: those who hold a valid ticket now, also one that was passed on to them, or those
 * who wait for one.
 * `which` is a further SQL condition on `o`, an order. The first ordered comes first.
 */
export async function readHolders(
  reader: Writer,
  event: number,
  which: SQL = sql`true`,
  state: 'confirmed' | 'waiting' = 'confirmed',
): Promise<Holder[]> {
  const orders = await readOrders(
    reader,
    sql`o.state = ${state} and o.email is not null and (${which}) and exists (select from tickets.tickets t
          where t.order_id = o.id and t.event = ${event} and t.cancelled_at is null)`,
  );
  return orders.flatMap(order => {
    const { email } = order;
    const tickets = order.tickets.filter(each => each.event === event);
    return email === null ? [] : [{ ...order, email, tickets }];
  });
}

/** The tickets of an event with which somebody was let in, as far as the phones at the door have told. */
export async function listInside(reader: Writer, event: number): Promise<Set<string>> {
  const rows = await queryRows<{ ticket: string }>(
    reader,
    sql`select distinct a.ticket from tickets.door_log a
        where a.event = ${event} and a.ticket is not null and ${stillIn}`,
  );
  return new Set(rows.map(({ ticket }) => ticket));
}
