import type { Clock } from '#platform/clock.ts';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { BackupError } from './backup-error.ts';
import { listBackups } from './backup-files.ts';
import { nextBackup, nextDrill } from './backup-schedule.rules.ts';
import { checkBackup } from './check-backup.ts';
import { type BackupPlan, makeBackup } from './make-backup.ts';
import { isPublicKey } from './seal.ts';

/** The names of the two in the record of scheduled work. */
export const NIGHTLY_BACKUP = 'nightly backup';
export const RESTORE_DRILL = 'restore drill';

type Backups = {
  clock: Clock;
  hour: number;
  plan: (now: Date) => Promise<BackupPlan>;
  /** Restores a backup into a throwaway database; throws when that fails. */
  drill: (path: string) => Promise<void>;
};

/** A backup each night and the restore of one each week on trial. Missed times are made up for. */
export function nightlyBackups({ clock, hour, plan, drill }: Backups): ScheduledWork[] {
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
  return works.map(work => ({ ...work, do: () => logged(work), isExpected: isBackupError }));
}

const isBackupError = (error: unknown) => error instanceof BackupError;

async function logged(work: ScheduledWork): Promise<Note | null> {
  try {
    const note = await work.do();
    logInfo(`${work.name} done`);
    return note;
  } catch (error) {
    if (isBackupError(error)) logWarning(`${work.name} failed`, { reason: (error as Error).message });
    throw error;
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

async function tryOut({ folder, key }: BackupPlan, drill: Backups['drill']): Promise<Note> {
  if (key !== null && isPublicKey(key))
    throw new BackupError(
      'Only the public half of the key is here: try a backup out where its secret half is',
    );
  const [latest] = await listBackups(folder);
  if (!latest) throw new BackupError('There is no backup to try out');
  await drill(latest.path);
  return { path: latest.path, bytes: latest.bytes };
}
