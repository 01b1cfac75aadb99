import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';
import { mailJobs } from './mail-jobs.ts';
import { NO_SERVER } from './mail-state.rules.ts';

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
