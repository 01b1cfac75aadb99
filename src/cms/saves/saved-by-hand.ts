import type { CollectionSlug, PayloadRequest } from 'payload';
import { autosavedVersions, lastSaveOf, type Saved } from './save-store.ts';

/**
 * The newest version that somebody saved by hand, in one language. Undefined where that is the newest version of all, null
 * where nobody has saved the document by hand yet.
 */
export async function savedByHand(
  req: PayloadRequest,
  saved: Saved,
  locale: 'en' | 'am',
): Promise<Record<string, unknown> | null | undefined> {
  if (!(await lastSaveOf(req, saved))?.isAutosave) return undefined;
  const autosaved = await autosavedVersions(req, saved);
  const { docs } = await req.payload.findVersions({
    collection: saved.collection as CollectionSlug,
    where: { and: [{ parent: { equals: saved.document } }, { id: { not_in: autosaved } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: false,
    trash: true,
    showHiddenFields: true,
    overrideAccess: true,
    // A copy: Payload sets the language of the request it is given, and what is being saved has its own.
    req: { ...req } as PayloadRequest,
  });
  return (docs[0]?.version as Record<string, unknown> | undefined) ?? null;
}
