import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { refuseUnreadablePictures } from '#cms/consents/refuse-without-consent.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { indexSearch } from '#cms/search/index-document.ts';
import { guardBin } from '#cms/trash/bin-hooks.ts';
import { hasRoomFor } from './upload-limits.ts';

type Upload = NonNullable<PayloadRequest['file']>;

type UnchangedFile = {
  /** Returns the file as it is to be stored. Throws APIError with one sentence for people. */
  check: (upload: Upload) => Promise<Upload>;
  refusals: { readonly replaced: string; readonly noRoom: string };
};

/**
 * The hooks of a library whose files are stored as they came, such as films and PDFs: a file is checked before Payload
 * touches it and after requireUpload, so nothing of a refused one is ever stored, and it cannot be replaced, because its consent belongs to it.
 */
export function unchangedFileHooks(slug: CollectionSlug, file: UnchangedFile): CollectionConfig['hooks'] {
  const announce = announceChanges(slug);
  return {
    beforeOperation: [checkBefore(file), saveHooks.beforeOperation],
    beforeValidate: [saveHooks.beforeValidate],
    afterChange: [indexSearch.afterChange, announce.afterChange, saveHooks.afterChange],
    beforeChange: [guardBin, refuseUnreadablePictures],
    afterDelete: [indexSearch.afterDelete, announce.afterDelete, saveHooks.afterDelete],
  };
}

function checkBefore({ check, refusals }: UnchangedFile): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, req }) => {
    if (!req.file || (operation !== 'create' && operation !== 'update')) return args;
    if (operation === 'update') throw new APIError(refusals.replaced, 400, undefined, true);
    if (!(await hasRoomFor(req.file.size, collection.upload.staticDir ?? '')))
      throw new APIError(refusals.noRoom, 507, undefined, true);
    req.file = await check(req.file);
    return args;
  };
}
