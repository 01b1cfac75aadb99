import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { encryptionKey } from '#platform/backup/seal.ts';
import { findSigner } from '#platform/backup/signing.ts';
import { backupCopySettings } from '#platform/settings/backup-copy.schema.ts';
import { archiveTarget, storeWal } from '#platform/wal-archive/store-wal.ts';

// PostgreSQL runs "node archive-wal.ts PATH NAME" for each file of its log (archive_command), in the folder of its
// cluster and with the settings it was started with. If this fails it keeps the file and retries.
const TIMEOUT_MS = 60_000;
const settings = z.object({
  ...backupCopySettings,
  DATA_DIR: z.string(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_SIGNING_KEY: z.string().optional(),
});

/** The number PostgreSQL gave the cluster: the first eight bytes of its control file, in the order of this machine. */
async function readCluster(): Promise<string> {
  const control = await readFile('global/pg_control');
  return String(new BigUint64Array(control.buffer.slice(control.byteOffset, control.byteOffset + 8))[0]);
}

setTimeout(() => fail(new Error('the second place does not answer')), TIMEOUT_MS).unref();

function fail({ message }: Error): never {
  process.stderr.write(`${process.argv[3]} was not archived: ${message}\n`);
  process.exit(1);
}

try {
  const [, , path = '', wal = ''] = process.argv;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const known = settings.parse(given);
  const target = archiveTarget(known);
  if (!target) throw new Error('BACKUP_COPY_TO is not set');
  const [cluster, bytes, key] = await Promise.all([readCluster(), readFile(path), encryptionKey(known)]);
  await storeWal({ target, cluster, wal, bytes, key, signer: await findSigner(known) });
} catch (error) {
  fail(error as Error);
}
