import { buffer } from 'node:stream/consumers';
import type { PayloadRequest } from 'payload';
import { openStored } from './stored-file.ts';

/**
 * The file of a picture in the library as if it were uploaded again, under the part of its name that people gave it;
 * undefined where there is none. Reads past access control: what comes of it is refused to whoever may not change it.
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
  if (!found?.filename) return undefined;
  const file = await openStored(
    payload.collections.media.config.upload.staticDir ?? '',
    found.filename,
    false,
  );
  if (!file) return undefined;
  const data = await buffer(file.stream());
  const name = found.filename.replace(/-[0-9a-f]{20}(?=\.\w+$)/, '');
  return { name, data, mimetype: found.mimeType ?? '', size: data.length };
}
