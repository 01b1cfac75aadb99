import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { announceChange } from '#platform/changes/announce-change.ts';

/** What an import puts in `context`: the tags gather here, and it announces them all at once at its end. */
export type Announcing = { announceLater?: Set<string> };

/**
 * Tells every site process which pages to drop, inside the writing transaction. Every write is announced, drafts
 * included: whether a write took something off the site cannot be told from the document alone (unpublishing while a
 * newer draft exists looks like saving a draft), and a page dropped for nothing costs one render.
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
