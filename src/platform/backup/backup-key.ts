import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { env } from '#platform/env.ts';
import { BackupError } from './backup-error.ts';
import type { SealingKey } from './seal.ts';

/** The value of BACKUP_KEY for backups without encryption. */
export const NO_KEY = 'none';

type KeySettings = { DATA_DIR: string; BACKUP_KEY?: string | undefined };

/** The public half of the pair this installation made; its secret half is with people only. */
export const ownKeyFile = ({ DATA_DIR }: KeySettings = env) =>
  resolve(/* turbopackIgnore: true */ DATA_DIR, 'backup-key');

export type KeyPair = { publicKey: string; secretKey: string };

/** A new pair: `age1…` encrypts, `AGE-SECRET-KEY-…` decrypts. */
export async function makeKeyPair(): Promise<KeyPair> {
  const secretKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(secretKey), secretKey };
}

/** The key for new backups; null if the settings ask for none, undefined while there is no key. */
export async function findSealingKey(settings: KeySettings = env): Promise<SealingKey | undefined> {
  if (settings.BACKUP_KEY === NO_KEY) return null;
  return settings.BACKUP_KEY ?? (await readOwnKey(settings));
}

/** @throws BackupError while there is no key: nothing leaves the database unencrypted by accident. */
export async function sealingKey(settings: KeySettings = env): Promise<SealingKey> {
  const key = await findSealingKey(settings);
  if (key === undefined)
    throw new BackupError(
      'There is no key to encrypt backups with: "npm run backup" makes one and shows it once. BACKUP_KEY=none leaves them unencrypted',
    );
  return key;
}

async function readOwnKey(settings: KeySettings): Promise<string | undefined> {
  const text = await readFile(ownKeyFile(settings), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/**
 * Makes the pair of an installation that has none. The secret half is shown before the public half is stored, so that
 * no crash leaves backups that nobody can open. `show` may keep it for people to take away; nothing else stores it.
 * @returns whether a pair was made.
 */
export async function makeOwnKey(show: (secretKey: string) => unknown): Promise<boolean> {
  if ((await findSealingKey()) !== undefined) return false;
  const { publicKey, secretKey } = await makeKeyPair();
  await show(secretKey);
  await mkdir(env.DATA_DIR, { recursive: true });
  const draft = `${ownKeyFile()}.${process.pid}`;
  // No secret, and PostgreSQL, which archives with it, may run as another account.
  await writeFile(draft, `${publicKey}\n`, { mode: 0o644 });
  await link(draft, ownKeyFile()).finally(() => rm(draft, { force: true }));
  return true;
}
