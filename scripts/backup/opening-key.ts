import { readFile } from 'node:fs/promises';
import { isPublicKey, type OpeningKey } from '#platform/backup/seal.ts';
import { env } from '#platform/env.ts';
import { Failure } from '../terminal/failure.mjs';

/** What opens backups: the file that is named, or BACKUP_KEY. The file holds the pass phrase or the secret key alone. */
export async function openingKey(keyFile: string | undefined): Promise<OpeningKey> {
  if (keyFile === undefined) return env.BACKUP_KEY ?? null;
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new Failure(`${keyFile} cannot be read`);
  });
  const line = text.split('\n').find(line => line.trim() !== '' && !line.startsWith('#'));
  const key = line?.trim();
  if (!key || isPublicKey(key)) throw new Failure(`${keyFile} holds no key that opens a backup`);
  return key;
}
