import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type pg from 'pg';
import type { Locale } from '#core/locale.ts';
import { jobsFrom } from '#platform/jobs/queue-work.ts';
import { openValues } from '#platform/sealing.ts';
import { type BounceKind, bounceKinds, bounceWords } from './bounce.rules.ts';
import { type MailEdition, type MailValues, type StoredHeaders, sealingContext } from './mail.rules.ts';

/** The task that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';

/**
 * The SQL expression that queues the sending of each mail in `from`, which has its `id`, `bulk_of` and
 * `next_attempt_at`. A job only names a row; the outbox says whether it still has to be sent. Single mails have
 * priority over issues, so that a new subscriber does not wait for a newsletter.
 */
export const mailJobsText = (from: string): string =>
  jobsFrom(from, {
    task: SEND_MAIL,
    payload: `json_build_object('mail', id)`,
    key: `'mail:' || id`,
    runAt: 'next_attempt_at',
    priority: 'case when bulk_of is null then 0 else 10 end',
  });

/** The same for statements put together with Drizzle. */
export const mailJobs = (from: string): SQL => sql.raw(mailJobsText(from));

/** The task that acts on a returned mail. */
export const SETTLE_BOUNCE = 'settle-bounce';

/** The SQL expression that queues that task for each mail in `from`. */
const bounceJobs = (from: string): string =>
  jobsFrom(from, {
    task: SETTLE_BOUNCE,
    payload: `json_build_object('mail', id)`,
    key: `'bounce:' || id`,
    runAt: 'now()',
  });

/**
 * Records that a sent mail came back, and queues what follows. A hard bounce never becomes soft again. With `bounce`
 * null the reason says nothing about the address, and the mail failed.
 * Returns whether there was such a mail.
 */
export async function recordBounce(
  pool: Pick<pg.Pool, 'query'>,
  which: { mail: number } | { messageId: string },
  { bounce, reason }: { bounce: BounceKind | null; reason: string },
): Promise<boolean> {
  const [column, value] = 'mail' in which ? ['id', which.mail] : ['message_id', which.messageId];
  const { rows } = await pool.query<{ found: boolean }>(
    `with known as (select id, bounce from mails where ${column} = $1 and state in ('sent', 'failed', 'bounced')),
     returned as (
       update mails set state = (case when $2::text is null then 'failed' else 'bounced' end)::enum_mails_state,
         bounce = $2::enum_mails_bounce, reason = $3, updated_at = now()
       where id in (select id from known where bounce is distinct from 'hard') returning id, bounce
     ) select exists (select from known) as found, ${bounceJobs('returned where bounce is not null')}`,
    [value, bounce, reason],
  );
  return rows[0]?.found ?? false;
}

/** A message a worker has taken out of the outbox to send it. */
export type ClaimedMail = {
  id: number;
  kind: string;
  to: string;
  toName: string | null;
  subject: string;
  html: string | null;
  text: string | null;
  locale: Locale;
  edition: MailEdition | null;
  headers: StoredHeaders;
  /** Null for a mail that was queued with its final body. */
  data: MailValues | null;
  /** Secret links by placeholder; null when they cannot be decrypted here. */
  secrets: MailValues | null;
  bulkOf: string | null;
  messageId: string;
  /** Including this attempt. */
  attempts: number;
  queuedAt: Date;
};

/** The secret links of one mail by placeholder: none once it was sent, null when they cannot be decrypted here. */
export const openSecrets = (
  { sealed, ...mail }: { sealed: string | null; messageId: string; to: string },
  keys?: readonly Buffer[],
): MailValues | null => (sealed ? openValues('mail-secrets', sealed, sealingContext(mail), keys) : {});

const columns = `id, kind, "to", to_name as "toName", subject, html, text, locale, edition,
  coalesce(headers, '{}') as headers, data, sealed, bulk_of as "bulkOf", message_id as "messageId",
  attempts::int, created_at as "queuedAt"`;

/** A mail in progress while its issue was paused or stopped is held with the others. */
const ofPausedIssue = `bulk_of is not null and exists (
  select from mails other where other.bulk_of = mails.bulk_of and other.state = 'held' and other.reason like 'The issue %')`;

