import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  MissingFile,
  NotFound,
  type SanitizedConfig,
} from 'payload';
import { privateFolder } from '#platform/backup/backup-settings.ts';
import { isStoredName } from './stored-name.ts';

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
  // Payload would make it open to every account of the machine.
  const { disableLocalStorage, staticDir } = collection.upload;
  if (req.file && !disableLocalStorage && staticDir) await privateFolder(staticDir);
  // Without a file Payload would read the stored one to change it, whether or not the library allows that.
  const { crop, focalPoint } = collection.upload;
  if (crop === false && focalPoint === false) delete req.query?.uploadEdits;
  return args;
};

/**
 * Answers "not found" for a name that no file has, whoever asks: Payload would look for it on the disk, or ask the
 * database for letters that it cannot hold, and answer 500.
 */
const findFileFirst =
  (collection: CollectionSlug, sizes: readonly string[], handler: Endpoint['handler']): Endpoint['handler'] =>
  async req => {
    const filename = String(req.routeParams?.filename);
    if (!isStoredName(filename) || req.searchParams?.has('prefix')) throw new NotFound(req.t);
    const names = ['filename', ...sizes.map(size => `sizes.${size}.filename`)];
    const { totalDocs } = await req.payload.count({
      collection,
      where: { or: names.map(name => ({ [name]: { equals: filename } })) },
      trash: true,
      overrideAccess: false,
      user: req.user,
    });
    if (totalDocs === 0) throw new NotFound(req.t);
    return handler(req);
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
    const sizes = upload.imageSizes?.map(({ name }) => name) ?? [];
    collection.endpoints = (collection.endpoints || []).map(endpoint =>
      endpoint.path === '/file/:filename'
        ? { ...endpoint, handler: findFileFirst(collection.slug as CollectionSlug, sizes, endpoint.handler) }
        : endpoint,
    );
    hooks.beforeOperation = [requireUpload, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}
