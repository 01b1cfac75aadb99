import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';

type DraftWrite = { draftWriteTo?: string | undefined; isRestoringVersion?: boolean };

const writes = ['create', 'update', 'restoreVersion'];

/**
 * Remembers whether a write stores a draft and leaves the public version unchanged. Payload does not tell later hooks,
 * and `_status` does not either: it is "draft" too when something is taken off the site.
 */
export const rememberDraftWrite: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (writes.includes(operation))
    (req.context as DraftWrite).draftWriteTo = (args as { draft?: boolean }).draft
      ? collection.slug
      : undefined;
  return args;
};

/** Whether the write in progress on this collection stores a draft. */
export const isDraftWrite = (req: PayloadRequest, { slug }: { slug: string }): boolean =>
  (req.context as DraftWrite).draftWriteTo === slug;

/** Gives a version that is restored as a draft the status that Payload sets only after the hooks. */
export const markRestoredDraft: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  (req.context as DraftWrite).isRestoringVersion && isDraftWrite(req, collection)
    ? { ...data, _status: 'draft' }
    : data;
