import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Where } from 'payload';
import { type ConsentUse, needsConsent } from '#cms/consents/consent.rules.ts';
import type { PublicReadContext } from '#cms/consents/consent-gate.ts';
import { PICTURE_TYPES } from '#cms/media/picture-limits.ts';
import { MAIL_SIZE, pictureSizes, SHARE_SIZE } from '#cms/media/picture-sizes.ts';
import type { MediaFile } from '#platform/http/media-response.ts';
import { openCms } from '#platform/payload.ts';
import { type BucketPlace, bucketPlace, openBucket } from '#platform/pictures/bucket.ts';

/** Sizes made for another use than our pages; each needs consent for that use. */
const ownUses: Record<string, ConsentUse> = { [SHARE_SIZE]: 'share-card', [MAIL_SIZE]: 'newsletter' };
const ordinarySizes = pictureSizes.map(({ name }) => name).filter(name => !(name in ownUses));
/** The names that clean-picture.ts and Payload's size suffixes produce; no other name is worth a database query. */
const possibleName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|webp|avif)$/;

/**
 * The file `name` of the picture library, behind the same consent check as pages: null if there is none, or if the
 * picture shows somebody whose consent does not allow it at `now`. The sizes for share cards and mails need consent for
 * their own use. A file is immutable if nobody in it is recognisable and its name contains a digest of the picture; the
 * share card is not, since it follows the focal point under the same name.
 */
export async function openPublicMedia(name: string, now: Date): Promise<MediaFile | null> {
  if (!possibleName.test(name)) return null;
  const cms = await openCms();
  const folder = cms.collections.media.config.upload.staticDir ?? '';
  const find = (where: Where, context: PublicReadContext) =>
    cms.find({
      collection: 'media',
      where,
      context: { ...context, now },
      overrideAccess: false,
      limit: 1,
      pagination: false,
      depth: 0,
    });
  const [ordinary] = (await find({ or: ordinaryNames(name) }, {})).docs;
  if (ordinary) return openStored(folder, name, !needsConsent(ordinary));
  for (const [size, consentUse] of Object.entries(ownUses)) {
    const [cut] = (await find({ [`sizes.${size}.filename`]: { equals: name } }, { consentUse })).docs;
    if (cut) return openStored(folder, name, size !== SHARE_SIZE && !needsConsent(cut));
  }
  return null;
}

function ordinaryNames(name: string): Where[] {
  return [
    { filename: { equals: name } },
    ...ordinarySizes.map((size): Where => ({ [`sizes.${size}.filename`]: { equals: name } })),
  ];
}

async function openStored(folder: string, name: string, isImmutable: boolean): Promise<MediaFile | null> {
  const place = bucketPlace();
  const file = place ? await inBucket(place, name) : await inFolder(join(folder, name));
  const extension = name.slice(name.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
  const type = PICTURE_TYPES.find(known => known === `image/${extension}`) ?? 'application/octet-stream';
  return file && { ...file, type, isImmutable };
}

type Stored = Pick<MediaFile, 'size' | 'changed' | 'stream'>;

async function inFolder(path: string): Promise<Stored | null> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) return null;
  return { size: file.size, changed: file.mtime, stream: () => createReadStream(path) };
}

/** Opens the stream only when somebody reads it: a client that has the picture already costs one lookup. */
async function inBucket(place: BucketPlace, name: string): Promise<Stored | null> {
  const bucket = await openBucket(place);
  const file = await bucket.find(name);
  async function* bytes() {
    yield* await bucket.read(name);
  }
  return file && { ...file, stream: () => Readable.from(bytes(), { objectMode: false }) };
}
