import { createHash, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BackupError } from '#platform/backup/backup.rules.ts';
import { copyTarget } from '#platform/backup/backup-settings.ts';
import type { CopyTarget } from '#platform/backup/copy-backups.ts';
import { type EncryptionKey, seal } from '#platform/backup/seal.ts';
import { isSignedBy, signText } from '#platform/backup/signing.ts';
import type { BackupCopySettings } from '#platform/settings/backup-copy.schema.ts';
import { isWalFile, provenPart, readArchive, walName, walPrefix } from './archive.rules.ts';

type Stored = {
  target: CopyTarget;
  cluster: string;
  wal: string;
  bytes: Buffer;
  key: EncryptionKey;
  /** Signs the name of the file; without it nobody can prove who stored it. */
  signer: KeyObject | null;
};

/**
 * Stores one file of PostgreSQL's log, compressed and encrypted, whole or not at all. PostgreSQL may hand over the same
 * file twice, as after a crash: that changes nothing.
 * @throws BackupError when other content is stored under that name, as by a copy of this cluster elsewhere.
 */
export async function storeWal({ target, cluster, wal, bytes, key, signer }: Stored): Promise<void> {
  if (!isWalFile(wal)) throw new BackupError(`${wal} is no file of PostgreSQL's log`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const names = [...(await target.list(walPrefix(cluster, wal))).keys()];
  // What somebody else stored there must not keep ours out.
  const stored = signer ? provenPart(readArchive(names, signedBy([signer]))) : readArchive(names);
  const [known] = stored.wal;
  if (known?.sha256 === sha256) return;
  if (known)
    throw new BackupError(`${wal} is in ${target.name} already, with other content: nothing was overwritten`);
  const sealed = await seal(inOnePiece(bytes), key);
  const name = walName({ cluster, wal, sha256 }, { isClosed: key !== null, sign: signingWith(signer) });
  await target.write(name, await buffer(sealed));
}

/** Signs the names of files in the archive; null without a signer. */
export const signingWith = (signer: KeyObject | null) =>
  signer && ((statement: string) => signText(signer, 'archive', statement));

/** Whether one of these signers signed the name of a file in the archive. */
export const signedBy = (signers: readonly KeyObject[]) => (signed: { text: string; signature: string }) =>
  isSignedBy(signers, 'archive', signed);

async function* inOnePiece(bytes: Buffer) {
  yield bytes;
}

/** The folder of the archive in the second place of backups. */
export const ARCHIVE = 'archive';

/** The archive as configured; null while there is no second place. */
export const archiveTarget = (settings?: BackupCopySettings): CopyTarget | null =>
  copyTarget(settings, ARCHIVE);
