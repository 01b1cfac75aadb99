import { APIError } from 'payload';
import { type Crop, cropPicture } from './crop-picture.ts';
import { sharp } from './lazy-sharp.ts';
import { MAX_STORED_SIDE, refusals } from './picture-limits.ts';
import { type PictureNote, type ReadPicture, readPicture, type Upload } from './read-picture.ts';
import { storedName } from './stored-name.ts';

/** A picture as stored: re-encoded, upright, without metadata, under a name nobody can guess. */
export type CleanPicture = { file: Upload; blur: string; notes: PictureNote[] };

const BLUR_WIDTH = 24;

/**
 * Decodes an upload completely and encodes it again, or the part of it in `crop`. That removes position, camera and
 * every other trace of the family (EXIF, XMP, IPTC, comments, anything hidden behind the picture), converts its colours
 * to those every screen shows, and finds damage before a file reaches the disk.
 * @throws APIError with one sentence for people.
 */
export async function cleanPicture(upload: Upload, crop: Crop | null = null): Promise<CleanPicture> {
  const clean = cleaned.get(upload);
  if (clean && !crop) return clean;
  const read = await readPicture(upload);
  const drawn = await drawAnew(crop ? await cropPicture(read, crop) : read);
  const { data, extension, mimetype } = drawn;
  const name = storedName({ original: upload.name, otherwise: 'picture', extension });
  const file = { name, data, mimetype, size: data.length };
  const result = { file, blur: await blurOf(data), notes: read.notes };
  cleaned.set(file, result);
  return result;
}

/** Results by upload: an import cleans first, because a refusal would end its transaction. */
const cleaned = new WeakMap<Upload, CleanPicture>();

async function drawAnew({ data, options, hasAlpha }: ReadPicture) {
  const picture = sharp(data, options)
    .rotate()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = hasAlpha ? picture.png() : picture.jpeg({ quality: 86, mozjpeg: true });
  const bytes = await encoded.toBuffer().catch(() => {
    throw new APIError(refusals.damaged, 400, undefined, true);
  });
  return hasAlpha
    ? { data: bytes, extension: 'png', mimetype: 'image/png' }
    : { data: bytes, extension: 'jpg', mimetype: 'image/jpeg' };
}

/** A 24-pixel placeholder, small enough to be inlined in the page. */
async function blurOf(data: Buffer): Promise<string> {
  const tiny = await sharp(data).resize({ width: BLUR_WIDTH }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
