import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { ClientBase } from 'pg';
import { mailJobs } from '#platform/mail/outbox-store.ts';
import { executorOf, inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { heldReasons } from './issue-progress.ts';
import { moveSending } from './issue-sending.ts';
import type { SendingControl } from './issue-states.rules.ts';

/**
 * Effect on mails not yet sent. A mail already handed to the mail server cannot be recalled; if it has to be retried,
 * the outbox holds it too, with its own reason.
 */
const onMails: Record<SendingControl, SQL> = {
  pause: sql`set state = 'held', reason = ${heldReasons.paused} where state = 'waiting'`,
  resume: sql`set state = 'waiting', reason = null where state = 'held'`,
  stop: sql`set state = 'held', reason = ${heldReasons.stopped} where state in ('waiting', 'held')`,
};

/** Pauses, resumes or stops an issue being sent; false if its state does not allow that. */
export async function controlSending(
  payload: Payload,
  id: number,
  act: SendingControl,
  now: Date,
): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, `newsletter-issue:${id}`);
    if (!(await moveSending(req, id, act, now))) return false;
    const executor = await executorOf(req);
    await executor.execute(sql`
      with steered as (
        update mails ${onMails[act]} and bulk_of = ${String(id)} returning id, bulk_of, state, next_attempt_at
      ) select ${mailJobs(`steered where state = 'waiting'`)}
    `);
    return true;
  });
}

/**
 * For a restored database: an issue that was being sent, or was due since the backup, may have reached its readers
 * already. An issue being sent is paused, an overdue one becomes a draft again, and staff decide.
 * @returns a message for the operator, or null if no issue was affected.
 */
export async function pauseRestoredIssues(client: ClientBase): Promise<string | null> {
  const paused = await client.query(
    `update issue_sendings s set state = 'paused', updated_at = now() where state = 'sending'
       and exists (select from mails m where m.bulk_of = s.issue_id::text and m.state in ('waiting', 'sending'))`,
  );
  await client.query(
    `update mails set state = 'held', reason = $1, lease_by = null, updated_at = now()
     where bulk_of is not null and state in ('waiting', 'sending')`,
    [heldReasons.paused],
  );
  const unscheduled = await client.query(
    "delete from issue_sendings where state = 'scheduled' and due_at <= now()",
  );
  const [one, other] = [paused.rowCount ?? 0, unscheduled.rowCount ?? 0];
  if (one + other === 0) return null;
  return `Issues of the newsletter may have gone out since: ${one} on their way are paused, ${other} whose time has passed are drafts again.`;
}
