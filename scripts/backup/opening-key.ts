import { readFile } from 'node:fs/promises';
import { type DecryptionKey, findEncryptionKey, isPublicKey } from '#platform/backup/seal.ts';
import { Failure } from '../terminal/failure.mjs';

/**
 * The key that opens backups: from the named file, or the one new backups are encrypted with. The file contains only
 * the pass phrase or the secret key.
 */
export async function openingKey(keyFile: string | undefined): Promise<DecryptionKey> {
  if (keyFile === undefined) return (await findEncryptionKey()) ?? null;
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new Failure(`${keyFile} cannot be read`);
  });
  const line = text.split('\n').find(line => line.trim() !== '' && !line.startsWith('#'));
  const key = line?.trim();
  if (!key || isPublicKey(key)) throw new Failure(`${keyFile} holds no key that opens a backup`);
  return key;
}
