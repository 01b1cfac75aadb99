import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { announceChange } from '#platform/announce-change.ts';
import { logInfo } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { LETTER_KIND, ticketMails } from './order-mail.texts.ts';
import { type Answer, PLACES_TAG, readOrders } from './order-store.ts';

/** An order as exported to whoever made it. */
export type OwnOrder = {
  ordered: string;
  state: string;
  name: string | null;
  tickets: string[];
  answers: Pick<Answer, 'question' | 'answer'>[];
};

/** Every order of an address in any spelling, oldest first. */
export async function findOrders(payload: Payload, email: string): Promise<OwnOrder[]> {
  const orders = await readOrders({ payload }, sql`o.compared = ${comparedEmail(email)}`);
  return orders.map(({ madeAt, state, name, tickets, answers }) => ({
    ordered: new Date(madeAt).toISOString(),
    state,
    name,
    tickets: tickets.map(({ eventName, kindName, name: of }) =>
      [`${eventName}: ${kindName}`, ...(of === null ? [] : [of])].join(', '),
    ),
    answers: (answers ?? []).map(({ question, answer }) => ({ question, answer })),
  }));
}

/** Deletes the orders of an address, which gives their places back. Returns how many. */
export async function eraseOrders(writer: Writer, email: string): Promise<number> {
  const erased = await queryRows<{ id: string }>(
    writer,
    sql`delete from tickets.orders where compared = ${comparedEmail(email)} returning id`,
  );
  if (erased.length > 0) {
    await eraseMails(writer, erased);
    await announceChange(writer, [PLACES_TAG]);
  }
  return erased.length;
}

/** Addresses in all orders that are not anonymised yet. */
export async function orderAddresses(writer: Writer): Promise<string[]> {
  const rows = await queryRows<{ compared: string }>(
    writer,
    sql`select distinct compared from tickets.orders where compared is not null`,
  );
  return rows.map(({ compared }) => compared);
}

const DAYS_REMEMBERED = 90;
/** As long as an address that asked for the newsletter and was never confirmed. */
const DAYS_UNCONFIRMED = 14;
/** A letter that somebody began and never sent. */
const DAYS_DRAFTED = 30;

/**
 * Anonymises orders ninety days after their last event; the numbers stay. Deletes what nobody confirmed, and what
 * waited in vain, fourteen days later. Letters to one person go with them.
 */
export async function forgetOrders(writer: Writer, now: Date): Promise<void> {
  const unconfirmed = await queryRows<{ id: string }>(
    writer,
    sql`delete from tickets.orders o where not exists (select from tickets.payments p where p.order_id = o.id)
          and case state when 'held' then held_until when 'waiting' then over_at
          when 'asking' then changed_at when 'left' then changed_at end
            < ${now.toISOString()}::timestamptz - ${DAYS_UNCONFIRMED} * interval '1 day' returning id`,
  );
  const forgotten = await queryRows<{ id: string }>(
    writer,
    sql`update tickets.orders set name = null, email = null, compared = null, answers = null
        where name is not null
          and over_at < ${now.toISOString()}::timestamptz - ${DAYS_REMEMBERED} * interval '1 day' returning id`,
  );
  await queryRows(
    writer,
    sql`delete from tickets.letters l where (l.sent_at is null
          and l.changed_at < ${now.toISOString()}::timestamptz - ${DAYS_DRAFTED} * interval '1 day')
        or exists (select from tickets.orders o where o.id = l.order_id and o.name is null)`,
  );
  const all = [...unconfirmed, ...forgotten];
  if (all.length === 0) return;
  await queryRows(
    writer,
    sql`update tickets.tickets set name = null
        where name is not null and order_id in (select id from tickets.orders where name is null)`,
  );
  await eraseMails(writer, all);
  logInfo('people with tickets of past events forgotten', { orders: all.length });
}

async function eraseMails(writer: Writer, orders: readonly { id: string }[]): Promise<void> {
  await queryRows(
    writer,
    sql`delete from mails where kind in ${[...ticketMails, LETTER_KIND]} and data ->> 'uid' in ${orders.map(({ id }) => id)}`,
  );
}
