import type { Payload } from 'payload';
import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { recordWork } from '#platform/jobs/work-record.ts';
import { logFault, logInfo } from '#platform/log.ts';

/** One number for this work, whichever process does it; differs from the one of migrations. */
const JOBS_LOCK = 4_012_027;
const AT_ONCE = 50;

/** The name under which looking for due jobs stands in the list of regular work. */
export const LOOKING_FOR_JOBS = 'looking for due jobs';

/**
 * Does everything that is due, once: scheduled publishing above all. Work whose time passed while nothing ran is simply
 * due now. Only one process works at a time; whoever finds the lock taken leaves it to the other.
 * @returns whether this process was the one.
 */
export async function runDueJobs(payload: Payload): Promise<boolean> {
  const client = await cmsPool(payload).connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [JOBS_LOCK]);
    if (!rows[0].mine) return false;
    await workThrough(payload).finally(() => client.query('select pg_advisory_unlock($1)', [JOBS_LOCK]));
    return true;
  } finally {
    client.release();
  }
}

async function workThrough(payload: Payload): Promise<void> {
  await takeUpAbandoned(payload);
  await payload.jobs.run({ limit: AT_ONCE, allQueues: true, overrideAccess: true, silent: true });
}

/** Nobody else can be working while we hold the lock, so whatever is marked as being worked on was left by a crash. */
async function takeUpAbandoned(payload: Payload): Promise<void> {
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    data: { processing: false },
    overrideAccess: true,
  });
  if (docs.length > 0) logInfo('jobs taken up again after a crash', { jobs: docs.length });
}

/** Work that is done now and then, such as forgetting what is too old; several processes may do it at once. */
export type RegularWork = {
  readonly name: string;
  readonly everyMs: number;
  readonly do: () => Promise<unknown>;
};

/** Does one turn of a work and writes down how it ended; it throws what the work threw. */
export type RecordJobRun = (work: RegularWork) => Promise<unknown>;

/** Writes the turns of regular work into the list staff see (setup.work). */
export function recordJobRuns(pool: pg.Pool, clock: Clock): RecordJobRun {
  return async work => {
    const startedAt = clock.now();
    const end = () => {
      const endedAt = clock.now();
      return { name: work.name, startedAt, endedAt, nextAt: new Date(endedAt.getTime() + work.everyMs) };
    };
    try {
      await work.do();
    } catch (error) {
      await recordWork(pool, end(), { error });
      throw error;
    }
    await recordWork(pool, end(), { note: null });
  };
}

/** Does each work at once and then every `everyMs` of its own, until `stop` is called; a failure is logged and waits its turn. */
export function keepDoing(works: readonly RegularWork[], record?: RecordJobRun): { stop(): void } {
  const timers = works.map(work => {
    const done = record ? () => record(work) : work.do;
    const turn = () => void done().catch(error => logFault(error, { doing: work.name }));
    turn();
    const timer = setInterval(turn, work.everyMs);
    timer.unref();
    return timer;
  });
  return { stop: () => timers.forEach(clearInterval) };
}

/** Runs due jobs every `everyMs` until `stop` is called; a failure is logged and the next turn tries again. */
export function keepRunningJobs(payload: Payload, everyMs = 10_000): { stop(): void } {
  let busy = false;
  const turn = async () => {
    if (busy) return;
    busy = true;
    await runDueJobs(payload).catch(error => logFault(error, { doing: 'jobs' }));
    busy = false;
  };
  void turn();
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
