import { sql } from '@payloadcms/db-postgres/drizzle';
import { toInbox } from '#core/email-address.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { keysFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { dayNumber, digestCallers } from '#platform/limits/limit-store.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { MailKind } from './mail-areas.ts';

// What visitors do leads to mail, and anybody can type any address. So one inbox gets a bounded number of such mails a day, over
// all forms together. Why each kind has its rule is in docs/decisions/0098-a-daily-budget-for-each-inbox.md.

/**
 * How one kind of mail counts. `most`: beyond so many of its group in a day it is not sent; null: it always is, and uses the
 * budget up. `beyond`: it is then kept in the outbox for staff, or not stored at all.
 */
type BudgetRule = {
  group: 'visitors' | 'links' | 'hosts';
  most: 'usual' | 'links' | 'hosts' | null;
  beyond: 'kept' | 'refused';
};

/** Anybody who types an address causes it. */
const usual = { group: 'visitors', most: 'usual', beyond: 'kept' } as const;
/**
 * It lets its reader in, so other mails use none of it up. Whoever sends it limits how much of it one network uses up, or a
 * stranger could lock somebody out.
 */
const link = { group: 'links', most: 'links', beyond: 'kept' } as const;
/** Something was paid, or a link was opened that only this inbox has: its reader has to know. */
const counted = { ...usual, most: null } as const;

/** Kinds without a rule are caused by staff, by a payment provider or by the signed-in owner of the address. */
const budgetRules: Partial<Record<MailKind, BudgetRule>> = {
  confirm: usual,
  'meeting-held': usual,
  'tickets-held': usual,
  'tickets-received': usual,
  'tickets-asking': usual,
  'tickets-transfer': usual,
  'tickets-transfer-held': usual,
  'bank-transfer': usual,
  'honour-card': usual,
  'sign-in': link,
  'giver-link': link,
  receipt: counted,
  'monthly-changed': counted,
  'meeting-booked': counted,
  'meeting-moved': counted,
  'meeting-cancelled': counted,
  'meeting-reminder': counted,
  'tickets-confirmed': counted,
  'tickets-cancelled': counted,
  'tickets-changed': counted,
  'tickets-passed': counted,
  'tickets-waiting': counted,
  'tickets-offered': counted,
  'tickets-paid': counted,
  'tickets-unplaced': counted,
  'meeting-of-host': { group: 'hosts', most: 'hosts', beyond: 'refused' },
};

/** Enough for three networks that ask for all they may. */
const LINKS_A_DAY = 12;
/** A host who gets more is told once, and looks at the page of meetings. */
const HOST_MAILS_A_DAY = 12;

const limitByRule = {
  usual: () => env.MAILS_PER_INBOX,
  links: () => LINKS_A_DAY,
  hosts: () => HOST_MAILS_A_DAY,
};

let digestCaller: ReturnType<typeof digestCallers> | undefined;

/** The columns of a mail that `withinBudget` reads: what counts it, the day it arrives, and what happens beyond the limit. */
export function chooseBudget(kind: MailKind, to: string, at: Date) {
  const rule = budgetRules[kind];
  if (!rule) return {};
  digestCaller ??= digestCallers(keysFor('callers')[0]);
  const day = dayNumber(at.getTime());
  return {
    counter: digestCaller(`mails of ${rule.group}`, toInbox(to), day),
    day,
    most: rule.most === null ? null : limitByRule[rule.most](),
    beyond: rule.beyond,
  };
}

/** The columns of `chooseBudget` in a JSON record. */
export const budgetColumns = 'counter text, day int, most int, beyond text';

/**
 * SQL that counts the mails in `from`, which has these columns and a `dedupe_key`, and returns how many each counter now has. Of
 * several statements at once each sees the others, because the row of a counter is locked until the transaction ends.
 */
export const countMailsText = (from: string): string => `
  insert into limits.inboxes as known (counter, day, used)
  select counter, day, count(*) from ${from} as mail
  where counter is not null and not exists (select from mails where dedupe_key = mail.dedupe_key)
  group by counter, day order by counter
  on conflict (counter) do update set used = known.used + excluded.used
  returning counter, used`;

/** Counts an act that was undone because of a full inbox. */
export async function noteRefused(writer: Writer, counter: string): Promise<void> {
  await queryRows(writer, sql`update limits.inboxes set refused = refused + 1 where counter = ${counter}`);
}

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const inboxTableStep = 'inbox-table-1';

/** Unlogged, like the other limits: not in replicas, and empty after a crash. `day` is in days since 1970. */
const table = `
  create schema if not exists limits;
  create unlogged table if not exists limits.inboxes (
    counter text primary key,
    day int not null,
    used int not null,
    refused int not null default 0
  ) with (fillfactor = 50);
  comment on table limits.inboxes is
    'How many mails that visitors caused an inbox gets on a day, by a digest that changes daily. Deleted after that day.';
`;

const TABLE_LOCK = 4_012_094;

/** Creates the table in the database at `url`. */
export async function prepareInboxTable(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    await client.query(table);
  });
}

/** Deletes the counters of days before yesterday; its parameter is today, in days since 1970. */
export const deleteOldCountersText = 'delete from limits.inboxes where day < $1::int - 1';
