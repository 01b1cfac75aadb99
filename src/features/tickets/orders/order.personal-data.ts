import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { announceChange } from '#platform/announce-change.ts';
import { logInfo } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { LETTER_KIND, LETTER_TEST_KIND, ticketMails } from './order-mail.texts.ts';
import { queueTicketMail } from './order-mails.ts';
import { type Answer, findOrder, PLACES_TAG, readOrders, stillIn } from './order-store.ts';

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

/**
 * Deletes the orders of an address, which frees their places. Tickets that were passed on to it go back to their buyers.
 * Returns the number of orders.
 */
export async function eraseOrders(req: PayloadRequest, email: string, now: Date): Promise<number> {
  await lockOrders(req, comparedEmail(email));
  await returnTickets(req, comparedEmail(email), now);
  const erased = await queryRows<{ id: string }>(
    req,
    sql`delete from tickets.orders where compared = ${comparedEmail(email)} returning id`,
  );
  if (erased.length > 0) {
    await eraseMails(req, erased);
    await eraseChosenLetters(req, erased);
    await announceChange(req, [PLACES_TAG]);
  }
  return erased.length;
}

/**
 * Locks the orders of an address and those of the buyers of its tickets. If holder and buyer are erased at once, the second erasure
 * then finds what the first gave back.
 */
async function lockOrders(req: PayloadRequest, compared: string): Promise<void> {
  const own = sql`select id from tickets.orders where compared = ${compared}`;
  await queryRows(
    req,
    sql`select from tickets.orders where id in (${own})
          or id in (select bought_in from tickets.tickets where order_id in (${own})) order by id for update`,
  );
}

/**
 * Gives the valid tickets that `compared` holds back to their buyers, each with the next issue and in an order of its own, and mails
 * the buyers. Tickets without a buyer, or with which somebody came, are deleted with their holder.
 */
async function returnTickets(req: PayloadRequest, compared: string, now: Date): Promise<void> {
  const passed = await queryRows<{ id: string; issue: number; buyer: string }>(
    req,
    sql`select t.id, t.issue, b.id as buyer from tickets.tickets t join tickets.orders o on o.id = t.order_id
          join tickets.orders b on b.id = t.bought_in
        where o.compared = ${compared} and o.state = 'confirmed' and t.cancelled_at is null
          and o.over_at > ${now.toISOString()}::timestamptz and b.email is not null and b.compared <> ${compared}
          and not exists (select from tickets.door_log a where a.ticket = t.id and ${stillIn})
        order by t.id for update of t`,
  );
  for (const { id, issue, buyer } of passed) {
    const [made] = await queryRows<{ id: string }>(
      req,
      sql`insert into tickets.orders
            (state, language, name, email, compared, answers, attempt, over_at, made_at, changed_at)
          select 'confirmed', b.language, b.name, b.email, b.compared, '[]', ${`${id} issue ${issue + 1}`}, o.over_at,
            ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
          from tickets.tickets t join tickets.orders o on o.id = t.order_id, tickets.orders b
          where t.id = ${id}::uuid and b.id = ${buyer}::uuid returning id`,
    );
    await queryRows(
      req,
      sql`update tickets.tickets set order_id = ${made?.id ?? ''}::uuid, issue = issue + 1, name = null, passed_from = null
          where id = ${id}::uuid`,
    );
    const order = await findOrder(req, made?.id ?? '');
    if (order) await queueTicketMail(req, 'tickets-returned', order, []);
  }
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
  await eraseChosenLetters(writer, all);
  logInfo('people with tickets of past events forgotten', { orders: all.length });
}

async function eraseMails(writer: Writer, orders: readonly { id: string }[]): Promise<void> {
  await queryRows(
    writer,
    sql`delete from mails where kind in ${[...ticketMails, LETTER_KIND, LETTER_TEST_KIND]}
          and data ->> 'uid' in ${orders.map(({ id }) => id)}`,
  );
}

/**
 * Deletes letters to people who were chosen by hand once none of them is known any more, because their words may name them. They
 * are locked first: of two people who are erased at once, the later one sees that the other is gone.
 */
async function eraseChosenLetters(writer: Writer, erased: readonly { id: string }[]): Promise<void> {
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(erased.map(({ id }) => id))}::jsonb)::uuid)`;
  await queryRows(
    writer,
    sql`select from tickets.letters where audience = 'chosen' and chosen && ${ids} order by id for update`,
  );
  await queryRows(
    writer,
    sql`with gone as (delete from tickets.letters l where l.audience = 'chosen' and l.chosen && ${ids} and not exists
            (select from tickets.orders o where o.id = any(l.chosen) and o.name is not null) returning l.id)
        delete from mails where bulk_of in (select id::text from gone)`,
  );
}
