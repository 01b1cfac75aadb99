import type pg from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';

export type Queryable = Pick<pg.Pool, 'query'>;

/** The result of scheduled work for staff, such as the size of a backup. */
export type Note = Record<string, string | number | boolean | null>;

/** The state of one scheduled work: when it ran, how often it failed in a row, and why. */
export type WorkRecord = {
  name: string;
  startedAt: Date | null;
  endedAt: Date | null;
  succeededAt: Date | null;
  nextAt: Date | null;
  failures: number;
  problem: string | null;
  note: Note | null;
};

/** All scheduled work that this database knows, by name. */
export async function listWork(pool: Queryable): Promise<WorkRecord[]> {
  const { rows } = await pool.query<WorkRecord>(
    `select name, started_at as "startedAt", ended_at as "endedAt", succeeded_at as "succeededAt", next_at as "nextAt",
       failures, problem, note from setup.work order by name`,
  );
  return rows;
}

const PROBLEM_LETTERS = 300;

/** Records how work ended: with a note, or with an error, which counts as one more failure in a row. */
export async function recordWork(
  pool: Queryable,
  { name, startedAt, endedAt, nextAt }: { name: string; startedAt: Date; endedAt: Date; nextAt: Date },
  outcome: { note: Note | null } | { error: unknown },
): Promise<void> {
  const failed = 'error' in outcome;
  const problem = failed ? describeProblem(outcome.error).slice(0, PROBLEM_LETTERS) : null;
  await pool.query(
    `insert into setup.work as known (name, started_at, ended_at, succeeded_at, next_at, failures, problem, note)
     values ($1, $2, $3, case when $5 then null else $3::timestamptz end, $4, $5::boolean::int, $6, $7)
     on conflict (name) do update set started_at = $2, ended_at = $3, next_at = $4, problem = $6,
       succeeded_at = case when $5 then known.succeeded_at else $3 end,
       failures = case when $5 then known.failures + 1 else 0 end,
       note = case when $5 then known.note else $7 end`,
    [name, startedAt, endedAt, nextAt, failed, problem, failed ? null : JSON.stringify(outcome.note)],
  );
}

/** Work at set times: done by one process, however many offer it. */
export type ScheduledWork = {
  readonly name: string;
  /** The next time after an instant at which it is due. */
  readonly next: (after: Date) => Date;
  /** Due at once on a new database, and not only at its next time. */
  readonly startsAtOnce?: boolean;
  /** Errors that are reported to staff and are no fault of the software. */
  readonly isExpected?: (error: unknown) => boolean;
  /** How long the process that takes it up has it to itself; two hours by default. */
  readonly leaseMs?: number;
  readonly do: () => Promise<Note | null>;
};

/** Frequent work is short: after a crash others wait two minutes for it, not two hours. */
const SHORT_LEASE_MS = 2 * 60_000;

/** Short work that is done every `everyMs`, from the first start on. */
export const regularWork = (name: string, everyMs: number, act: () => Promise<unknown>): ScheduledWork => ({
  name,
  next: after => new Date(after.getTime() + everyMs),
  startsAtOnce: true,
  leaseMs: SHORT_LEASE_MS,
  do: async () => {
    await act();
    return null;
  },
});

/** How long a process has work to itself; after a crash others take it up then. */
const LEASE_MS = 2 * 60 * 60_000;
const FIRST_RETRY_MS = 10 * 60_000;
const LONGEST_RETRY_MS = 2 * 60 * 60_000;

/** How long to wait before work that failed this often in a row is tried again, in ms. */
const retryAfterMs = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, 10), LONGEST_RETRY_MS);

/**
 * Does work if it is due. The first look at a new database only sets the time. Failed work is tried again after ten
 * minutes, then ever later, up to two hours.
 * @returns whether it was done, and the error it ended with.
 */
export async function runIfDue(
  pool: Queryable,
  work: ScheduledWork,
  clock: { now(): Date },
): Promise<{ done: boolean; error?: unknown }> {
  const startedAt = clock.now();
  await registerWork(pool, work, startedAt);
  const { rows } = await pool.query<{ failures: number }>(
    `update setup.work set started_at = $2::timestamptz, next_at = $3 where name = $1 and next_at <= $2
     returning failures`,
    [work.name, startedAt, new Date(startedAt.getTime() + (work.leaseMs ?? LEASE_MS))],
  );
  const [mine] = rows;
  if (!mine) return { done: false };
  const end = (nextAt: (now: Date) => Date) => {
    const endedAt = clock.now();
    return { name: work.name, startedAt, endedAt, nextAt: nextAt(endedAt) };
  };
  try {
    const note = await work.do();
    await recordWork(pool, end(work.next), { note });
    return { done: true };
  } catch (error) {
    const later = (now: Date) =>
      new Date(Math.min(now.getTime() + retryAfterMs(mine.failures), work.next(now).getTime()));
    await recordWork(pool, end(later), { error });
    return { done: true, error };
  }
}

/** Sets the first time of work that this database does not know yet. */
export async function registerWork(
  pool: Queryable,
  { name, next, startsAtOnce }: ScheduledWork,
  now: Date,
): Promise<void> {
  await pool.query('insert into setup.work (name, next_at) values ($1, $2) on conflict (name) do nothing', [
    name,
    startsAtOnce ? now : next(now),
  ]);
}

/** A statement and its values may name a person and mean nothing to staff: only the database's message is shown. */
function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!error.message.startsWith('Failed query')) return error.message;
  return error.cause instanceof Error ? error.cause.message : 'The database refused a statement; see the log';
}

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const workTableStep = 'work-table-1';

const table = `
  create schema if not exists setup;
  create table if not exists setup.work (
    name text primary key,
    started_at timestamptz,
    ended_at timestamptz,
    succeeded_at timestamptz,
    next_at timestamptz,
    failures int not null default 0,
    problem text,
    note jsonb
  );
  comment on table setup.work is
    'When each regular work was last done, how that ended, and when it is due. Says nothing of people.';
`;

/** Makes the table of regular work in the database at `url`. */
export async function prepareWorkTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
