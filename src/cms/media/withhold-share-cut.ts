import type { CollectionAfterReadHook } from 'payload';
import { needsConsent } from '#cms/consents/consent.rules.ts';
import { consentAllows, type PublicReadContext } from '#cms/consents/consent-gate.ts';
import { SHARE_SIZE } from '#cms/media/picture-sizes.ts';

/**
 * Showing a picture on a page and on a share card elsewhere are two uses. Reads for the site (those that set their own
 * now) get the share-card size only if the consent covers it.
 */
export const withholdShareCut: CollectionAfterReadHook = async ({ doc, req }) => {
  const { now } = req.context as PublicReadContext;
  if (!now || !needsConsent(doc) || !doc.sizes?.[SHARE_SIZE]?.filename) return doc;
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { and: [{ id: { equals: doc.id } }, consentAllows('share-card', now)] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0 ? doc : { ...doc, sizes: { ...doc.sizes, [SHARE_SIZE]: {} } };
};