/** The outbox for one worker, which writes nothing about a mail that another worker has taken over. */
export function openOutbox(pool: pg.Pool, worker: string) {
  const mine = `id = $1 and lease_by = $2 and state = 'sending'`;
  const mark = async (id: number, change: string, ...values: unknown[]) => {
    const sql = `update mails set ${change}, lease_by = null, updated_at = now() where ${mine}`;
    return (await pool.query(sql, [id, worker, ...values])).rowCount === 1;
  };

  return {
    /**
     * Claims a mail for sending; null when it is gone, held or done. The queue gives its job to one worker at a time,
     * so a mail that is already being sent belongs to a crashed worker.
     */
    async claim(id: number): Promise<ClaimedMail | null> {
      const { rows } = await pool.query<Omit<ClaimedMail, 'secrets'> & { sealed: string | null }>(
        `update mails set state = 'sending', attempts = attempts + 1, lease_by = $2, updated_at = now()
         where id = $1 and state in ('waiting', 'sending') returning ${columns}`,
        [id, worker],
      );
      const [row] = rows;
      return row ? { ...row, secrets: openSecrets(row) } : null;
    },
    async isOurs(id: number): Promise<boolean> {
      return (await pool.query(`select 1 from mails where ${mine}`, [id, worker])).rowCount === 1;
    },
    markSent: (id: number) => mark(id, `state = 'sent', sent_at = now(), reason = null, sealed = null`),
    /** To be tried again after `waitMs`; `free` takes back the attempt that was counted when it was claimed. */
    async markLater(
      id: number,
      waitMs: number,
      reason: string | null,
      { free = false } = {},
    ): Promise<boolean> {
      const { rows } = await pool.query<{ marked: boolean }>(
        `with later as (
           update mails set state = case when ${ofPausedIssue} then 'held' else 'waiting' end::enum_mails_state,
             reason = $3, next_attempt_at = now() + $4 * interval '1 millisecond', attempts = attempts - $5,
             lease_by = null, updated_at = now()
           where ${mine} returning id, state, bulk_of, next_attempt_at
         ) select exists (select from later) as marked, ${mailJobsText(`later where state = 'waiting'`)}`,
        [id, worker, reason, Math.round(waitMs), free ? 1 : 0],
      );
      return rows[0]?.marked ?? false;
    },
    /** With `bounce` if it came back because of its address; what follows from that is queued with it. */
    async markEnded(
      id: number,
      state: 'failed' | 'bounced',
      reason: string,
      bounce?: BounceKind,
    ): Promise<boolean> {
      const { rows } = await pool.query<{ marked: boolean }>(
        `with ended as (
           update mails set state = $3::enum_mails_state, reason = $4, bounce = $5::enum_mails_bounce, lease_by = null,
             updated_at = now()
           where ${mine} returning id, bounce
         ) select exists (select from ended) as marked, ${bounceJobs('ended where bounce is not null')}`,
        [id, worker, state, reason, bounce ?? null],
      );
      return rows[0]?.marked ?? false;
    },
    /** Holds a mail until staff release it. */
    markHeld: (id: number, reason: string) =>
      mark(id, `state = 'held', reason = $3, attempts = attempts - 1`, reason),
    /** Stores the body with its mail, its placeholders unfilled, so that staff can read what was sent. */
    async keepBody(id: number, { html, text }: { html: string; text: string }) {
      await pool.query(`update mails set html = $3, text = $4 where ${mine}`, [id, worker, html, text]);
    },
    /** Queues a mail again whose job ends without having touched it. */
    async requeue(id: number): Promise<void> {
      await pool.query(`select ${mailJobsText('mails where id = $1')}`, [id]);
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * Queues every waiting mail that has no job, as after a restore or an upgrade: the queue can be rebuilt from the
 * outbox.
 */
export async function requeueWithoutJob(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `select ${mailJobsText(`mails where state in ('waiting', 'sending')
    and not exists (select from graphile_worker.jobs where key = 'mail:' || mails.id)`)}`,
  );
}

/** The task that records what a provider reported; the site, which gets the reports, may not change mails. */
export const NOTE_BOUNCE = 'note-bounce';

/** A report of a provider about one mail. `status` is an enhanced status code such as 5.1.1, or empty. */
export type ReportedBounce = {
  /** Our Message-ID, if the provider keeps it; otherwise the latest mail sent to `email` is meant. */
  messageId?: string | undefined;
  email?: string | undefined;
  bounce: BounceKind;
  status: string;
};

type Noted = { mail: number; bounce: BounceKind; status: string };

/** Finds the reported mails and queues their jobs: its parameter is a JSON list of ReportedBounce. */
export const noteBouncesText = `
  with reported as (
    select coalesce(
      (select id from mails where message_id = report."messageId"),
      (select id from mails where compared = report.compared and state in ('sent', 'bounced')
         and created_at > now() - interval '30 days' order by created_at desc, id desc limit 1)) as id,
      report.bounce, report.status
    from jsonb_to_recordset($1::jsonb) as report ("messageId" text, compared text, bounce text, status text)
  ), meant as (select distinct on (id) * from reported where id is not null order by id, bounce)
  select (select count(*)::int from meant) as meant, ${jobsFrom('meant', {
    task: NOTE_BOUNCE,
    payload: `json_build_object('mail', id, 'bounce', bounce, 'status', status)`,
    key: `'note-bounce:' || id`,
    runAt: 'now()',
  })}`;

/** Records one of them. */
export async function noteBounce(pool: pg.Pool, payload: unknown): Promise<void> {
  const { mail, bounce, status } = payload as Noted;
  if (!bounceKinds.includes(bounce)) return;
  const code = /^[45]\.\d{1,3}\.\d{1,3}$/.test(status) ? ` (${status})` : '';
  const reason = `${bounceWords(bounce, status)}. The mail provider reported that it came back${code}.`;
  await recordBounce(pool, { mail }, { bounce, reason });
}
