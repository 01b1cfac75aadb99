import { APIError } from 'payload';
import type { Metadata } from 'sharp';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_STORED_SIDE,
  pictureKind,
  refusals,
} from '#cms/media/picture-limits.ts';
import { storedName } from '#cms/media/stored-name.ts';
import { sharp } from './lazy-sharp.ts';

export type Upload = { name: string; data: Buffer; mimetype: string; size: number };

/** A picture as stored: re-encoded, upright, without metadata, under a name nobody can guess. */
export type CleanPicture = { file: Upload; blur: string };

const BLUR_WIDTH = 24;

function refuse(reason: keyof typeof refusals, status = 400): never {
  throw new APIError(refusals[reason], status, undefined, true);
}

/**
 * Decodes an upload completely and encodes it again. That removes position, camera and every other trace of the family
 * (EXIF, XMP, IPTC, comments, anything hidden behind the picture), and finds damage before a file reaches the disk.
 * @throws APIError with one sentence for people.
 */
export async function cleanPicture(upload: Upload): Promise<CleanPicture> {
  const clean = cleaned.get(upload);
  if (clean) return clean;
  const input = await inspectPicture(upload);
  const drawn = await drawAnew(upload.data, input.hasAlpha === true).catch(() => refuse('damaged'));
  const { data, extension, mimetype } = drawn;
  const name = storedName({ original: upload.name, otherwise: 'picture', extension });
  const file = { name, data, mimetype, size: data.length };
  const result = { file, blur: await blurOf(data) };
  cleaned.set(file, result);
  return result;
}

/** Results by upload: an import cleans first, because a refusal would end its transaction. */
const cleaned = new WeakMap<Upload, CleanPicture>();

/**
 * Checks an upload without decoding all of it, and returns its metadata.
 * @throws APIError with one sentence for people.
 */
export async function inspectPicture(upload: Upload): Promise<Metadata> {
  if (upload.data.length > MAX_PICTURE_BYTES) refuse('tooLarge', 413);
  const kind = pictureKind(upload.data);
  if (!kind) refuse('wrongKind', 415);
  const input = await readMetadata(upload.data);
  if (kind === 'avif' && input.compression !== 'av1') refuse('wrongKind', 415);
  if ((input.pages ?? 1) > 1) refuse('moving', 415);
  if (input.width * input.height > MAX_PICTURE_PIXELS) refuse('tooManyPixels', 413);
  return input;
}

async function readMetadata(data: Buffer) {
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('damaged'));
  return metadata;
}

async function drawAnew(data: Buffer, transparent: boolean) {
  const picture = sharp(data, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' })
    .rotate()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (transparent) return { data: await picture.png().toBuffer(), extension: 'png', mimetype: 'image/png' };
  const jpeg = await picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  return { data: jpeg, extension: 'jpg', mimetype: 'image/jpeg' };
}

/** A 24-pixel placeholder, small enough to be inlined in the page. */
async function blurOf(data: Buffer): Promise<string> {
  const tiny = await sharp(data).resize({ width: BLUR_WIDTH }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
