import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { handleLostConnections, timeouts } from '#platform/database/pools.ts';
import { logFault, logInfo, logWarning } from '#platform/log.ts';
import { queueOverdue, queueWork } from './queue-work.ts';
import { runIfDue, type ScheduledWork } from './work-record.ts';

/** Errors of the queue itself go to our log; a failed task has been logged by then, with a reference. */
const quietLogger = new Logger(() => (level, message, meta) => {
  if (level === 'error' && meta?.failure !== true) logWarning('job queue', { message });
});

/** The tasks by name. A task that throws is tried again, ever later. */
type JobTasks = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>;

type Running = {
  pool: pg.Pool;
  /** How many jobs are done at once. */
  concurrency: number;
  tasks: JobTasks;
  /** Called each time the queue was reached, before waiting for jobs. */
  onStart?: () => Promise<unknown>;
};

export type JobRunner = { stop(): Promise<void> };

/** How often the queue is polled, in ms: a notification can be lost with its connection, and a job can be for later. */
const POLL_MS = 1_000;
const RESTART_MS = 1_000;

/** Connections for running jobs; one of them always listens. PostgreSQL shows `name` for them. */
export function openJobsPool(connectionString: string, name: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: `adey: ${name}`,
    max,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...timeouts(),
  });
  handleLostConnections(pool);
  // The queue warns about a pool without this listener and brings its own.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

/** Runs jobs until it is stopped, then waits for those in progress. Survives the loss of the database. */
export function runJobs({ pool, concurrency, tasks, onStart }: Running): JobRunner {
  const stopping = new AbortController();
  let runner: Runner | null = null;

  async function runUntilBroken(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const liveness = watchLiveness(pool, events);
    try {
      await onStart?.();
      runner = await run({
        pgPool: pool,
        concurrency,
        taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, logged(name, task)])),
        parsedCronItems: [],
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger: quietLogger,
        events,
        // Finished jobs are removed in batches that are tried again while the database is away.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      if (stopping.signal.aborted) await runner.stop();
      await runner.promise;
    } finally {
      runner = null;
      liveness.stop();
    }
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runUntilBroken().catch(error => {
        if (isUnreachable(error)) logWarning('job queue not reached');
        else logFault(error, { doing: 'jobs' });
      });
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ended = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

/** The queue stores why a task failed; that must not name a person, so it only gets the reference of the log. */
function logged(name: string, task: JobTasks[string]) {
  return async (payload: unknown): Promise<void> => {
    try {
      await task(payload);
    } catch (error) {
      if (isUnreachable(error)) throw new Error('The database did not answer.');
      throw new Error(`The log knows it as ${logFault(error, { doing: name })}.`);
    }
  };
}

/** The version of the queue's tables; it changes with the package, so that existing databases are migrated too. */
export const jobTablesStep = 'graphile-worker-0.18.0';

/** Migrates the queue's own schema, `graphile_worker`. Running processes only check that it is there. */
export async function prepareJobTables(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: quietLogger });
}

const LOOK_EVERY_MS = 5_000;
/** By then the connection listens and is free for another statement. */
const FIRST_LOOK_MS = 500;
const ANSWER_MS = 5_000;

/**
 * A worker is alive while its listening connection holds the lock named after it. Asking again does not take it
 * twice.
 */
const holdOwn = `select pg_try_advisory_lock(hashtextextended($1, 0))
  where not exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())`;

/** Workers that already have jobs but no lock yet get a few seconds. */
const freeAbandoned = `
  with busy as materialized (
    select distinct locked_by from graphile_worker.jobs
    where locked_by <> $1 and locked_at < now() - interval '5 seconds'
  ), gone as materialized (
    select locked_by from busy where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int as workers from gone
  having count(*) > 0`;

/**
 * Frees the jobs of a crashed worker within seconds; the queue itself would wait four hours. PostgreSQL releases the
 * lock of a dead process, so this needs no clock and no heartbeat.
 */
function watchLiveness(pool: pg.Pool, events: WorkerEvents): { stop(): void } {
  let own: { id: string; client: pg.ClientBase } | null = null;
  let isLooking = false;
  let first: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (!own || isLooking) return;
    const { id, client } = own;
    isLooking = true;
    try {
      const hold: pg.QueryConfig & { query_timeout: number } = {
        text: holdOwn,
        values: [id],
        query_timeout: ANSWER_MS,
      };
      await client.query(hold);
      const { rows } = await pool.query<{ workers: number }>(freeAbandoned, [id]);
      if (rows[0]) logInfo('jobs retried after a crash', { workers: rows[0].workers });
    } catch (error) {
      if (!isUnreachable(error)) logFault(error, { doing: 'jobs' });
    } finally {
      isLooking = false;
    }
  }

  events.on('pool:listen:success', ({ workerPool, client }) => {
    own = { id: workerPool.id, client };
    first = setTimeout(() => void look(), FIRST_LOOK_MS);
  });
  events.on('pool:listen:release', () => {
    own = null;
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    stop() {
      own = null;
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

type Scheduling = {
  pool: pg.Pool;
  clock: Clock;
  works: readonly ScheduledWork[];
  concurrency: number;
  /** How often to look for work that a crashed process left, in ms. */
  lookEveryMs?: number;
};

const OVERDUE_EVERY_MS = 30_000;

/**
 * Does each work at its times, once for all processes that offer it, until it is stopped. Times that passed while
 * nothing ran are made up for, and what a crashed process left unfinished is taken up when its lease ends. The table
 * of works says what is due; the queue only wakes a process for it.
 */
export function runScheduledWork({
  pool,
  clock,
  works,
  concurrency,
  lookEveryMs = OVERDUE_EVERY_MS,
}: Scheduling): JobRunner {
  const tasks = works.map(work => [work.name, () => doAndQueue(pool, work, clock)] as const);
  const names = works.map(({ name }) => name);
  const looking = setInterval(() => {
    // While the database is unavailable nothing can be taken up; the queue logs that.
    queueOverdue(pool, names, clock.now()).catch(() => undefined);
  }, lookEveryMs);
  const runner = runJobs({
    pool,
    concurrency,
    tasks: Object.fromEntries(tasks),
    onStart: () => Promise.all(works.map(work => queueWork(pool, work, clock, { unlessQueued: true }))),
  });
  return {
    stop() {
      clearInterval(looking);
      return runner.stop();
    },
  };
}

async function doAndQueue(pool: pg.Pool, work: ScheduledWork, clock: Clock): Promise<void> {
  const { error } = await runIfDue(pool, work, clock);
  if (error !== undefined && !isUnreachable(error) && !work.isExpected?.(error))
    logFault(error, { doing: work.name });
  await queueWork(pool, work, clock);
}
