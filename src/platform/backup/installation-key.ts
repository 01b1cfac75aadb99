import { chown, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { embeddedPlaces } from '#platform/database/embedded-places.ts';
import { env } from '#platform/env.ts';
import { findEncryptionKey, type KeyPair, makeKeyPair, publicKeyFile } from './seal.ts';
import { deriveSigningKey, signingKeyFile } from './signing.ts';

/**
 * Creates the key pair of an installation without one. The secret half is shown before the public half is stored, so
 * that no crash leaves backups that nobody can decrypt. `show` may keep it for people to take away; nothing else
 * stores it.
 * @returns whether a pair was created.
 */
export async function createInstallationKey(show: (secretKey: string) => unknown): Promise<boolean> {
  if ((await findEncryptionKey()) !== undefined) return false;
  const { publicKey, secretKey } = await makeKeyPair();
  await show(secretKey);
  await mkdir(env.DATA_DIR, { recursive: true });
  await storeSigningKey({ publicKey, secretKey });
  const draft = `${publicKeyFile()}.${process.pid}`;
  // No secret, and PostgreSQL, which archives with it, may run as another account.
  await writeFile(draft, `${publicKey}\n`, { mode: 0o644 });
  await link(draft, publicKeyFile()).finally(() => rm(draft, { force: true }));
  return true;
}

/**
 * Stores the signing key that belongs to a pair of keys, in place of a former one. Only the account of the software can
 * read it; where that is root, the account that PostgreSQL runs as can, because it writes the archive.
 */
export async function storeSigningKey({ publicKey, secretKey }: KeyPair): Promise<void> {
  const draft = `${signingKeyFile()}.${process.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, `${publicKey} ${deriveSigningKey(secretKey)}\n`, { mode: 0o600, flag: 'wx' });
  const cluster = await stat(embeddedPlaces(env.DATA_DIR).cluster).catch(() => null);
  if (process.getuid?.() === 0 && cluster) await chown(draft, cluster.uid, cluster.gid);
  await rename(draft, signingKeyFile());
}
