import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { queueMails, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { inOneTransaction, lockInTransaction, queryRows } from '#platform/transaction.ts';
import type { Holder } from '../orders/holders.ts';
import { ORDER_PARAMETER, orderLink } from '../orders/order-link.ts';
import { LETTER_KIND } from '../orders/order-mail.texts.ts';
import { ticketsInWords } from '../orders/order-mails.ts';
import type { SaleEvent } from '../orders/sale-event.ts';
import { groupTickets } from '../orders/ticket-groups.ts';
import {
  type Letter,
  letterLanguage,
  letterProblem,
  pickRecipients,
  type Recipient,
  typedBraces,
} from './letter.rules.ts';
import { letterTexts } from './letter.texts.ts';
import { findLetter, readAll } from './letter-store.ts';

/** Letters that go out about one event within a day, and to one order. */
export const MOST_LETTERS_A_DAY = 10;

/**
 * `gone`: there is no such letter any more. `changed`: it is not the one that was shown, or not complete. `nobody`: nobody would
 * get it. `often`: several went out today.
 */
export type SendProblem = 'gone' | 'changed' | 'nobody' | 'often';

type Sending = {
  /** The revision that the sender saw. */
  revision: number;
  /** The event in each language; null once staff have deleted it. */
  events: Record<Locale, SaleEvent | null>;
  account: number;
  now: Date;
};

/**
 * Queues a letter to everybody who is meant now, once: their mails are the list, and are stored with it or not at all. A second
 * press finds it sent.
 */
export async function sendLetter(
  payload: Payload,
  id: string,
  { revision, events, account, now }: Sending,
): Promise<Outcome<{ people: number }, SendProblem>> {
  return inOneTransaction(payload, async (req): Promise<Outcome<{ people: number }, SendProblem>> => {
    // As erasing somebody does: first orders, each after those with a smaller id, then letters.
    await queryRows(
      req,
      sql`select from tickets.orders o where exists (select from tickets.letters l where l.id = ${id}::uuid
            and (o.id = l.order_id or o.id = any(l.chosen)
              or exists (select from tickets.tickets t where t.order_id = o.id and t.event = l.event))) order by o.id for share`,
    );
    await queryRows(req, sql`select from tickets.letters where id = ${id}::uuid for update`);
    const letter = await findLetter(req, id);
    if (!letter) return problem('gone');
    if (letter.people !== null) return ok({ people: letter.people });
    if (letter.revision !== revision || letterProblem(letter.words)) return problem('changed');
    if (await isOften(req, letter, now)) return problem('often');
    const { holders, inside } = await readAll(req, letter.event);
    // Also those to whom a ticket was passed on before its order could be locked.
    const there = await lockOrders(req, holders);
    const recipients = pickRecipients(
      holders.filter(order => there.has(order.id)),
      letter.audience,
      inside,
      letter.chosen,
    );
    if (recipients.length === 0) return problem('nobody');
    await queueMails(
      req,
      recipients.map(recipient => toMail(letter, recipient, events)),
    );
    await queryRows(
      req,
      sql`update tickets.letters set sent_at = ${now.toISOString()}, sent_by = ${account}, people = ${recipients.length}
          where id = ${id}::uuid`,
    );
    return ok({ people: recipients.length });
  });
}

/** Counts under a lock, or two letters at once would both be the last. */
async function isOften(req: PayloadRequest, { event, audience }: Letter, now: Date): Promise<boolean> {
  await lockInTransaction(req, `letters of event ${event}`);
  const order = audience.to === 'order' ? audience.of : null;
  const [today] = await queryRows<{ count: number }>(
    req,
    sql`select count(*)::int as count from tickets.letters where event = ${event}
          and order_id is not distinct from ${order}::uuid
          and sent_at > ${now.toISOString()}::timestamptz - interval '1 day'`,
  );
  return (today?.count ?? 0) >= MOST_LETTERS_A_DAY;
}

/** Locks the orders of these holders and returns the ids that still exist. An erasure waits, and then also finds the mail. */
async function lockOrders(req: PayloadRequest, holders: readonly Holder[]): Promise<Set<string>> {
  const ids = holders.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await queryRows<{ id: string }>(
    req,
    sql`select id from tickets.orders where id in ${ids} order by id for share`,
  );
  return new Set(rows.map(({ id }) => id));
}

function toMail(
  { id, words }: Letter,
  { email, language: own, orders }: Recipient,
  events: Sending['events'],
): UnwrittenMail {
  const language = letterLanguage(words, own);
  const event = events[language];
  const tickets = orders.flatMap(order => order.tickets);
  const [link = '', ...others] = orders.map(order => orderLink(order.id, ORDER_PARAMETER, language));
  return {
    kind: LETTER_KIND,
    to: email,
    locale: language,
    subject: words[language]?.subject ?? '',
    data: {
      ...typedBraces,
      uid: orders[0]?.id ?? '',
      tickets: ticketsInWords(groupTickets(tickets, event ? [event] : []), language),
    },
    secrets: {
      link,
      ...(others.length > 0 && {
        others: letterTexts[language].others.replace('{links}', () => others.join(' · ')),
      }),
    },
    bulkOf: id,
    dedupeKey: `${LETTER_KIND}:${id}:${orders[0]?.id}`,
  };
}
