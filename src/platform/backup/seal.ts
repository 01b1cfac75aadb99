import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, damaged } from './backup-error.ts';

/**
 * Encrypts a backup: a pass phrase, or the public half of a key pair (age1…) whose secret half is kept elsewhere. Null
 * leaves it unencrypted. The format is age (age-encryption.org): ChaCha20-Poly1305 in chunks of 64 KiB that
 * authenticate their position and which of them is the last.
 */
export type SealingKey = string | null;

/** Decrypts a backup: the pass phrase, or the secret half (AGE-SECRET-KEY-…). */
export type OpeningKey = string | null;

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
  key: SealingKey,
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
export async function howSealed(file: string): Promise<'open' | 'closed'> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code})`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    if (buffer.subarray(0, ZSTD_MAGIC.length).equals(ZSTD_MAGIC)) return 'open';
    if (buffer.equals(AGE_MAGIC)) return 'closed';
    throw new BackupError(`${file} is no backup of this software`);
  } finally {
    await handle.close();
  }
}

/** The plain bytes of a backup. Reading throws a BackupError where it is damaged or the key does not fit. */
export async function* unseal(file: string, key: OpeningKey): AsyncGenerator<Buffer> {
  const source = (await howSealed(file)) === 'open' ? createReadStream(file) : await decrypt(file, key);
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

async function decrypt(file: string, key: OpeningKey): Promise<Readable> {
  if (key === null)
    throw new BackupError('The backup is closed with a key: set BACKUP_KEY, or name a file with --key-file');
  if (isPublicKey(key))
    throw new BackupError(
      'The backup is closed with a public key (age1…); its secret half opens it (AGE-SECRET-KEY-…): --key-file',
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
