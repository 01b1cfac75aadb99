import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { mailJobs } from '#platform/mail/mail-jobs.ts';
import { executorOf, lockInTransaction } from '#platform/transaction.ts';
import { heldReasons } from './issue-progress.ts';
import { moveSending } from './issue-sending.ts';
import type { Steering } from './issue-states.rules.ts';

/**
 * What an act does to the mails that have not gone out. One that is just being handed over cannot be called back; when it
 * has to be tried again, the outbox holds it with the others, for a reason of its own.
 */
const onMails: Record<Steering, SQL> = {
  pause: sql`set state = 'held', reason = ${heldReasons.paused} where state = 'waiting'`,
  resume: sql`set state = 'waiting', reason = null where state = 'held'`,
  stop: sql`set state = 'held', reason = ${heldReasons.stopped} where state in ('waiting', 'held')`,
};

/** Pauses, resumes or stops an issue on its way; false when it is in no state for that. */
export async function steerIssue(payload: Payload, id: number, act: Steering, now: Date): Promise<boolean> {
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
