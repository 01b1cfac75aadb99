import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { APIError, type PayloadRequest } from 'payload';
import type { ByteRange } from '#platform/content-negotiation.ts';
import type { MediaFile } from '#platform/http/file-response.ts';
import { contentTypeOf } from '#platform/http/static-files.ts';
import { type BucketPlace, bucketPlace, openBucket } from '#platform/pictures/bucket.ts';
import { refusals } from './picture-limits.ts';

/** A file of the library by its name, without access checks; null if it is gone. */
export async function openStored(
  folder: string,
  name: string,
  isImmutable: boolean,
): Promise<MediaFile | null> {
  const place = bucketPlace();
  const file = place ? await inBucket(place, name) : await inFolder(join(folder, name));
  return file && { ...file, type: contentTypeOf(name), isImmutable };
}

type Stored = Pick<MediaFile, 'size' | 'changed' | 'stream'>;

async function inFolder(path: string): Promise<Stored | null> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) return null;
  return { size: file.size, changed: file.mtime, stream: part => createReadStream(path, part) };
}

/** Opens the stream only when it is read, so a client that already has the picture costs one lookup. */
async function inBucket(place: BucketPlace, name: string): Promise<Stored | null> {
  const bucket = await openBucket(place);
  const file = await bucket.find(name);
  async function* bytes(part?: ByteRange) {
    yield* await bucket.read(name, part);
  }
  return file && { ...file, stream: part => Readable.from(bytes(part), { objectMode: false }) };
}

/**
 * The file of a library picture in the form of an upload; undefined if there is no such picture. Bypasses access control,
 * because saving the result is checked.
 * @throws APIError with a sentence for people where the file is gone
 */
export async function storedPicture(req: PayloadRequest, id: number) {
  const { payload } = req;
  const found = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: { ...req, query: {} } as PayloadRequest,
  });
  if (!found) return undefined;
  const { filename, mimeType } = found;
  const { staticDir = '' } = payload.collections.media.config.upload;
  const file = filename ? await openStored(staticDir, filename, false) : null;
  if (!file || !filename) throw new APIError(refusals.crop, 400, undefined, true);
  const data = await buffer(file.stream());
  return { name: filename, data, mimetype: mimeType ?? '', size: data.length };
}

/** The stored name without its random part. */
export const givenName = (stored: string) => stored.replace(/-[0-9a-f]{20}(?=\.\w+$)/, '');
