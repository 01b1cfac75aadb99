import { sql } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';
import type { ReadScope } from './issue-sending.ts';
import { noProgress, type Progress } from './issue-states.rules.ts';

type Row = { state: string; reason: string | null; mails: string | number };

/** Progress of an issue, counted in the outbox itself so that no second count can disagree. */
export async function progressOf(scope: ReadScope, issue: number): Promise<Progress> {
  const executor = await executorOf(scope);
  const { rows } = (await executor.execute(sql`
    select state, case when state = 'held' then reason end as reason, count(*) as mails
    from mails where bulk_of = ${String(issue)} group by 1, 2
  `)) as { rows: Row[] };
  const progress = { ...noProgress };
  for (const { state, reason, mails } of rows) progress[countedAs(state, reason)] += Number(mails);
  return progress;
}

function countedAs(state: string, reason: string | null): keyof Progress {
  if (state === 'sent' || state === 'bounced' || state === 'failed') return state;
  if (state !== 'held' || reason === heldReasons.paused) return 'waiting';
  return reason === heldReasons.stopped ? 'stopped' : 'held';
}

/** Why a mail of an issue is held, as shown to staff in the outbox. */
export const heldReasons = {
  paused: 'The issue is paused.',
  stopped: 'The issue was stopped.',
} as const;
