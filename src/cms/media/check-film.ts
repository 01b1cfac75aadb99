import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type/node';
import { APIError, type PayloadRequest } from 'payload';
import { MARK_BYTES, namesPlace } from './film-place.rules.ts';
import { storedName } from './stored-name.ts';
import { FILM_TYPES, filmRefusals, MAX_FILM_BYTES } from './upload-limits.ts';

type Upload = NonNullable<PayloadRequest['file']>;

const PART_BYTES = 1024 * 1024;

function refuse(reason: keyof typeof filmRefusals, status = 400): never {
  throw new APIError(filmRefusals[reason], status, undefined, true);
}

/**
 * Reads a film once from its first byte to its last, and returns it under a name nobody can guess, with the type its
 * bytes have. A film is stored unchanged: re-encoding it takes minutes and a program we do not ship. Therefore one
 * that tells where it was taken is refused.
 * @throws APIError with one sentence for people.
 */
export async function checkFilm(upload: Upload): Promise<Upload> {
  if (upload.size > MAX_FILM_BYTES) refuse('tooLarge', 413);
  const { tempFilePath } = upload;
  const kind = await (tempFilePath ? fileTypeFromFile(tempFilePath) : fileTypeFromBuffer(upload.data)).catch(
    () => undefined,
  );
  if (!kind || !FILM_TYPES.includes(kind.mime)) refuse('wrongKind', 415);
  let end: Uint8Array = Buffer.of();
  for await (const part of partsOf(upload)) {
    const joined = Buffer.concat([end, part]);
    if (namesPlace(joined)) refuse('place', 422);
    end = joined.subarray(-MARK_BYTES);
  }
  const name = storedName({
    original: upload.name,
    otherwise: 'film',
    extension: kind.mime.slice('video/'.length),
  });
  return { ...upload, name, mimetype: kind.mime };
}

async function* partsOf({ tempFilePath, data }: Upload): AsyncGenerator<Buffer> {
  if (tempFilePath) {
    yield* createReadStream(tempFilePath, { highWaterMark: PART_BYTES });
    return;
  }
  for (let start = 0; start < data.length; start += PART_BYTES)
    yield data.subarray(start, start + PART_BYTES);
}
