import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { BackupError, nextBackup, nextDrill } from './backup.rules.ts';
import { listBackups } from './backup-files.ts';
import { type BackupPlan, makeBackup, writeBackup } from './make-backup.ts';
import { isPublicKey, makeKeyPair } from './seal.ts';
import { findSigners } from './signing.ts';

/** The names of the two in the record of scheduled work. */
export const NIGHTLY_BACKUP = 'nightly backup';
export const RESTORE_DRILL = 'restore drill';

type Backups = {
  clock: Clock;
  hour: number;
  plan: (now: Date) => Promise<BackupPlan>;
  /** Restores a backup into a throwaway database, with the key from a file if one is named; throws when that fails. */
  drill: (path: string, keyFile?: string) => Promise<void>;
};

/** A nightly backup and a weekly test restore. Missed times are made up for. */
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
      do: async () => testRestore(await plan(clock.now()), drill),
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

async function backUp(plan: BackupPlan): Promise<Note> {
  const { path, bytes, manifest, removed } = await makeBackup(plan);
  return {
    path,
    bytes,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.media.length,
    missing: manifest.missing.length,
    closed: plan.key !== null,
    signed: Boolean(plan.signer),
    removed,
  };
}

/**
 * Test-restores the latest backup. If this machine cannot decrypt it, a new backup with a throwaway key is tested
 * instead.
 */
async function testRestore(plan: BackupPlan, drill: Backups['drill']): Promise<Note> {
  const { folder, key } = plan;
  const [latest] = await listBackups(folder);
  if (!latest) throw new BackupError('There is no backup to test');
  if (key !== null && isPublicKey(key)) await testRestoreNewBackup(plan, drill);
  else await drill(latest.path);
  return { path: latest.path, bytes: latest.bytes };
}

async function testRestoreNewBackup(plan: BackupPlan, drill: Backups['drill']): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'adey-trial-'));
  try {
    const { publicKey, secretKey } = await makeKeyPair();
    const [path, keyFile] = [join(place, 'trial.tar.zst.age'), join(place, 'key')];
    const [signer = null] = findSigners(secretKey);
    await writeBackup(path, { ...plan, key: publicKey, signer });
    await writeFile(keyFile, secretKey, { mode: 0o600 });
    await drill(path, keyFile);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
