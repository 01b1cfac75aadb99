import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { mayPublish } from '#cms/access/roles.ts';
import { refuseUnreadablePictures } from '#cms/consents/refuse-without-consent.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { textIn } from '#cms/language/amharic.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { indexSearch } from '#cms/search/search-index.ts';
import { guardBin } from '#cms/trash/bin-hooks.ts';
import { privateFolder } from '#platform/backup/backup-settings.ts';

import { hasRoomFor } from './upload-limits.ts';

/** Room for the form's other fields beside the largest file. */
const FORM_BYTES = 1024 * 1024;
/** An upload that is a day old belongs to a process that ended. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A library of films or PDFs, its limit and its refusals. */
export type FileLibrary = {
  collection: 'films' | 'pdfs';
  label: string;
  maxBytes: number;
  refusals: { readonly tooLarge: string; readonly noRoom: string };
};

/**
 * Replaces Payload's endpoint for a new file, which reads the whole form into memory before it checks access, with one size
 * limit for all collections. This one checks access first and writes the file to disk.
 */
export const uploadFileEndpoint = (library: FileLibrary): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async req => {
    if (!mayPublish({ req })) throw new Forbidden(req.t);
    const { staticDir = '' } = req.payload.collections[library.collection].config.upload;
    await requireRoom(req, library, staticDir);
    const folder = await openIncoming(`${staticDir}.incoming`);
    try {
      await readForm(req, library, folder);
      const doc = await req.payload.create({
        collection: library.collection,
        data: (req.data ?? {}) as never,
        ...(req.file && { file: req.file }),
        overrideAccess: false,
        depth: Number(req.query.depth ?? 0),
        req,
      });
      const message = req.t('general:successfullyCreated', {
        label: textIn(library.label, req.i18n.language),
      });
      return Response.json({ doc, message }, { status: 201 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** Room for the file twice: the incoming one, and its copy in the library. */
async function requireRoom(
  req: PayloadRequest,
  { maxBytes, refusals }: FileLibrary,
  folder: string,
): Promise<void> {
  const announced = Number(req.headers.get('content-length') ?? maxBytes);
  if (announced > maxBytes + FORM_BYTES) throw new APIError(refusals.tooLarge, 413, undefined, true);
  if (!(await hasRoomFor(2 * announced, folder))) throw new APIError(refusals.noRoom, 507, undefined, true);
}

/** Creates a folder for one upload, and deletes abandoned ones. */
async function openIncoming(folder: string): Promise<string> {
  await privateFolder(folder);
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true });
  }
  return mkdtemp(join(folder, 'file-'));
}

/** Payload reads the limits of a form from its settings, so it gets settings with this library's limits for this request. */
async function readForm(
  req: PayloadRequest,
  { maxBytes, refusals }: FileLibrary,
  tempFileDir: string,
): Promise<void> {
  const { payload } = req;
  const upload = {
    ...payload.config.upload,
    useTempFiles: true,
    tempFileDir,
    limits: { fileSize: maxBytes, files: 1 },
    requestSizeLimit: maxBytes + FORM_BYTES,
    responseOnLimit: refusals.tooLarge,
  };
  req.payload = Object.create(payload, { config: { value: { ...payload.config, upload } } });
  try {
    await addDataAndFileToRequest(req);
  } finally {
    req.payload = payload;
  }
}

type Upload = NonNullable<PayloadRequest['file']>;

type UnchangedFile = {
  /** Returns the file to store. Throws APIError with a sentence for staff. */
  check: (upload: Upload) => Promise<Upload>;
  refusals: { readonly replaced: string; readonly noRoom: string };
};

/**
 * The hooks of a library that stores files unchanged (films and PDFs). A file is checked after requireUpload and before
 * Payload touches it, so nothing of a refused file is stored. It cannot be replaced, because its consent belongs to it.
 */
export function fileLibraryHooks(slug: CollectionSlug, file: UnchangedFile): CollectionConfig['hooks'] {
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
