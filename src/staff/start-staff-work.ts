import { keepRunningJobs } from '#platform/jobs/run-due-jobs.ts';
import { openCms } from '#platform/payload.ts';

export async function startStaffWork(): Promise<void> {
  keepRunningJobs(await openCms());
}
