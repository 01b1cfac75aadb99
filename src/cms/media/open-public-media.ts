import type { Payload, Where } from 'payload';
import { type ConsentUse, needsConsent } from '#cms/consents/consent.rules.ts';
import type { PublicReadContext } from '#cms/consents/consent-gate.ts';
import { MAIL_SIZE, pictureSizes, SHARE_SIZE } from '#cms/media/picture-sizes.ts';
import type { MediaFile } from '#platform/http/file-response.ts';
import { openCms } from '#platform/payload.ts';
import { isStoredName, openStored } from './stored-file.ts';

/** Sizes for other uses than our pages, each of which needs consent. */
const ownUses: Record<string, ConsentUse> = { [SHARE_SIZE]: 'share-card', [MAIL_SIZE]: 'newsletter' };
const ordinarySizes = pictureSizes.map(({ name }) => name).filter(name => !(name in ownUses));
const filmName = /\.(mp4|webm)$/;
const pdfName = /(?:-[0-9a-f]{20})?\.pdf$/;

/**
 * The picture, film or PDF with this name, behind the same consent check as pages; null if there is none, or if it shows
 * somebody whose consent does not allow it at `now`. The sizes for share cards and mails need consent for these uses. A file
 * is immutable if nobody can be recognised in it, except the share card, which changes with the focal point under the same
 * name.
 */
export async function openPublicMedia(name: string, now: Date): Promise<MediaFile | null> {
  if (!isStoredName(name)) return null;
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
  if (filmName.test(name)) return openFile(cms, 'films', name, now);
  if (pdfName.test(name)) {
    const file = await openFile(cms, 'pdfs', name, now);
    return file && { ...file, download: name.replace(pdfName, '.pdf') };
  }
  const [ordinary] = (await find({ or: ordinaryNames(name) }, {})).docs;
  if (ordinary) return openStored(folder, name, !needsConsent(ordinary));
  for (const [size, consentUse] of Object.entries(ownUses)) {
    const [cut] = (await find({ [`sizes.${size}.filename`]: { equals: name } }, { consentUse })).docs;
    if (cut) return openStored(folder, name, size !== SHARE_SIZE && !needsConsent(cut));
  }
  return null;
}

async function openFile(
  cms: Payload,
  collection: 'films' | 'pdfs',
  name: string,
  now: Date,
): Promise<MediaFile | null> {
  const { docs } = await cms.find({
    collection,
    where: { filename: { equals: name } },
    context: { now } satisfies PublicReadContext,
    overrideAccess: false,
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const folder = cms.collections[collection].config.upload.staticDir ?? '';
  return docs[0] ? openStored(folder, name, !needsConsent(docs[0])) : null;
}

function ordinaryNames(name: string): Where[] {
  return [
    { filename: { equals: name } },
    ...ordinarySizes.map((size): Where => ({ [`sizes.${size}.filename`]: { equals: name } })),
  ];
}
