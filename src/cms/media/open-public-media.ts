import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Where } from 'payload';
import { needsConsent } from '#cms/consents/consent.rules.ts';
import type { PublicReadContext } from '#cms/consents/consent-gate.ts';
import { PICTURE_TYPES } from '#cms/media/picture-limits.ts';
import { pictureSizes, SHARE_SIZE } from '#cms/media/picture-sizes.ts';
import type { MediaFile } from '#platform/http/media-response.ts';
import { openCms } from '#platform/payload.ts';

const sizeNames = pictureSizes.map(({ name }) => name);
/** Names are made by clean-picture.ts and Payload's size suffixes: nothing else is worth a question to the database. */
const possibleName = /^[a-z0-9][a-z0-9-]{0,120}\.(jpg|png|webp|avif)$/;

/**
 * The file `name` of the picture library, behind the same consent gate as pages: null when there is none, or when the
 * picture shows someone whose consent does not allow it at `now`. The share card's cut asks for its own use.
 * A file is lasting where nobody can be recognised and its name carries a digest of its picture; the share card's cut
 * moves with the focal point and keeps its name.
 */
export async function openPublicMedia(name: string, now: Date): Promise<MediaFile | null> {
  if (!possibleName.test(name)) return null;
  const cms = await openCms();
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
  const ordinary = await find({ or: ordinaryNames(name) }, {});
  const shared = ordinary.docs[0]
    ? ordinary
    : await find({ [`sizes.${SHARE_SIZE}.filename`]: { equals: name } }, { consentUse: 'share-card' });
  const [picture] = shared.docs;
  if (!picture) return null;
  const isLasting = shared === ordinary && !needsConsent(picture);
  return openFile(join(cms.collections.media.config.upload.staticDir ?? '', name), isLasting);
}

function ordinaryNames(name: string): Where[] {
  const sizes = sizeNames.filter(size => size !== SHARE_SIZE);
  return [
    { filename: { equals: name } },
    ...sizes.map((size): Where => ({ [`sizes.${size}.filename`]: { equals: name } })),
  ];
}

async function openFile(path: string, isLasting: boolean): Promise<MediaFile | null> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) return null;
  const extension = path.slice(path.lastIndexOf('.') + 1).replace('jpg', 'jpeg');
  const type = PICTURE_TYPES.find(known => known === `image/${extension}`) ?? 'application/octet-stream';
  return {
    type,
    size: file.size,
    changed: file.mtime,
    isLasting,
    stream: () => createReadStream(path),
  };
}
