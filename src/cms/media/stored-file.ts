import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { APIError, type Config, type PayloadRequest, type Plugin } from 'payload';
import { toSlug } from '#core/slug.ts';
import type { ByteRange } from '#platform/content-negotiation.ts';
import type { MediaFile } from '#platform/http/file-response.ts';
import { findContentType } from '#platform/http/static-files.ts';
import { type BucketPlace, bucketPlace, openBucket } from '#platform/pictures/bucket.ts';
import { pictureRefusals } from './upload-limits.ts';

const STEM_LENGTH = 48;
const RANDOM_BYTES = 10;

/** Whether `storedName`, with Payload's suffix for sizes, can have made this name. Other names need no database query. */
export const isStoredName = (name: string) =>
  /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|webp|avif|mp4|webm|pdf)$/.test(name);

type Naming = { original: string; otherwise: string; extension: string };

/**
 * The name an upload is stored under: its own name as a slug, or `otherwise` where that is empty, and random digits, so that
 * nobody can guess it and the same file uploaded twice at once is stored as two files.
 */
export function storedName({ original, otherwise, extension }: Naming): string {
  const stem = toSlug(original.replace(/\.[^.]*$/, '').normalize('NFKD')).replace(/[^a-z0-9-]+/g, '');
  const short = stem.slice(0, STEM_LENGTH).replace(/^-+|-+$/g, '') || otherwise;
  return `${short}-${randomBytes(RANDOM_BYTES).toString('hex')}.${extension}`;
}

/** Opens a stored file by its name, without access checks; null if it is missing. */
export async function openStored(
  folder: string,
  name: string,
  isImmutable: boolean,
): Promise<MediaFile | null> {
  const place = bucketPlace();
  const file = place ? await inBucket(place, name) : await inFolder(join(folder, name));
  return file && { ...file, type: findContentType(name), isImmutable };
}

type Stored = Pick<MediaFile, 'size' | 'changed' | 'stream'>;

async function inFolder(path: string): Promise<Stored | null> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) return null;
  return { size: file.size, changed: file.mtime, stream: part => createReadStream(path, part) };
}

/** Opens the stream only when it is read, so that a client with the picture in its cache costs one lookup. */
async function inBucket(place: BucketPlace, name: string): Promise<Stored | null> {
  const bucket = await openBucket(place);
  const file = await bucket.find(name);
  async function* bytes(part?: ByteRange) {
    yield* await bucket.read(name, part);
  }
  return file && { ...file, stream: part => Readable.from(bytes(part), { objectMode: false }) };
}

/**
 * Reads the file of a library picture as an upload; undefined if there is no such picture. Bypasses access control, because
 * saving the result is checked.
 * @throws APIError with a sentence for staff if the file is missing
 */
export async function readStoredPicture(req: PayloadRequest, id: number) {
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
  if (!file || !filename) throw new APIError(pictureRefusals.crop, 400, undefined, true);
  const data = await buffer(file.stream());
  return { name: filename, data, mimetype: mimeType ?? '', size: data.length };
}

/** The stored name without its random part. */
export const nameWithoutRandom = (stored: string) => stored.replace(/-[0-9a-f]{20}(?=\.\w+$)/, '');

/** The plugin's field for direct browser uploads, which we do not allow; our tables have no such column. */
const unusedField = '_objectKey';

/** The plugin's component for direct browser uploads, which it adds to every admin page even when they are off. */
const unusedUploader = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/** Stores uploads and their sizes in the configured bucket. Without a bucket it loads nothing. */
export const storeInBucket: Plugin = async config => {
  const place = bucketPlace();
  if (!place) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const configured = await s3Storage({
    bucket: place.name,
    config: place.client,
    collections: { media: true, films: true, pdfs: true },
  })(config);
  const collections = configured.collections?.map(collection => ({
    ...collection,
    fields: collection.fields.filter(field => !('name' in field && field.name === unusedField)),
  }));
  return { ...configured, ...(collections && { collections }), admin: withoutUploader(configured.admin) };
};

// The import map is generated without a bucket and does not have this component.
function withoutUploader(admin: Config['admin']): Config['admin'] {
  const { [unusedUploader]: _, ...dependencies } = admin?.dependencies ?? {};
  const providers = admin?.components?.providers?.filter(
    provider => !(provider && typeof provider === 'object' && provider.path === unusedUploader),
  );
  return { ...admin, dependencies, components: { ...admin?.components, ...(providers && { providers }) } };
}
