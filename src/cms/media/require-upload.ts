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
import { isStoredName } from './stored-file.ts';

/** Payload calls this before it fetches a file from a URL, which we never allow. */
function refuseToFetch(): never {
  throw new APIError(
    'Upload the file itself: files are never fetched from an address.',
    400,
    undefined,
    true,
  );
}

/**
 * Runs before the checks of each library, so that these only see callers with access and, for a new document, a file.
 * Payload checks access after these hooks, and accepts a URL in place of a file.
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
  // Payload would create a folder that every account of the machine can read.
  const { disableLocalStorage, staticDir } = collection.upload;
  if (req.file && !disableLocalStorage && staticDir) await privateFolder(staticDir);
  // Payload would read the stored file to edit it even where the library allows no edits.
  const { crop, focalPoint } = collection.upload;
  if (crop === false && focalPoint === false) delete req.query?.uploadEdits;
  return args;
};

/** Answers "not found" for a name that no file has. Payload would look for it on disk or in the database, and can answer 500. */
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
 * Makes every library accept files only as uploads: not by URL, not by the name of a file already in the bucket, and not as
 * a copy of another document.
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
