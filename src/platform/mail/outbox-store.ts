import type pg from 'pg';
import type { ClaimedMail } from './claimed-mail.ts';

const columns = `id, kind, "to", to_name as "toName", subject, html, text, locale, edition,
  coalesce(headers, '{}') as headers, coalesce(data, '{}') as data, bulk_of as "bulkOf", message_id as "messageId",
  attempts::int, created_at as "queuedAt"`;

/** Numbers that single messages come before those of an issue: whoever joins now waits for no newsletter. */
const due = {
  single: `bulk_of is null and state = 'waiting' and next_attempt_at <= now() order by next_attempt_at`,
  bulk: `bulk_of is not null and state = 'waiting' and next_attempt_at <= now() order by next_attempt_at`,
};

/** An issue that was paused or stopped while one of its mails was under way: that one waits with the others. */
const ofPausedIssue = `bulk_of is not null and exists (
  select from mails other where other.bulk_of = mails.bulk_of and other.state = 'held' and other.reason like 'The issue %')`;

/**
 * The outbox as one worker sees it. What it claims is its own while its lease holds; it writes nothing about a message
 * that somebody else has taken over since.
 */
export function openOutbox(pool: pg.Pool, worker: string, leaseMs: number) {
  const mine = `id = $1 and lease_by = $2 and state = 'sending'`;
  const mark = async (id: number, change: string, ...values: unknown[]) => {
    const sql = `update mails set ${change}, lease_by = null, lease_until = null, updated_at = now() where ${mine}`;
    return (await pool.query(sql, [id, worker, ...values])).rowCount === 1;
  };

  const claimDue = (which: string, limit: number) =>
    pool.query<ClaimedMail>(
      `update mails set state = 'sending', attempts = attempts + 1, lease_by = $1,
         lease_until = now() + $2 * interval '1 millisecond', updated_at = now()
       where id in (select id from mails where ${which} limit $3 for update skip locked)
       returning ${columns}`,
      [worker, leaseMs, limit],
    );

  return {
    /** Takes up to `limit` messages that are due, the single ones first; nobody else gets them while the lease holds. */
    async claim(limit: number): Promise<ClaimedMail[]> {
      const single = (await claimDue(due.single, limit)).rows;
      if (single.length >= limit) return single;
      return [...single, ...(await claimDue(due.bulk, limit - single.length)).rows];
    },
    /** Holds the leases of all that is in hand for longer, and tells what that still is. */
    async renew(): Promise<number[]> {
      const { rows } = await pool.query<{ id: number }>(
        `update mails set lease_until = now() + $2 * interval '1 millisecond'
         where lease_by = $1 and state = 'sending' returning id`,
        [worker, leaseMs],
      );
      return rows.map(row => row.id);
    },
    markSent: (id: number) => mark(id, `state = 'sent', sent_at = now(), reason = null`),
    /** To be tried again after `waitMs`; `free` takes back the try that was counted when it was claimed. */
    markLater: (id: number, waitMs: number, reason: string | null, { free = false } = {}) =>
      mark(
        id,
        `state = case when ${ofPausedIssue} then 'held' else 'waiting' end::enum_mails_state, reason = $3, next_attempt_at = now() + $4 * interval '1 millisecond',
         attempts = attempts - $5`,
        reason,
        Math.round(waitMs),
        free ? 1 : 0,
      ),
    markEnded: (id: number, state: 'failed' | 'bounced', reason: string) =>
      mark(id, 'state = $3::enum_mails_state, reason = $4', state, reason),
    /** Keeps one for staff to read and let go. */
    markHeld: (id: number, reason: string) =>
      mark(id, `state = 'held', reason = $3, attempts = attempts - 1`, reason),
    /** Keeps all that is due and has, or needs, no body of its own. */
    async holdDue(reason: string): Promise<void> {
      await pool.query(
        `update mails set state = 'held', reason = $1, updated_at = now()
         where state = 'waiting' and next_attempt_at <= now() and (html is not null or bulk_of is not null)`,
        [reason],
      );
    },
    /** Keeps a body with its message, so that staff read what was sent. */
    async keepBody(id: number, { subject, html, text }: { subject: string; html: string; text: string }) {
      await pool.query(
        `update mails set subject = $3, html = $4, text = $5 where id = $1 and lease_by = $2`,
        [id, worker, subject, html, text],
      );
    },
    /** Frees what a worker that is gone had in hand; returns how many messages that were. */
    async takeUpAbandoned(): Promise<number> {
      const { rowCount } = await pool.query(
        `update mails set state = 'waiting', lease_by = null, lease_until = null, updated_at = now()
         where state = 'sending' and lease_until < now()`,
      );
      return rowCount ?? 0;
    },
    /** How long until the next message is due, in ms; null when none waits. */
    async untilNextDue(): Promise<number | null> {
      const { rows } = await pool.query<{ ms: number | null }>(
        `select extract(epoch from min(next_attempt_at) - now())::float8 * 1000 as ms from mails where state = 'waiting'`,
      );
      return rows[0]?.ms ?? null;
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
