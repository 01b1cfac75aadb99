import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { doWhenDue, type Note, type ScheduledWork } from '#platform/jobs/work-record.ts';
import { logFault, logInfo, logWarning } from '#platform/log.ts';
import { BackupError } from './backup-error.ts';
import { listBackups } from './backup-files.ts';
import { nextBackup, nextDrill } from './backup-schedule.rules.ts';
import { checkBackup } from './check-backup.ts';
import { type BackupPlan, makeBackup } from './make-backup.ts';
import { isPublicKey } from './seal.ts';

/** The names of the two in the record of scheduled work. */
export const NIGHTLY_BACKUP = 'nightly backup';
export const RESTORE_DRILL = 'restore drill';

const CHECK_EVERY_MS = 60_000;

export type BackupSchedulerOptions = {
  pool: pg.Pool;
  clock: Clock;
  hour: number;
  plan: (now: Date) => Promise<BackupPlan>;
  /** Restores a backup into a throwaway database; throws when that fails. */
  drill: (path: string) => Promise<void>;
};

/** Makes a backup each night and test-restores one each week, until stopped. Missed times are made up for. */
export function startBackupScheduler({ pool, clock, hour, plan, drill }: BackupSchedulerOptions): {
  stop(): void;
} {
  const works: ScheduledWork[] = [
    {
      name: NIGHTLY_BACKUP,
      next: after => nextBackup(after, hour),
      do: async () => backUp(await plan(clock.now())),
    },
    {
      name: RESTORE_DRILL,
      next: after => nextDrill(after, hour),
      do: async () => tryOut(await plan(clock.now()), drill),
    },
  ];
  let isBusy = false;
  const check = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const work of works) await runIfDue(pool, work, clock);
    isBusy = false;
  };
  void check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function runIfDue(pool: pg.Pool, work: ScheduledWork, clock: Clock): Promise<void> {
  try {
    const { done, error } = await doWhenDue(pool, work, clock);
    if (error instanceof BackupError) logWarning(`${work.name} failed`, { reason: error.message });
    else if (error !== undefined) logFault(error, { while: work.name });
    else if (done) logInfo(`${work.name} done`);
  } catch (error) {
    if (!isUnreachable(error)) logFault(error, { while: work.name });
  }
}

/** Makes a backup and reads it back from the disk, if this machine holds the key to open it. */
async function backUp(plan: BackupPlan): Promise<Note> {
  const { path, bytes, manifest, removed } = await makeBackup(plan);
  const canRead = plan.key === null || !isPublicKey(plan.key);
  if (canRead) await checkBackup(path, plan.key);
  return {
    path,
    bytes,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.media.length,
    missing: manifest.missing.length,
    closed: plan.key !== null,
    readAgain: canRead,
    removed,
  };
}

async function tryOut({ folder, key }: BackupPlan, drill: BackupSchedulerOptions['drill']): Promise<Note> {
  if (key !== null && isPublicKey(key))
    throw new BackupError(
      'Only the public half of the key is here: try a backup out where its secret half is',
    );
  const [latest] = await listBackups(folder);
  if (!latest) throw new BackupError('There is no backup to try out');
  await drill(latest.path);
  return { path: latest.path, bytes: latest.bytes };
}
