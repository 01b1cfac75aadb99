import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type BucketPlace, openBucket } from '#platform/pictures/bucket.ts';

/** The files of a restore: in place once committed, deleted when dropped. */
export type IncomingMedia = {
  write(name: string, body: AsyncIterable<Buffer>): Promise<void>;
  /** Replaces the existing files. Until `finish`, `drop` brings them back. */
  commit(): Promise<void>;
  drop(): Promise<void>;
  /** Deletes the former files. */
  finish(): Promise<void>;
};

/** A store of uploaded files. Names come from the database or from a checked manifest: plain names, no paths. */
export type MediaStore = {
  /** A file, or null if it does not exist. */
  read(name: string): Promise<{ bytes: number; body: AsyncIterable<Buffer> } | null>;
  isEmpty(): Promise<boolean>;
  receive(): Promise<IncomingMedia>;
};

/** Files in a local folder. */
export function folderMedia(folder: string): MediaStore {
  return {
    async read(name) {
      // Opened before it is measured: a file that staff delete meanwhile can still be read.
      const handle = await open(join(folder, name)).catch(unlessMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { bytes: size, body: handle.createReadStream() };
    },
    isEmpty: async () => ((await readdir(folder).catch(unlessMissing)) ?? []).length === 0,
    receive: () => receiveInto(folder),
  };
}

async function receiveInto(folder: string): Promise<IncomingMedia> {
  const [incoming, before] = [`${folder}.restoring`, `${folder}.before-restore`];
  // After an interrupted restore, its former files are put back first.
  if (await stat(before).catch(unlessMissing)) {
    await rm(folder, { recursive: true, force: true });
    await rename(before, folder);
  }
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return {
    write: (name, body) =>
      pipeline(
        Readable.from(body, { objectMode: false }),
        createWriteStream(join(incoming, name), { flags: 'wx', mode: 0o600 }),
      ),
    async commit() {
      await rename(folder, before).catch(unlessMissing);
      await rename(incoming, folder);
    },
    async drop() {
      await rm(incoming, { recursive: true, force: true });
      if (!(await stat(before).catch(unlessMissing))) return;
      await rm(folder, { recursive: true, force: true });
      await rename(before, folder);
    },
    finish: () => rm(before, { recursive: true, force: true }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Files in a bucket. A restore writes them beside the existing ones: a file without a row is shown to nobody, and a
 * file of the same name is the same picture, because names contain a digest.
 */
export function bucketMedia(place: BucketPlace): MediaStore {
  return {
    async read(name) {
      const bucket = await openBucket(place);
      const file = await bucket.find(name);
      return file && { bytes: file.size, body: await bucket.read(name) };
    },
    isEmpty: async () => (await openBucket(place)).isEmpty(),
    async receive() {
      const bucket = await openBucket(place);
      const added: string[] = [];
      return {
        async write(name, body) {
          const isNew = (await bucket.find(name)) === null;
          await bucket.write(name, await buffer(body));
          if (isNew) added.push(name);
        },
        commit: async () => undefined,
        async drop() {
          for (const name of added.splice(0)) await bucket.remove(name);
        },
        finish: async () => undefined,
      };
    },
  };
}
