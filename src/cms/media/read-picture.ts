import { APIError } from 'payload';
import type { Metadata } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { sharp } from './lazy-sharp.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureKind, refusals } from './picture-limits.ts';

export type Upload = { name: string; data: Buffer; mimetype: string; size: number };

/** What was done to a picture beyond encoding it again, told to whoever uploaded it. */
export type PictureNote = 'heic' | 'trailing' | 'ending' | 'irregular';

/** A picture that decodes without an error, as bytes sharp reads and with how strictly it reads them. */
export type ReadPicture = {
  data: Buffer;
  options: { limitInputPixels: number; failOn: 'warning' | 'none' };
  hasAlpha: boolean;
  notes: PictureNote[];
};

function refuse(reason: keyof typeof refusals, status = 400): never {
  throw new APIError(refusals[reason], status, undefined, true);
}

/**
 * Checks an upload without decoding all of it, and returns its metadata.
 * @throws APIError with one sentence for people.
 */
export async function inspectPicture(upload: Upload): Promise<Metadata> {
  if (upload.data.length > MAX_PICTURE_BYTES) refuse('tooLarge', 413);
  const kind = pictureKind(upload.data);
  if (!kind) refuse('wrongKind', 415);
  const input = await sharp(upload.data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('damaged'));
  if (kind === 'heif' && !['av1', 'hevc'].includes(input.compression ?? '')) refuse('wrongKind', 415);
  // A HEIC photo may hold further pictures, such as the one before an edit; what it shows is its primary one.
  if ((input.pages ?? 1) > 1 && input.compression !== 'hevc') refuse('moving', 415);
  if (input.width * input.height > MAX_PICTURE_PIXELS) refuse('tooManyPixels', 413);
  return input;
}

/**
 * Makes an upload readable: converts HEIC, and accepts what phones and browsers show although it breaks the standard
 * somewhere. Refuses a picture of which a part is missing.
 * @throws APIError with one sentence for people.
 */
export async function readPicture(upload: Upload): Promise<ReadPicture> {
  const { compression, hasAlpha = false } = await inspectPicture(upload);
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' } as const;
  if (compression === 'hevc') {
    const data = await decodeHeic(upload.data, { pixels: MAX_PICTURE_PIXELS }).catch(() =>
      refuse('heic', 415),
    );
    return { data, options, hasAlpha: false, notes: ['heic'] };
  }
  if (pictureKind(upload.data) !== 'jpeg') return { data: upload.data, options, hasAlpha, notes: [] };
  return readJpeg(upload.data);
}

async function readJpeg(given: Buffer): Promise<ReadPicture> {
  const end = endOfJpeg(given);
  const data = end === null ? Buffer.concat([given, END_OF_IMAGE]) : given.subarray(0, end);
  const notes: PictureNote[] = [];
  if (end === null) notes.push('ending');
  else if (end < given.length) notes.push('trailing');
  const strict = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' } as const;
  const isWhole = await lastPixels(data, strict).then(
    () => true,
    () => false,
  );
  if (end === null && (!isWhole || endsInZeros(given))) refuse('damaged');
  if (isWhole) return { data, options: strict, hasAlpha: false, notes };
  const lenient = { ...strict, failOn: 'none' } as const;
  const last = await lastPixels(data, lenient).catch(() => refuse('damaged'));
  if (last.every(value => value === MIDDLE_GREY)) refuse('damaged');
  return { data, options: lenient, hasAlpha: false, notes: [...notes, 'irregular'] };
}

const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/**
 * Where the first picture in a JPEG ends, its marker included; null where it never does. Phones append a short film, a
 * second picture or a table of their own, none of which a viewer of pictures reads.
 */
function endOfJpeg(bytes: Buffer): number | null {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // Filling, an escaped 0xff among the pixels, a restart of the pixels: none of them has a length.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 3 < bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else break;
  }
  return null;
}

/** What a copy that broke off leaves: the room for the rest, empty. */
const endsInZeros = (bytes: Buffer) => bytes.subarray(-ZEROS).every(byte => byte === 0);
const ZEROS = 32;

/** libjpeg paints what it has no data for in exactly this grey. */
const MIDDLE_GREY = 128;
/** The smallest block that is decoded as one. */
const BLOCK = 8;

/** The pixels of the last block, which is decoded last, so that all of the picture is. Rejects with the options given. */
async function lastPixels(data: Buffer, options: ReadPicture['options']): Promise<Buffer> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  const [across, down] = [Math.min(BLOCK, width), Math.min(BLOCK, height)];
  return sharp(data, options)
    .extract({ left: width - across, top: height - down, width: across, height: down })
    .raw()
    .toBuffer();
}
