import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { executorOf } from '#platform/transaction.ts';
import type { IssueBodies } from './issue-body.ts';
import { type SendingAct, type SendingState, startsFrom, stateAfter } from './issue-states.rules.ts';

export type Sending = {
  id: number;
  state: SendingState;
  dueAt: string | null;
  queuedAt: string | null;
  readers: number;
  startedBy: string | null;
  reason: string | null;
};

type Row = {
  id: number;
  state: SendingState;
  due_at: string | Date | null;
  queued_at: string | Date | null;
  readers: string | number;
  started_by: string | null;
  reason: string | null;
};

/** The sending of an issue, or null while it is a draft. Inside a transaction it sees uncommitted changes. */
export async function sendingOf(scope: ReadScope, issue: number): Promise<Sending | null> {
  const executor = await executorOf(scope);
  const { rows } = (await executor.execute(sql`
    select id, state, due_at, queued_at, readers, started_by, reason from issue_sendings where issue_id = ${issue}
  `)) as { rows: Row[] };
  const [row] = rows;
  return row
    ? {
        id: row.id,
        state: row.state,
        dueAt: instant(row.due_at),
        queuedAt: instant(row.queued_at),
        readers: Number(row.readers),
        startedBy: row.started_by,
        reason: row.reason,
      }
    : null;
}

/** Creates the sending, scheduled for `dueAt`; the unique column refuses a second one. */
export async function addSending(
  req: PayloadRequest,
  {
    issue,
    dueAt,
    by,
    bodies,
    now,
  }: { issue: number; dueAt: Date; by: string; bodies: IssueBodies; now: Date },
): Promise<void> {
  const executor = await executorOf(req);
  const at = now.toISOString();
  await executor.execute(sql`
    insert into issue_sendings (issue_id, state, due_at, readers, started_by, bodies, created_at, updated_at)
    values (${issue}, 'scheduled', ${dueAt.toISOString()}, 0, ${by}, ${JSON.stringify(bodies)}::jsonb, ${at}, ${at})
  `);
}

/** Changes the state of a sending in one statement; false if its current state does not allow the act. */
export async function moveSending(
  req: PayloadRequest,
  issue: number,
  act: SendingAct,
  now: Date,
): Promise<boolean> {
  const executor = await executorOf(req);
  const from = sql`state::text = any(${sql.param([...startsFrom(act)])}::text[])`;
  const to = stateAfter(act);
  const { rows } = (await executor.execute(
    to === null
      ? sql`delete from issue_sendings where issue_id = ${issue} and ${from} returning id`
      : sql`update issue_sendings set state = ${to}, updated_at = ${now.toISOString()}
            where issue_id = ${issue} and ${from} returning id`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

function instant(value: string | Date | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}

/** The transaction to read in, or none. */
export type ReadScope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * Reads with a visitor's rights on the connection of the transaction. A second connection would wait while the first is
 * held, so many requests at once could exhaust the pool.
 */
export function asVisitorIn({ transactionID }: ReadScope): { req: Partial<PayloadRequest> } {
  return { req: transactionID === undefined ? {} : { transactionID } };
}
