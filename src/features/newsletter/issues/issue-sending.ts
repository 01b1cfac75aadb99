import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { getExecutor } from '#platform/transaction.ts';
import type { ReaderTopic } from '../subscribe.rules.ts';
import type { IssueBodies } from './issue.rules.ts';
import {
  type Audience,
  allowedStates,
  noProgress,
  type Progress,
  type Segment,
  type SendingAct,
  type SendingState,
  stateAfter,
} from './issue.rules.ts';

type Sending = {
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
export async function readSending(scope: ReadScope, issue: number): Promise<Sending | null> {
  const executor = await getExecutor(scope);
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
  const executor = await getExecutor(req);
  const at = now.toISOString();
  await executor.execute(sql`
    insert into issue_sendings (issue_id, state, due_at, readers, started_by, bodies, created_at, updated_at)
    values (${issue}, 'scheduled', ${dueAt.toISOString()}, 0, ${by}, ${JSON.stringify(bodies)}::jsonb, ${at}, ${at})
  `);
}

/** Changes the state of a sending in one statement; false if its current state does not allow the act. */
export async function changeSendingState(
  req: PayloadRequest,
  issue: number,
  act: SendingAct,
  now: Date,
): Promise<boolean> {
  const executor = await getExecutor(req);
  const from = sql`state::text = any(${sql.param([...allowedStates(act)])}::text[])`;
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

type MailCount = { state: string; reason: string | null; mails: string | number };

/** Progress of an issue, counted in the outbox itself so that no second count can disagree. */
export async function countProgress(scope: ReadScope, issue: number): Promise<Progress> {
  const executor = await getExecutor(scope);
  const { rows } = (await executor.execute(sql`
    select state, case when state = 'held' then reason end as reason, count(*) as mails
    from mails where bulk_of = ${String(issue)} group by 1, 2
  `)) as { rows: MailCount[] };
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

const topicColumns = {
  news: sql`topics_news`,
  events: sql`topics_events`,
  projects: sql`topics_projects`,
} satisfies Record<ReaderTopic, SQL>;

/** Readers who get an issue at `now`: confirmed, not paused, in the segment. Used for both counting and queueing. */
export function readersCondition({ languages, topic }: Segment, now: Date): SQL {
  const at = now.toISOString();
  return sql.join(
    [
      sql`status = 'confirmed' and (paused_until is null or paused_until <= ${at})`,
      ...(languages ? [sql`language::text = any(${sql.param([...languages])}::text[])`] : []),
      ...(topic ? [topicColumns[topic]] : []),
    ],
    sql` and `,
  );
}

/** Number of readers of an issue at `now`, per language. */
export async function countReaders(scope: ReadScope, segment: Segment, now: Date): Promise<Audience> {
  const executor = await getExecutor(scope);
  const { rows } = (await executor.execute(sql`
    select language, count(*) as readers from subscribers where ${readersCondition(segment, now)} group by 1
  `)) as { rows: { language: Locale; readers: string | number }[] };
  const found = (locale: Locale) => Number(rows.find(({ language }) => language === locale)?.readers ?? 0);
  return { en: found('en'), am: found('am') };
}
