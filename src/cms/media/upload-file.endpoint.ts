import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { APIError, addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { textIn } from '#cms/language/amharic.ts';
import { privateFolder } from '#platform/backup/backup-settings.ts';
import { hasRoomFor } from './upload-limits.ts';

/** Room for the form's other fields beside the largest file. */
const FORM_BYTES = 1024 * 1024;
/** What has been coming in for a day belongs to a process that ended. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** A library whose files are larger than pictures: how large, and what is said to whoever sends too much. */
export type FileLibrary = {
  collection: 'films' | 'pdfs';
  label: string;
  maxBytes: number;
  refusals: { readonly tooLarge: string; readonly noRoom: string };
};

/**
 * Takes the place of Payload's own endpoint for a new file. That one reads the whole form into memory before it asks
 * who sends it, with one size for all collections; this one asks first, and keeps the file on the disk meanwhile.
 */
export const uploadFileEndpoint = (library: FileLibrary): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async req => {
    if (!editorOrAdmin({ req })) throw new Forbidden(req.t);
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

/** Twice the file: what comes in, and its copy in the library. */
async function requireRoom(
  req: PayloadRequest,
  { maxBytes, refusals }: FileLibrary,
  folder: string,
): Promise<void> {
  const announced = Number(req.headers.get('content-length') ?? maxBytes);
  if (announced > maxBytes + FORM_BYTES) throw new APIError(refusals.tooLarge, 413, undefined, true);
  if (!(await hasRoomFor(2 * announced, folder))) throw new APIError(refusals.noRoom, 507, undefined, true);
}

/** A folder for one upload; those that nobody cleared are deleted. */
async function openIncoming(folder: string): Promise<string> {
  await privateFolder(folder);
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true });
  }
  return mkdtemp(join(folder, 'file-'));
}

/** Payload takes the limits of a form from its settings, so it sees those of this library while it reads this one. */
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
