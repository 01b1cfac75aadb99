import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
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
