import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { announceChange } from '#platform/announce-change.ts';
import { SAMPLES_TAG } from '#platform/read-cache.ts';

type Written = { req: PayloadRequest; doc?: { sample?: unknown }; previousDoc?: { sample?: unknown } };

/** Set in `context` by an import, which collects tags here and announces them once at its end. */
export type Announcing = { announceLater?: Set<string> };

/**
 * Tells every site process which cached pages to drop, in the transaction that writes. Drafts are announced too: a document
 * does not show whether a write took it off the site (unpublishing while a newer draft exists looks like saving a draft),
 * and dropping a page without need costs one render.
 */
export function announceChanges(...tags: [string, ...string[]]): {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
  afterGlobalChange: GlobalAfterChangeHook;
} {
  const announce = async ({ req, doc, previousDoc }: Written) => {
    const { announceLater } = req.context as Announcing;
    const changed = doc?.sample || previousDoc?.sample ? [...tags, SAMPLES_TAG] : tags;
    if (!announceLater) return announceChange(req, changed);
    for (const tag of changed) announceLater.add(tag);
  };
  return { afterChange: announce, afterDelete: announce, afterGlobalChange: announce };
}
