import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { BackupError } from './backup-error.ts';
import { writeWhole } from './backup-files.ts';

/** A second place for backups. A file is there whole or not at all. */
export type CopyTarget = {
  /** As staff know it. */
  name: string;
  /** The files in it, with their sizes in bytes. */
  list(): Promise<Map<string, number>>;
  put(name: string, path: string): Promise<void>;
  /** Null if there is no such file. */
  readText(name: string): Promise<string | null>;
  writeText(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
};

/**
 * A folder on another disk. It must be there: made here, it would lie on the disk of the data whenever the other disk is
 * not mounted.
 */
export function folderTarget(folder: string): CopyTarget {
  const at = (name: string) => join(folder, name);
  return {
    name: folder,
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        throw new BackupError(`The folder ${folder} cannot be read (${error.code}): is its disk mounted?`);
      });
      return new Map(
        await Promise.all(names.map(async name => [name, (await stat(at(name))).size] as const)),
      );
    },
    put: (name, path) => writeWhole(at(name), createReadStream(path)),
    readText: name =>
      readFile(at(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    writeText: (name, text) => writeWhole(at(name), Readable.from([Buffer.from(text)])),
    remove: name => rm(at(name), { force: true }),
  };
}

export type CopyBucket = { bucket: string; folder: string; client: S3ClientConfig; partBytes?: number };

/** S3 wants parts of at least 5 MiB and at most 10,000 of them: this reaches 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
const timeouts = { connectionTimeout: 5_000, requestTimeout: 120_000 };

/** A bucket of an S3-compatible service, and a folder in it. */
export function bucketTarget({ bucket, folder, client, partBytes = PART_BYTES }: CopyBucket): CopyTarget {
  const Bucket = bucket;
  const prefix = folder === '' ? '' : `${folder}/`;
  const keyOf = (name: string) => `${prefix}${name}`;
  let opened: Promise<S3> | undefined;
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then(
      ({ S3 }) => new S3({ ...client, requestHandler: timeouts }),
    ));
  return {
    name: `s3://${bucket}/${folder}`,
    async list() {
      const s3 = await open();
      const found = new Map<string, number>();
      let ContinuationToken: string | undefined;
      do {
        const page = await s3.listObjectsV2({
          ...{ Bucket, Prefix: prefix },
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        });
        for (const { Key = '', Size = 0 } of page.Contents ?? []) found.set(Key.slice(prefix.length), Size);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    },
    async put(name, path) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { Bucket, Key: keyOf(name), Body: createReadStream(path) };
      await new Upload({ client: await open(), params, partSize: partBytes, queueSize: 2 }).done();
    },
    async readText(name) {
      const s3 = await open();
      const found = await s3.getObject({ Bucket, Key: keyOf(name) }).catch((error: { name?: string }) => {
        if (error.name === 'NoSuchKey') return null;
        throw error;
      });
      return (await found?.Body?.transformToString()) ?? null;
    },
    async writeText(name, text) {
      await (await open()).putObject({ Bucket, Key: keyOf(name), Body: text });
    },
    async remove(name) {
      await (await open()).deleteObject({ Bucket, Key: keyOf(name) });
    },
  };
}
