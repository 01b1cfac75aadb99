import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { announceChange } from '#platform/changes/announce-change.ts';

/** Set in `context` by an import: tags are collected here, and the import announces them once at its end. */
export type Announcing = { announceLater?: Set<string> };

/**
 * Tells every site process which pages to drop, inside the writing transaction. Every write is announced, drafts
 * included: the document alone does not show whether a write took something off the site (unpublishing while a newer
 * draft exists looks like saving a draft), and a page dropped for nothing costs one render.
 */
export function announceChanges(...tags: [string, ...string[]]): {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
  afterGlobalChange: GlobalAfterChangeHook;
} {
  const announce = async ({ req }: { req: PayloadRequest }) => {
    const { announceLater } = req.context as Announcing;
    if (!announceLater) return announceChange(req, tags);
    for (const tag of tags) announceLater.add(tag);
  };
  return { afterChange: announce, afterDelete: announce, afterGlobalChange: announce };
}
