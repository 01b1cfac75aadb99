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

/** Cuts that are made for another use than our pages, and ask for that one. */
const ownUses: Record<string, ConsentUse> = { [SHARE_SIZE]: 'share-card', [MAIL_SIZE]: 'newsletter' };
const ordinarySizes = pictureSizes.map(({ name }) => name).filter(name => !(name in ownUses));
/** Names are made by clean-picture.ts and Payload's size suffixes: nothing else is worth a question to the database. */
const possibleName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|webp|avif)$/;

/**
 * The file `name` of the picture library, behind the same consent gate as pages: null when there is none, or when the
 * picture shows someone whose consent does not allow it at `now`. The cuts for share cards and for mails ask for their own
 * use.
 * A file is lasting where nobody can be recognised and its name carries a digest of its picture; the share card's cut
 * moves with the focal point and keeps its name.
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

/** Asked for its bytes only once somebody reads them: who holds the picture already costs one question. */
async function inBucket(place: BucketPlace, name: string): Promise<Stored | null> {
  const bucket = await openBucket(place);
  const file = await bucket.find(name);
  async function* bytes() {
    yield* await bucket.read(name);
  }
  return file && { ...file, stream: () => Readable.from(bytes(), { objectMode: false }) };
}
