import { sweepAccounts } from '#features/accounts/supporter/sweep-accounts.job.ts';
import { forgetUnconfirmed } from '#features/newsletter/confirmation/forget-unconfirmed.job.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import {
  keepDoing,
  keepRunningJobs,
  LOOKING_FOR_JOBS,
  recordJobRuns,
  runDueJobs,
} from '#platform/jobs/run-due-jobs.ts';
import { openCms } from '#platform/payload.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the staff process does by itself: due jobs, and what is done now and then. */
export async function startStaffWork(): Promise<void> {
  const payload = await openCms();
  const clock = startClock(env.FIXED_NOW);
  keepRunningJobs(payload);
  const works = [
    { name: LOOKING_FOR_JOBS, everyMs: MINUTE, do: () => runDueJobs(payload) },
    {
      name: 'forgetting unconfirmed addresses',
      everyMs: HOUR,
      do: () => forgetUnconfirmed(payload, clock.now()),
    },
    {
      name: 'sweeping sessions and links that are over',
      everyMs: HOUR,
      do: () => sweepAccounts(payload, clock.now()),
    },
  ];
  keepDoing(works, recordJobRuns(cmsPool(payload), clock));
}
