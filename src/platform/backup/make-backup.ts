import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectOnce } from '#platform/database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { backupName, listBackups, removeDrafts, writeWhole } from './backup-files.ts';
import type { Manifest } from './manifest.ts';
import { outdatedBackups, type Retention } from './retention.rules.ts';
import { type SealingKey, seal } from './seal.ts';
import { type BackupSource, writeEntries } from './write-entries.ts';

/** The advisory lock of backups, in whichever process; differs from those of migrations and jobs. */
const BACKUP_LOCK = 4_012_029;

export type BackupPlan = BackupSource & { folder: string; key: SealingKey; keep: Retention };
export type MadeBackup = { path: string; bytes: number; manifest: Manifest; removed: number };

/**
 * Makes one backup, then deletes outdated ones, but only once the new one is complete. One process at a time.
 * @throws BackupError when another process is making one.
 */
export function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  return connectOnce(plan.databaseUrl, async client => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
    if (!rows[0].mine) throw new BackupError('A backup is being made already');
    await removeDrafts(plan.folder);
    const path = join(plan.folder, backupName(plan.now, plan.key !== null));
    const manifest = await writeBackup(path, plan);
    const outdated = outdatedBackups(await listBackups(plan.folder), plan.keep);
    await Promise.all(outdated.map(backup => rm(backup.path, { force: true })));
    return { path, bytes: (await stat(path)).size, manifest, removed: outdated.length };
  });
}

/** Writes the backup to one file, completely or not at all. */
export async function writeBackup(
  path: string,
  { key, ...source }: BackupSource & { key: SealingKey },
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const entries = writeEntries(source, done => (manifest = done));
  await writeWhole(path, await seal(entries, key));
  if (!manifest) throw new BackupError('The backup ended before everything was written');
  return manifest;
}
