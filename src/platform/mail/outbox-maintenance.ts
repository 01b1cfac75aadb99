import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import type { Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { dayNumber } from '#platform/limits/limit-store.ts';
import { getExecutor } from '#platform/transaction.ts';
import {
  fillBody,
  hiddenSecrets,
  type MailEdition,
  type MailState,
  type MailValues,
  NO_SERVER,
} from './mail.rules.ts';
import { deleteOldCountersText } from './mail-budget.ts';
import { mailJobs, openSecrets, requeueWithoutJob } from './outbox-store.ts';

type Writer = Parameters<typeof getExecutor>[0];

/** Mails of a paused or stopped issue are released with their issue, never one by one. */
const ofIssueAtRest = sql`(bulk_of is not null and exists (
  select from mails other
  where other.bulk_of = mails.bulk_of and other.state = 'held' and other.reason like 'The issue %'))`;

/** Queues one message again that failed, bounced or is held. Returns whether it was queued. */
export async function tryAgain(writer: Writer, id: number): Promise<boolean> {
  return (await release(writer, sql`id = ${id} and state in ('failed', 'bounced', 'held')`)) === 1;
}

/** Queues all failed messages again, or all held for lack of a mail server. Returns how many. */
export function tryAllAgain(writer: Writer, which: 'failed' | 'held'): Promise<number> {
  return release(
    writer,
    which === 'failed' ? sql`state = 'failed'` : sql`state = 'held' and reason = ${NO_SERVER}`,
  );
}

/** Queues the mails of an issue that were held for lack of a mail server. Returns how many. */
export function releaseIssue(payload: Payload, issue: number): Promise<number> {
  return release({ payload }, sql`state = 'held' and reason = ${NO_SERVER} and bulk_of = ${String(issue)}`);
}

async function release(writer: Writer, which: SQL): Promise<number> {
  const executor = await getExecutor(writer);
  const { rows } = (await executor.execute(sql`
    with released as (
      update mails set state = 'waiting', attempts = 0, reason = null, bounce = null, next_attempt_at = now(), updated_at = now()
      where ${which} and not ${ofIssueAtRest} returning id, bulk_of, next_attempt_at
    ) select (select count(*) from released) as released, ${mailJobs('released')}
  `)) as { rows: { released: string | number }[] };
  return Number(rows[0]?.released ?? 0);
}

/** Counts messages by state. */
export async function countMails(writer: Writer): Promise<Partial<Record<MailState, number>>> {
  const executor = await getExecutor(writer);
  const { rows } = (await executor.execute(sql`
    select state, count(*)::int as n from mails group by state
  `)) as { rows: { state: MailState; n: number }[] };
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Why a mail is held after a restore, as the outbox shows it to staff. */
const RESTORED = 'It waited when the backup was made that was restored; it may have been sent since.';

/**
 * Holds all waiting mail of a restored database until staff have looked: it may have been sent since the backup. Mails of
 * issues stay with their issue. The queue is not part of a backup, so the jobs of the replaced database are completed;
 * releasing a mail queues a new one.
 * @returns a sentence for the operator; null when nothing waited.
 */
export async function holdWaitingMails(client: ClientBase): Promise<string | null> {
  const { rowCount } = await client.query(
    `update mails set state = 'held', reason = $1, lease_by = null, updated_at = now() where state in ('waiting', 'sending')`,
    [RESTORED],
  );
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  if (!rowCount) return null;
  return rowCount === 1
    ? '1 mail waited when the backup was made. It may have been sent since, so it is kept in the outbox: look, then let it go.'
    : `${rowCount} mails waited when the backup was made. They may have been sent since, so they are kept in the outbox: look, then let them go.`;
}

/** The body of a message is stored for 30 days, for questions about it; the record that it was sent, for a year. */
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

/** The body of a mail that is stored with its issue instead of with the mail; null once it is deleted. */
export type BulkWords = (
  payload: Payload,
  of: { issue: string; locale: Locale; edition: MailEdition },
  now: Date,
) => Promise<Words | null>;

/** Links in mails are shown in development, for trying out sign-up; in production they are their reader's secrets. */
export const linksAreShown = () => env.ADEY_ENV !== 'production';

type Reading = { bulkWords?: BulkWords; showLinks?: boolean; now?: Date };

/**
 * The body of one mail as its reader gets it; null if none is stored. Hidden links are replaced by a description, in
 * issues always. The caller checks who may read it.
 */
export async function findWords(
  writer: Writer,
  id: number,
  { bulkWords, showLinks = linksAreShown(), now = new Date() }: Reading = {},
): Promise<Words | null> {
  const { rows } = (await (
    await getExecutor(writer)
  ).execute(
    sql`select html, text, data, sealed, message_id as "messageId", "to", locale, edition, bulk_of as "bulkOf"
        from mails where id = ${id}`,
  )) as { rows: StoredWords[] };
  const [row] = rows;
  if (!row) return null;
  if (row.html === null) return bulkWords ? findIssueWords(writer.payload, row, bulkWords, now) : null;
  const words = { html: row.html, text: row.text ?? '' };
  // A mail stored with its final body has no values and no placeholders.
  if (row.data === null) return words;
  const secrets = openSecrets(row) ?? {};
  return fillBody(words, { ...row.data, ...(showLinks ? secrets : hiddenSecrets(secrets)) });
}

async function findIssueWords(
  payload: Payload,
  { bulkOf, locale, edition }: StoredWords,
  bulkWords: BulkWords,
  now: Date,
): Promise<Words | null> {
  if (bulkOf === null) return null;
  const words = await bulkWords(payload, { issue: bulkOf, locale, edition: edition ?? 'full' }, now);
  return words && fillBody(words, hiddenSecrets({ preferences: '', leave: '' }));
}

/** Deletes the bodies of messages sent thirty days ago, and messages older than a year. Returns how many of each. */
export async function deleteOldMails(pool: pg.Pool): Promise<{ emptied: number; deleted: number }> {
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

/** Does the same, queues every waiting mail that has no job, and forgets how many mails inboxes got on past days. */
export async function maintainOutbox(pool: pg.Pool): Promise<void> {
  await requeueWithoutJob(pool);
  await deleteOldMails(pool);
  await pool.query(deleteOldCountersText, [dayNumber(Date.now())]);
}
