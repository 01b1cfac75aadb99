import type { Payload } from 'payload';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { logInfo } from '#platform/log.ts';

/** The advisory lock of this work, in whichever process; differs from the one of migrations. */
const JOBS_LOCK = 4_012_027;
const AT_ONCE = 50;

/** The name of this check in the record of scheduled work. */
export const LOOKING_FOR_JOBS = 'looking for due jobs';

/**
 * Runs all due jobs once, above all scheduled publishing. Jobs whose time passed while nothing ran are simply due
 * now. Only one process works at a time.
 * @returns whether it was this one.
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
  await releaseAbandoned(payload);
  await payload.jobs.run({ limit: AT_ONCE, allQueues: true, overrideAccess: true, silent: true });
}

/** While we hold the lock nobody else works, so jobs marked as processing were left by a crash. */
async function releaseAbandoned(payload: Payload): Promise<void> {
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    data: { processing: false },
    overrideAccess: true,
  });
  if (docs.length > 0) logInfo('jobs retried after a crash', { jobs: docs.length });
}
