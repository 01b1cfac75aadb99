import { buffer } from 'node:stream/consumers';
import { APIError, type PayloadRequest } from 'payload';
import { refusals } from './picture-limits.ts';
import { openStored } from './stored-file.ts';

/**
 * The file of a picture in the library as if it were uploaded again; undefined where there is no such picture. Reads past
 * access control: what comes of it is refused to whoever may not change it.
 * @throws APIError with a sentence for people where the file is gone
 */
export async function storedPicture(req: PayloadRequest, id: number) {
  const { payload } = req;
  const found = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: { ...req, query: {} } as PayloadRequest,
  });
  if (!found) return undefined;
  const { filename, mimeType } = found;
  const { staticDir = '' } = payload.collections.media.config.upload;
  const file = filename ? await openStored(staticDir, filename, false) : null;
  if (!file || !filename) throw new APIError(refusals.crop, 400, undefined, true);
  const data = await buffer(file.stream());
  return { name: filename, data, mimetype: mimeType ?? '', size: data.length };
}

/** The part of a stored name that people gave it. */
export const givenName = (stored: string) => stored.replace(/-[0-9a-f]{20}(?=\.\w+$)/, '');
