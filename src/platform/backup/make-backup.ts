import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connectOnce } from '#platform/database/connect-once.ts';
import { outdatedBackups, type Retention } from './backup.rules.ts';
import { backupName, listBackups, removeDrafts, writeWhole } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './manifest.ts';
import { isPublicKey, type KeyPair, makeKeyPair, type SealingKey, seal } from './seal.ts';
import { type BackupSource, writeEntries } from './write-entries.ts';

/** The advisory lock of backups, in whichever process; differs from those of migrations and jobs. */
const BACKUP_LOCK = 4_012_029;

export type BackupPlan = BackupSource & {
  folder: string;
  key: SealingKey;
  keep: Retention;
  /** For a backup before an upgrade: the time in the name of its newest migration. */
  before?: string;
};
export type MadeBackup = { path: string; bytes: number; manifest: Manifest; removed: number };

/**
 * Makes one backup, reads it back from the disk, and only then deletes outdated ones. One process at a time.
 * @throws BackupError when another process is making one.
 */
export function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  return connectOnce(plan.databaseUrl, async client => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
    if (!rows[0].mine) throw new BackupError('A backup is being made already');
    await removeDrafts(plan.folder);
    const path = join(plan.folder, backupName(plan.now, plan.key !== null, plan.before));
    const manifest = await writeBackup(path, plan);
    const outdated = outdatedBackups(await listBackups(plan.folder), plan.keep);
    await Promise.all(outdated.map(backup => rm(backup.path, { force: true })));
    return { path, bytes: (await stat(path)).size, manifest, removed: outdated.length };
  });
}

/**
 * Writes the backup to one file, completely or not at all, and reads every byte of it again.
 * @throws BackupError when the file is not what was written.
 */
export async function writeBackup(
  path: string,
  { key, ...source }: BackupSource & { key: SealingKey },
): Promise<Manifest> {
  const witness = key !== null && isPublicKey(key) ? await makeKeyPair() : null;
  const manifest = await writeSealed(path, { ...source, key, witness });
  await checkBackup(path, witness?.secretKey ?? key);
  return manifest;
}

type Sealing = { key: SealingKey; witness: KeyPair | null };

/**
 * A machine that only has the public half of the key cannot read what it writes. So the file is encrypted to a second pair
 * as well, which lives in memory until the file has been read again.
 */
async function writeSealed(
  path: string,
  { key, witness, ...source }: BackupSource & Sealing,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const entries = writeEntries(source, done => (manifest = done));
  await writeWhole(path, await seal(entries, key, witness?.publicKey));
  if (!manifest) throw new BackupError('The backup ended before everything was written');
  return manifest;
}
