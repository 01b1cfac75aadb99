import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { type PictureNote, type ReadPicture, readPicture, sharp, type Upload } from './read-picture.ts';
import { storedName } from './stored-file.ts';
import { MAX_STORED_SIDE, pictureRefusals } from './upload-limits.ts';

/** A picture as it is stored: re-encoded, upright, without metadata, under an unguessable name. */
export type CleanPicture = { file: Upload; blur: string; notes: PictureNote[] };

const BLUR_WIDTH = 24;

/**
 * Decodes an upload completely and encodes it again, or only the part in `crop`. This removes position, camera and all
 * other metadata (EXIF, XMP, IPTC, comments, data appended to the picture), converts the colours to sRGB, and detects damage
 * before the file reaches the disk.
 * @throws APIError with a sentence for staff
 */
export async function cleanPicture(upload: Upload, crop: Crop | null = null): Promise<CleanPicture> {
  const clean = cleaned.get(upload);
  if (clean && !crop) return clean;
  const read = await readPicture(upload);
  const { data, extension, mimetype } = await encode(crop ? await cropPicture(read, crop) : read);
  const name = storedName({ original: upload.name, otherwise: 'picture', extension });
  const file = { name, data, mimetype, size: data.length };
  const result = { file, blur: await blurOf(data), notes: read.notes };
  cleaned.set(file, result);
  return result;
}

/** Results by upload. An import cleans its pictures before it begins its transaction, which a refusal would end. */
const cleaned = new WeakMap<Upload, CleanPicture>();

async function encode({ data, options, hasAlpha }: ReadPicture) {
  const picture = sharp(data, options)
    .rotate()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = hasAlpha ? picture.png() : picture.jpeg({ quality: 86, mozjpeg: true });
  const bytes = await encoded.toBuffer().catch(() => {
    throw new APIError(pictureRefusals.damaged, 400, undefined, true);
  });
  return hasAlpha
    ? { data: bytes, extension: 'png', mimetype: 'image/png' }
    : { data: bytes, extension: 'jpg', mimetype: 'image/jpeg' };
}

/** A placeholder 24 pixels wide, small enough to inline in the page. */
async function blurOf(data: Buffer): Promise<string> {
  const tiny = await sharp(data).resize({ width: BLUR_WIDTH }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The part that staff cut out, in percent of the upright picture, so that it fits every stored size. */
export type Crop = { x: number; y: number; width: number; height: number };

const HUNDRED = 100;
/** The browser's percentages may add up to a little more than 100. */
const ROUNDING = 0.01;
const percent = z.coerce.number().min(0).max(HUNDRED);
const wanted = z
  .object({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(({ x, width }) => x + width <= HUNDRED + ROUNDING)
  .refine(({ y, height }) => y + height <= HUNDRED + ROUNDING);

const refuse = () => new APIError(pictureRefusals.crop, 400, undefined, true);

type Edits = { crop: Crop | null; movesMiddle: boolean };

/**
 * Reads how a request edits a picture, and removes the crop from the request. Payload would write the crop into the same
 * file, under a name that browsers cache forever.
 * @returns `crop`: null for the whole picture
 * @throws APIError with a sentence for staff
 */
export function readEdits({ query }: Pick<PayloadRequest, 'query'>): Edits {
  const edits = query?.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return { crop: null, movesMiddle: false };
  const { crop, focalPoint } = edits as Record<string, unknown>;
  query.uploadEdits = focalPoint === undefined ? {} : { focalPoint };
  return { crop: crop === undefined ? null : readCrop(crop), movesMiddle: focalPoint !== undefined };
}

function readCrop(crop: unknown): Crop | null {
  const read = wanted.safeParse(crop);
  if (!read.success) throw refuse();
  const { x, y, width, height } = read.data;
  const isWhole = x === 0 && y === 0 && width >= HUNDRED && height >= HUNDRED;
  return isWhole ? null : { x, y, width, height };
}

/** Cuts a part out of a picture, measured on the upright picture. @throws APIError with a sentence for staff */
export async function cropPicture(read: ReadPicture, { x, y, width, height }: Crop): Promise<ReadPicture> {
  const upright = await sharp(read.data, read.options)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse();
    });
  const { width: full, height: tall } = upright.info;
  const [left, top] = [Math.floor((x / HUNDRED) * full), Math.floor((y / HUNDRED) * tall)];
  const region = {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round((width / HUNDRED) * full), full - left)),
    height: Math.max(1, Math.min(Math.round((height / HUNDRED) * tall), tall - top)),
  };
  return { ...read, data: await sharp(upright.data, read.options).extract(region).toBuffer() };
}
