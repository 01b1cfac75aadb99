import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';
import { queueOverdue, queueWork } from './queue-work.ts';
import { type JobRunner, runJobs } from './run-jobs.ts';
import { runIfDue, type ScheduledWork } from './work-record.ts';

type Scheduling = {
  pool: pg.Pool;
  clock: Clock;
  works: readonly ScheduledWork[];
  concurrency: number;
  /** How often to look for work that a crashed process left, in ms. */
  lookEveryMs?: number;
};

const LOOK_EVERY_MS = 30_000;

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
  lookEveryMs = LOOK_EVERY_MS,
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
