import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BackupError } from '#platform/backup/backup.rules.ts';
import type { BackupCopySettings } from '#platform/backup/backup-copy.schema.ts';
import { copyTarget } from '#platform/backup/backup-settings.ts';
import type { CopyTarget } from '#platform/backup/copy-backups.ts';
import { type EncryptionKey, seal } from '#platform/backup/seal.ts';
import { isWalFile, readArchive, walName, walPrefix } from './archive.rules.ts';

type Stored = { target: CopyTarget; cluster: string; wal: string; bytes: Buffer; key: EncryptionKey };

/**
 * Stores one file of PostgreSQL's log, compressed and encrypted, whole or not at all. PostgreSQL may hand over the same
 * file twice, as after a crash: that changes nothing.
 * @throws BackupError when other content is stored under that name, as by a copy of this cluster elsewhere.
 */
export async function storeWal({ target, cluster, wal, bytes, key }: Stored): Promise<void> {
  if (!isWalFile(wal)) throw new BackupError(`${wal} is no file of PostgreSQL's log`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [known] = readArchive((await target.list(walPrefix(cluster, wal))).keys()).wal;
  if (known?.sha256 === sha256) return;
  if (known)
    throw new BackupError(`${wal} is in ${target.name} already, with other content: nothing was overwritten`);
  const sealed = await seal(inOnePiece(bytes), key);
  await target.write(walName(cluster, wal, sha256, key !== null), await buffer(sealed));
}

async function* inOnePiece(bytes: Buffer) {
  yield bytes;
}

/** The folder of the archive in the second place of backups. */
export const ARCHIVE = 'archive';

/** The archive as configured; null while there is no second place. */
export const archiveTarget = (settings?: BackupCopySettings): CopyTarget | null =>
  copyTarget(settings, ARCHIVE);
