import {
  APIError,
  type CollectionBeforeOperationHook,
  executeAccess,
  MissingFile,
  type SanitizedConfig,
} from 'payload';

/** Payload calls this right before it fetches a file from an address; nothing is ever fetched. */
function refuseToFetch(): never {
  throw new APIError('Files are uploaded, never fetched from an address.', 400, undefined, true);
}

/**
 * Comes before the checks of each library, which therefore always have a caller who may do this, and for a new document a
 * file. Payload asks for access only after these hooks, and takes an address in place of a file.
 */
const requireUpload: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { id, data } = args as { id?: number | string; data?: unknown };
  if (!overrideAccess)
    await executeAccess({ req, data, ...(id !== undefined && { id }) }, collection.access[operation]);
  if (operation === 'create' && !req.file) throw new MissingFile(req.t);
  // Without a file Payload would read the stored one to change it, whether or not the library allows that.
  const { crop, focalPoint } = collection.upload;
  if (crop === false && focalPoint === false) delete req.query?.uploadEdits;
  return args;
};

/**
 * Every library takes its files as uploads alone: not by an address, not by the name of a file that is already in the
 * bucket, and not as a copy of another document.
 */
export function requireUploads(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { upload, hooks } = collection;
    if (!upload) continue;
    Object.assign(upload, {
      pasteURL: false,
      externalFileHeaderFilter: refuseToFetch,
      requiresClientUploadReceipt: true,
    });
    collection.disableDuplicate = true;
    hooks.beforeOperation = [requireUpload, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}
