import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BackupError, damaged } from '#platform/backup/backup-error.ts';
import type { CopyTarget } from '#platform/backup/copy-target.ts';
import { type OpeningKey, unseal } from '#platform/backup/seal.ts';
import { readTar } from '#platform/backup/tar.ts';
import type { Account } from '#platform/database/embedded/account.ts';
import type { StoredWal } from './archive-names.rules.ts';
import type { Way } from './archive-plan.ts';

/** A page of PostgreSQL's log without anything in it. */
const PAGE = Buffer.alloc(8192);

export type Fetching = {
  target: CopyTarget;
  key: OpeningKey;
  /** Who PostgreSQL runs as, if not as we do. */
  account: Account | null;
  /** A file of ours that may be written over. */
  scratch: string;
};

/**
 * Unpacks a base into a folder that is not there yet, as the cluster it was made from. Nothing is decrypted by
 * PostgreSQL, so the key stays in this process.
 * @throws BackupError when the key does not fit, or the base is missing, damaged, or holds anything but files and folders.
 */
export async function fetchBase({ base }: Way, cluster: string, fetching: Fetching): Promise<void> {
  await makeFolder(cluster, fetching.account);
  for await (const { name, body } of readTar(plainBytes(base.name, fetching), { folders: true })) {
    const path = resolve(cluster, name);
    if (!path.startsWith(cluster + sep)) throw damaged(`${name} leads out of it`);
    if (name.endsWith('/')) await makeFolder(path, fetching.account);
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await give(path, fetching.account);
    }
  }
}

/**
 * Puts segments of the log into a folder, under the names PostgreSQL asks for.
 * @throws BackupError when one is missing or damaged.
 */
export async function fetchSegments(
  segments: readonly StoredWal[],
  folder: string,
  fetching: Fetching,
): Promise<void> {
  await makeFolder(folder, fetching.account);
  for (const segment of segments) await fetchSegment(segment, join(folder, segment.wal), fetching);
}

async function fetchSegment(
  { name, wal, sha256 }: StoredWal,
  path: string,
  fetching: Fetching,
): Promise<void> {
  const bytes = await buffer(plainBytes(name, fetching));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw damaged(`${wal} is not what was stored`);
  // A segment that was closed early ends in zeros: without them on the disk a day of segments fits anywhere.
  let used = bytes.length;
  while (used > 0 && bytes.subarray(used - PAGE.length, used).equals(PAGE)) used -= PAGE.length;
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write(bytes, 0, used);
    await file.truncate(bytes.length);
  } finally {
    await file.close();
  }
  await give(path, fetching.account);
}

async function* plainBytes(name: string, { target, key, scratch }: Fetching): AsyncGenerator<Buffer> {
  const stored = await target.read(name);
  if (!stored) throw new BackupError(`${name} is not in ${target.name} any more`);
  await pipeline(stored, createWriteStream(scratch, { mode: 0o600 }));
  yield* unseal(scratch, key);
  await rm(scratch, { force: true });
}

async function makeFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  await give(path, account);
}

/** Writes a small file for PostgreSQL. */
export async function writeFor(account: Account | null, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await give(path, account);
}

const give = async (path: string, account: Account | null) =>
  account ? chown(path, account.uid, account.gid) : undefined;
