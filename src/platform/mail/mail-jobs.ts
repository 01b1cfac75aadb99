import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { jobsFrom } from '#platform/jobs/add-jobs.ts';

/** The task that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';

/**
 * The SQL expression that queues the sending of each mail in `from`, which has its `id`, `bulk_of` and `next_attempt_at`.
 * A job only says which row to look at: whether it is still to be sent stands in the outbox. Single mails go before those
 * of an issue, so whoever joins now waits for no newsletter.
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
