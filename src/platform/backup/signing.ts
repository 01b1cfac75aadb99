import { createPrivateKey, createPublicKey, type KeyObject, scryptSync, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '#platform/env.ts';
import { type DecryptionKey, findEncryptionKey, isPublicKey } from './seal.ts';

// Everybody can encrypt with a public key. So backups are also signed (Ed25519), with a key that is computed from the one
// that opens them: whoever keeps that one can prove who wrote a backup, and the machine, which has only the signing key,
// cannot compute the opening key back.

/** What a signature is about; one for a file of the archive proves no backup. */
type Subject = 'backup' | 'archive';

const SEED_BYTES = 32;
/** The signatures in file names of the archive are public, so a passphrase must be as slow to guess here as in age. */
const STRETCHED = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** The signing key that belongs to a secret half or a passphrase, as text: 43 URL-safe letters. */
export const deriveSigningKey = (key: string): string =>
  scryptSync(key, 'adey: who wrote a backup', SEED_BYTES, STRETCHED).toString('base64url');

/** How Node reads the 32 secret bytes of an Ed25519 key (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const readKey = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(text, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

const message = (subject: Subject, text: string) => Buffer.from(`adey ${subject}\n${text}`);

/** Signs a text: 86 URL-safe letters. */
export const signText = (signer: KeyObject, subject: Subject, text: string): string =>
  sign(null, message(subject, text), signer).toString('base64url');

/** Whether one of these signers (or the public half of one) signed the text. */
export const isSignedBy = (
  signers: readonly KeyObject[],
  subject: Subject,
  { text, signature }: { text: string; signature: string },
): boolean =>
  signers.some(signer =>
    verify(null, message(subject, text), publicHalf(signer), Buffer.from(signature, 'base64url')),
  );

const publicHalf = (key: KeyObject) => (key.type === 'public' ? key : createPublicKey(key));

type SigningSettings = {
  DATA_DIR: string;
  BACKUP_KEY?: string | undefined;
  BACKUP_SIGNING_KEY?: string | undefined;
};

/**
 * The key that this machine signs its backups with; null if it has none that belongs to the key they are encrypted with, as
 * an installation whose pair was made before backups were signed.
 */
export async function findSigner(settings: SigningSettings = env): Promise<KeyObject | null> {
  if (settings.BACKUP_SIGNING_KEY !== undefined) return readKey(settings.BACKUP_SIGNING_KEY);
  const encryption = await findEncryptionKey(settings);
  if (encryption && !isPublicKey(encryption)) return readKey(deriveSigningKey(encryption));
  const stored = await readFile(signingKeyFile(settings), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [publicKey, signingKey] = stored.trim().split(' ');
  const belongs = encryption === null || publicKey === encryption;
  return signingKey !== undefined && belongs ? readKey(signingKey) : null;
}

/** Whose signatures prove a backup that this key opens: its own, and those of this machine. */
export async function trustedSigners(key: DecryptionKey): Promise<KeyObject[]> {
  const own = await findSigner();
  return [...findSigners(key), ...(own ? [own] : [])];
}

/** The signer that belongs to an opening key; none without one. */
export const findSigners = (key: DecryptionKey): KeyObject[] =>
  key === null || isPublicKey(key) ? [] : [readKey(deriveSigningKey(key))];

/** The file of this installation's signing key, with the public key that it belongs to. */
export const signingKeyFile = ({ DATA_DIR }: Pick<SigningSettings, 'DATA_DIR'> = env) =>
  resolve(/* turbopackIgnore: true */ DATA_DIR, 'backup-signing-key');
