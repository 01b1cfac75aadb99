import { sweepAccounts } from '#features/accounts/supporter/sweep-accounts.job.ts';
import { forgetUnconfirmed } from '#features/newsletter/confirmation/forget-unconfirmed.job.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { keepDoing, keepRunningJobs } from '#platform/jobs/run-due-jobs.ts';
import { openCms } from '#platform/payload.ts';

const HOUR = 60 * 60_000;

/** What the staff process does by itself: due jobs, and what is done now and then. */
export async function startStaffWork(): Promise<void> {
  const payload = await openCms();
  const clock = startClock(env.FIXED_NOW);
  keepRunningJobs(payload);
  keepDoing([
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
  ]);
}
