import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { env } from '#platform/env.ts';
import { BackupError, damaged } from './backup.rules.ts';

/**
 * Encrypts a backup: a pass phrase, or the public half of a key pair (age1…) whose secret half is kept elsewhere. Null
 * leaves it unencrypted. The format is age (age-encryption.org): ChaCha20-Poly1305 in chunks of 64 KiB that
 * authenticate their position and which of them is the last.
 */
export type EncryptionKey = string | null;

/** Decrypts a backup: the pass phrase, or the secret half (AGE-SECRET-KEY-…). */
export type DecryptionKey = string | null;

/** The pass phrase must be long and generated, so stretching it need not take 256 MB of memory: 32 MB is enough. */
const SCRYPT_LOG_N = 15;
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');

const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
};

export const isPublicKey = (key: string) => key.startsWith('age1');

/**
 * Compresses a stream and encrypts it with the key. Where that is a public one, `witness` is a second public key: it
 * lets whoever writes the file read it once more.
 */
export async function seal(
  plain: AsyncIterable<Buffer>,
  key: EncryptionKey,
  witness?: string,
): Promise<AsyncIterable<Uint8Array>> {
  const compressed = createZstdCompress(compression);
  through(Readable.from(plain, { objectMode: false }), compressed);
  if (key === null) return compressed;
  const age = new Encrypter();
  if (isPublicKey(key)) for (const each of new Set([key, witness ?? key])) age.addRecipient(each);
  else {
    age.setPassphrase(key);
    age.setScryptWorkFactor(SCRYPT_LOG_N);
  }
  return age.encrypt(Readable.toWeb(compressed) as never) as Promise<never>;
}

/**
 * How a file is encrypted, by its first bytes.
 * @throws BackupError when it is no backup at all.
 */
export async function detectEncryption(file: string): Promise<'open' | 'closed'> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    if (buffer.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return 'open';
    if (buffer.equals(AGE_MAGIC)) return 'closed';
    throw new BackupError(`${file} is not a backup of this software`);
  } finally {
    await handle.close();
  }
}

/** The plain bytes of a backup. Reading throws a BackupError where it is damaged or the key does not fit. */
export async function* unseal(file: string, key: DecryptionKey): AsyncGenerator<Buffer> {
  const source =
    (await detectEncryption(file)) === 'open' ? createReadStream(file) : await decrypt(file, key);
  const plain = createZstdDecompress();
  through(source, plain);
  try {
    yield* plain as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw damaged(code?.startsWith('Z') || code === undefined ? message : `${code}, ${message}`);
  }
}

async function decrypt(file: string, key: DecryptionKey): Promise<Readable> {
  if (key === null)
    throw new BackupError(
      'The backup is encrypted with a key: set BACKUP_KEY, or name a file with --key-file',
    );
  if (isPublicKey(key))
    throw new BackupError(
      'The backup is encrypted with a public key (age1…); its secret half opens it (AGE-SECRET-KEY-…): --key-file',
    );
  const age = new Decrypter();
  const closed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  try {
    if (key.startsWith('AGE-SECRET-KEY-')) age.addIdentity(key);
    else age.addPassphrase(key);
    return Readable.fromWeb((await age.decrypt(closed as never)) as unknown as ReadableStream);
  } catch {
    throw new BackupError('The key does not open this backup: nothing was changed');
  }
}

/** Pipes one stream into another; readers of the second get the errors of the first. */
function through(from: Readable, to: Transform): void {
  pipeline(from, to, () => undefined);
}

/** The value of BACKUP_KEY for backups without encryption. */
export const NO_KEY = 'none';

type KeySettings = { DATA_DIR: string; BACKUP_KEY?: string | undefined };

/** The public half of the pair this installation made; its secret half is with people only. */
export const publicKeyFile = ({ DATA_DIR }: KeySettings = env) =>
  resolve(/* turbopackIgnore: true */ DATA_DIR, 'backup-key');

export type KeyPair = { publicKey: string; secretKey: string };

/** A new pair: `age1…` encrypts, `AGE-SECRET-KEY-…` decrypts. */
export const makeKeyPair = async (): Promise<KeyPair> => readKeyPair(await generateX25519Identity());

/** The pair of a secret half. */
export const readKeyPair = async (secretKey: string): Promise<KeyPair> => ({
  publicKey: await identityToRecipient(secretKey),
  secretKey,
});

/** The key for new backups; null if the settings ask for none, undefined while there is no key. */
export async function findEncryptionKey(settings: KeySettings = env): Promise<EncryptionKey | undefined> {
  if (settings.BACKUP_KEY === NO_KEY) return null;
  return settings.BACKUP_KEY ?? (await readOwnKey(settings));
}

/** @throws BackupError while there is no key: nothing leaves the database unencrypted by accident. */
export async function encryptionKey(settings: KeySettings = env): Promise<EncryptionKey> {
  const key = await findEncryptionKey(settings);
  if (key === undefined)
    throw new BackupError(
      'There is no key to encrypt backups with: "npm run backup" makes one and shows it once. BACKUP_KEY=none leaves them unencrypted',
    );
  return key;
}

async function readOwnKey(settings: KeySettings): Promise<string | undefined> {
  const text = await readFile(publicKeyFile(settings), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}
