import type { CollectionAfterReadHook } from 'payload';
import { needsConsent } from '#cms/consents/consent.rules.ts';
import { consentAllows, type PublicReadContext } from '#cms/consents/consent-gate.ts';
import { SHARE_SIZE } from '#cms/media/picture-sizes.ts';

/**
 * A picture may be on a page and yet not on the card that is made of the page elsewhere: that is a use of its own. Reads
 * of the site (they carry the instant they take for now) get the cut for share cards only where it was agreed to.
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
