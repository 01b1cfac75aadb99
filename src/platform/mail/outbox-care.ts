import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import type { Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { executorOf } from '#platform/transaction.ts';
import {
  type MailEdition,
  type MailState,
  type MailValues,
  NO_SERVER,
  withheldOf,
  withSecrets,
} from './mail.rules.ts';
import { mailJobs, openSecrets, queueForgotten } from './outbox-store.ts';

type Writer = Parameters<typeof executorOf>[0];

/** What belongs to an issue that was paused or stopped goes on with its issue, and not by itself. */
const ofIssueAtRest = sql`(bulk_of is not null and exists (
  select from mails other
  where other.bulk_of = mails.bulk_of and other.state = 'held' and other.reason like 'The issue %'))`;

/** Lets one message that failed, bounced or was kept go once more, at once; tells whether it could. */
export async function tryAgain(writer: Writer, id: number): Promise<boolean> {
  return (await release(writer, sql`id = ${id} and state in ('failed', 'bounced', 'held')`)) === 1;
}

/** Lets all go that failed, or all that were kept because no mail server was set; tells how many. */
export function tryAllAgain(writer: Writer, which: 'failed' | 'held'): Promise<number> {
  return release(
    writer,
    which === 'failed' ? sql`state = 'failed'` : sql`state = 'held' and reason = ${NO_SERVER}`,
  );
}

/** Lets those mails of an issue go that were kept because no mail server was set; tells how many. */
export function releaseIssue(payload: Payload, issue: number): Promise<number> {
  return release({ payload }, sql`state = 'held' and reason = ${NO_SERVER} and bulk_of = ${String(issue)}`);
}

async function release(writer: Writer, which: SQL): Promise<number> {
  const executor = await executorOf(writer);
  const { rows } = (await executor.execute(sql`
    with released as (
      update mails set state = 'waiting', attempts = 0, reason = null, next_attempt_at = now(), updated_at = now()
      where ${which} and not ${ofIssueAtRest} returning id, bulk_of, next_attempt_at
    ) select (select count(*) from released) as released, ${mailJobs('released')}
  `)) as { rows: { released: string | number }[] };
  return Number(rows[0]?.released ?? 0);
}

/** How many messages stand where; those to staff counted only where `withStaff` is said. */
export async function countMails(
  writer: Parameters<typeof executorOf>[0],
  { withStaff }: { withStaff: boolean },
): Promise<Partial<Record<MailState, number>>> {
  const executor = await executorOf(writer);
  const { rows } = (await executor.execute(sql`
    select state, count(*)::int as n from mails where ${withStaff} or not for_staff group by state
  `)) as { rows: { state: MailState; n: number }[] };
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Why a mail rests after a restore, as the outbox shows it to staff. */
const RESTORED = 'It waited when the backup was made that was restored; it may have been sent since.';

/**
 * For a database that comes from a backup: what waited then may have left since, and nothing sent can be called
 * back. So everything that waits is kept until staff have looked. Mails of issues rest with their issue. The queue is not
 * part of a backup: jobs of the database that was replaced go, and those of mails come again when staff let them go.
 * @returns what was done, in words for whoever restored; null when nothing waited.
 */
export async function restMails(client: ClientBase): Promise<string | null> {
  const { rowCount } = await client.query(
    `update mails set state = 'held', reason = $1, lease_by = null, updated_at = now() where state in ('waiting', 'sending')`,
    [RESTORED],
  );
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  if (!rowCount) return null;
  return `${rowCount} mails waited when the backup was made. They may have been sent since, so they are kept in the outbox: look, then let them go.`;
}

/** Words of a message are of use while somebody may ask about it; that it was sent, for a year. */
const BODY_DAYS = 30;
const ROW_DAYS = 365;

type Words = { html: string; text: string };
type StoredWords = {
  html: string | null;
  text: string | null;
  data: MailValues | null;
  sealed: string | null;
  messageId: string;
  to: string;
  locale: Locale;
  edition: MailEdition | null;
  bulkOf: string | null;
};

/** The words of a mail that are not stored with it but with what it is part of; null where they are gone. */
export type BulkWords = (
  payload: Payload,
  of: { issue: string; locale: Locale; edition: MailEdition },
  now: Date,
) => Promise<Words | null>;

/** Links of mails open in development, where signing up is tried out; elsewhere they are their reader's keys. */
export const linksAreShown = () => env.ADEY_ENV !== 'production';

type Reading = { bulkWords?: BulkWords; showLinks?: boolean; now?: Date };

/**
 * The words of one mail as its reader gets them; null where none are stored. Where links are not shown the words name
 * what stands in their places, and those of an issue always do. The caller checks who may read it.
 */
export async function findWords(
  writer: Writer,
  id: number,
  { bulkWords, showLinks = linksAreShown(), now = new Date() }: Reading = {},
): Promise<Words | null> {
  const { rows } = (await (
    await executorOf(writer)
  ).execute(
    sql`select html, text, data, sealed, message_id as "messageId", "to", locale, edition, bulk_of as "bulkOf"
        from mails where id = ${id}`,
  )) as { rows: StoredWords[] };
  const [row] = rows;
  if (!row) return null;
  if (row.html === null) return bulkWords ? wordsOfIssue(writer.payload, row, bulkWords, now) : null;
  const words = { html: row.html, text: row.text ?? '' };
  // A mail that was written to its end has no values and no places.
  if (row.data === null) return words;
  const secrets = openSecrets(row) ?? {};
  return withSecrets(words, { ...row.data, ...(showLinks ? secrets : withheldOf(secrets)) });
}

async function wordsOfIssue(
  payload: Payload,
  { bulkOf, locale, edition }: StoredWords,
  bulkWords: BulkWords,
  now: Date,
): Promise<Words | null> {
  if (bulkOf === null) return null;
  const words = await bulkWords(payload, { issue: bulkOf, locale, edition: edition ?? 'full' }, now);
  return words && withSecrets(words, withheldOf({ preferences: '', leave: '' }));
}

/** Takes the words out of messages sent thirty days ago, and deletes what is older than a year; tells how many of each. */
export async function tidyMails(pool: pg.Pool): Promise<{ emptied: number; deleted: number }> {
  const deleted = await pool.query(
    `delete from mails where state in ('sent', 'failed', 'bounced', 'held')
       and updated_at < now() - $1 * interval '1 day' and created_at < now() - $1 * interval '1 day'`,
    [ROW_DAYS],
  );
  const emptied = await pool.query(
    `update mails set html = null, text = null, data = null, headers = null
     where state = 'sent' and sent_at < now() - $1 * interval '1 day' and coalesce(html, text, data::text) is not null`,
    [BODY_DAYS],
  );
  return { emptied: emptied.rowCount ?? 0, deleted: deleted.rowCount ?? 0 };
}

/** The same, and whatever waits without a job is queued. */
export async function tidyOutbox(pool: pg.Pool): Promise<void> {
  await queueForgotten(pool);
  await tidyMails(pool);
}
