import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { announceChange } from '#platform/changes/announce-change.ts';

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
  return {
    afterChange: ({ req }) => announceChange(req, tags),
    afterDelete: ({ req }) => announceChange(req, tags),
    afterGlobalChange: ({ req }) => announceChange(req, tags),
  };
}
