import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logWarning } from '#platform/log.ts';
import { openS3 } from '#platform/pictures/bucket.ts';
import { BackupError, COPYING_BACKUPS, outdatedBackups, type Retention } from './backup.rules.ts';
import { type BackupFile, listBackups, readBackupName, writeAtomically } from './backup-files.ts';
import { ERASURE_LIST } from './erasures.ts';

/** A second location for backups. A file in it is complete or missing. */
export type CopyTarget = {
  /** Its name for staff. */
  name: string;
  /** The files whose names begin with `beginning`, with their sizes in bytes. */
  list(beginning?: string): Promise<Map<string, number>>;
  put(name: string, path: string): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Readable | null>;
  write(name: string, content: string | Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
};

/**
 * A folder on another disk, or one inside it. It must exist: creating it would put it on the data disk whenever the
 * other disk is not mounted.
 */
export function folderTarget(place: string, inside = ''): CopyTarget {
  const root = resolve(place);
  const at = (name: string) => join(root, inside, name);
  const refuse = (error: NodeJS.ErrnoException) => {
    throw new BackupError(`The folder ${root} cannot be read (${error.code}): is its disk mounted?`);
  };
  const write = async (name: string, bytes: () => Readable) => {
    await stat(root).catch(refuse);
    await writeAtomically(at(name), bytes());
  };
  return {
    name: at(''),
    async list(beginning = '') {
      await stat(root).catch(refuse);
      const found = await readdir(at(''), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? [] : refuse(error),
      );
      const files = found.filter(entry => entry.isFile() && entry.name.startsWith(beginning));
      const sized = files.map(async ({ name }) => [name, (await stat(at(name))).size] as const);
      return new Map(await Promise.all(sized));
    },
    put: (name, path) => write(name, () => createReadStream(path)),
    read: name =>
      open(at(name)).then(
        handle => handle.createReadStream(),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      ),
    write: (name, content) => write(name, () => Readable.from([Buffer.from(content)])),
    remove: name => rm(at(name), { force: true }),
  };
}

export type CopyBucket = { bucket: string; folder: string; client: S3ClientConfig; partBytes?: number };

/** S3 wants parts of at least 5 MiB and at most 10,000 of them: this reaches 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
/** Years of backups and of the log of changes. */
const MOST_FILES = 200_000;
const MOST_PAGES = 500;
const timeouts = { connectionTimeout: 5_000, requestTimeout: 120_000 };

/** A bucket of an S3-compatible service, and a folder in it. */
export function bucketTarget({ bucket, folder, client, partBytes = PART_BYTES }: CopyBucket): CopyTarget {
  const Bucket = bucket;
  const prefix = folder === '' ? '' : `${folder}/`;
  const toKey = (name: string) => `${prefix}${name}`;
  let opened: ReturnType<typeof openS3> | undefined;
  const connect = () => (opened ??= openS3(client, timeouts));
  return {
    name: `s3://${bucket}/${folder}`,
    async list(beginning = '') {
      const s3 = await connect();
      const found = new Map<string, number>();
      let ContinuationToken: string | undefined;
      for (let pages = 1; ; pages += 1) {
        const page = await s3.listObjectsV2({
          ...{ Bucket, Prefix: toKey(beginning), Delimiter: '/' },
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        });
        for (const { Key = '', Size = 0 } of page.Contents ?? []) found.set(Key.slice(prefix.length), Size);
        ContinuationToken = page.NextContinuationToken;
        if (ContinuationToken === undefined) return found;
        if (found.size > MOST_FILES || pages === MOST_PAGES)
          throw new BackupError(`The list of ${this.name} has no end after ${found.size} files`);
      }
    },
    async put(name, path) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { Bucket, Key: toKey(name), Body: createReadStream(path) };
      await new Upload({ client: await connect(), params, partSize: partBytes, queueSize: 2 }).done();
    },
    async read(name) {
      const s3 = await connect();
      const found = await s3.getObject({ Bucket, Key: toKey(name) }).catch((error: { name?: string }) => {
        if (error.name === 'NoSuchKey') return null;
        throw error;
      });
      return (found?.Body as Readable | undefined) ?? null;
    },
    async write(name, content) {
      await (await connect()).putObject({ Bucket, Key: toKey(name), Body: content });
    },
    async remove(name) {
      await (await connect()).deleteObject({ Bucket, Key: toKey(name) });
    },
  };
}

const EVERY_MS = 10 * 60_000;

export type Copying = { folder: string; target: CopyTarget; keep: Retention };

/** Copies new backups to the second location every ten minutes; failures are retried and reported to staff. */
export const backupCopies = (copying: () => Copying): ScheduledWork => ({
  name: COPYING_BACKUPS,
  next: after => new Date(after.getTime() + EVERY_MS),
  startsAtOnce: true,
  isExpected: () => true,
  do: () =>
    copyBackups(copying()).catch((error: Error) => {
      logWarning(`${COPYING_BACKUPS} failed`, { reason: error.message });
      throw error;
    }),
});

/**
 * Brings the second location up to date: every backup that stays, and the list of erasures. Outdated copies are
 * deleted by the same rule; copies whose original is merely missing are not, because losing this folder must not
 * empty the other.
 * @throws BackupError when a copy is shorter than its original.
 */
export async function copyBackups({ folder, target, keep }: Copying): Promise<Note> {
  const here = await listBackups(folder);
  const there = await target.list();
  const outdated = outdatedNames(here, there, keep);
  const missing = here.filter(
    file => !outdated.has(basename(file.path)) && there.get(basename(file.path)) !== file.bytes,
  );
  for (const { path } of missing.toReversed()) await target.put(basename(path), path);
  await copyErasureList(folder, target);
  const after = missing.length > 0 ? await target.list() : there;
  const broken = missing.find(({ path, bytes }) => after.get(basename(path)) !== bytes);
  if (broken) throw new BackupError(`${basename(broken.path)} was not copied completely to ${target.name}`);
  const stored = [...after.keys()].filter(name => readBackupName(name) !== null);
  for (const name of stored) if (outdated.has(name)) await target.remove(name);
  const staying = stored.filter(name => !outdated.has(name)).toSorted();
  return {
    latest: readBackupName(staying.at(-1) ?? '')?.madeAt.toISOString() ?? null,
    copied: missing.length,
    stored: staying.length,
  };
}

function outdatedNames(here: readonly BackupFile[], there: ReadonlyMap<string, number>, keep: Retention) {
  const names = new Set([...here.map(({ path }) => basename(path)), ...there.keys()]);
  const known = [...names].flatMap(name => {
    const read = readBackupName(name);
    return read ? [{ name, ...read }] : [];
  });
  return new Set(outdatedBackups(known, keep).map(({ name }) => name));
}

/** Merges the lists of both locations: a machine that was set up again begins with a short one. */
async function copyErasureList(folder: string, target: CopyTarget): Promise<void> {
  const here = await readFile(join(folder, ERASURE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = await target.read(ERASURE_LIST);
  const there = found ? await text(found) : '';
  const known = new Set(there.split('\n'));
  const added = here.split('\n').filter(line => line !== '' && !known.has(line));
  if (added.length > 0) await target.write(ERASURE_LIST, `${there}\n${added.join('\n')}`);
}
