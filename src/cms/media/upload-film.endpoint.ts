import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { APIError, addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { filmRefusals, hasRoomFor, MAX_FILM_BYTES } from './upload-limits.ts';

/** Room for the form's other fields beside the largest film. */
const FORM_BYTES = 1024 * 1024;
/** What has been coming in for a day belongs to a process that ended. */
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes the place of Payload's own endpoint for a new film. That one reads the whole form into memory before it asks
 * who sends it, with one size for all collections; this one asks first, and keeps the film in a file meanwhile.
 */
export const uploadFilmEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async req => {
    if (!editorOrAdmin({ req })) throw new Forbidden(req.t);
    const { staticDir = '' } = req.payload.collections.films.config.upload;
    await requireRoom(req, staticDir);
    const folder = await openIncoming(`${staticDir}.incoming`);
    try {
      await readForm(req, folder);
      const doc = await req.payload.create({
        collection: 'films',
        data: (req.data ?? {}) as never,
        ...(req.file && { file: req.file }),
        overrideAccess: false,
        depth: Number(req.query.depth ?? 0),
        req,
      });
      const message = req.t('general:successfullyCreated', { label: 'Film' });
      return Response.json({ doc, message }, { status: 201 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Twice the film: what comes in, and its copy in the library. */
async function requireRoom(req: PayloadRequest, library: string): Promise<void> {
  const announced = Number(req.headers.get('content-length') ?? MAX_FILM_BYTES);
  if (announced > MAX_FILM_BYTES + FORM_BYTES)
    throw new APIError(filmRefusals.tooLarge, 413, undefined, true);
  if (!(await hasRoomFor(2 * announced, library)))
    throw new APIError(filmRefusals.noRoom, 507, undefined, true);
}

/** A folder for one upload; those that nobody cleared are deleted. */
async function openIncoming(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true });
  }
  return mkdtemp(join(folder, 'film-'));
}

/** Payload takes the limits of a form from its settings, so it sees those of films while it reads this one. */
async function readForm(req: PayloadRequest, tempFileDir: string): Promise<void> {
  const { payload } = req;
  const upload = {
    ...payload.config.upload,
    useTempFiles: true,
    tempFileDir,
    limits: { fileSize: MAX_FILM_BYTES, files: 1 },
    requestSizeLimit: MAX_FILM_BYTES + FORM_BYTES,
    responseOnLimit: filmRefusals.tooLarge,
  };
  req.payload = Object.create(payload, { config: { value: { ...payload.config, upload } } });
  try {
    await addDataAndFileToRequest(req);
  } finally {
    req.payload = payload;
  }
}
