import sharp from 'sharp';
import { decodeHeic } from './heic.ts';
import {
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_RATIO,
  MAX_STORED_SIDE,
  type PictureRefusal,
  pictureKind,
} from './upload-limits.ts';

/** The part that staff cut out, in percent of the upright picture, so that it fits every stored size. */
export type Crop = { x: number; y: number; width: number; height: number };

/** How an uploaded picture was changed apart from re-encoding, shown to the uploader. */
export type PictureNote = 'heic' | 'trailing' | 'ending' | 'irregular';

/** `isLook`: only what the head of the file says is looked at. */
type Work = { data: Uint8Array; crop: Crop | null; isLook?: boolean };

/** An encoded picture without metadata. `blur` is a placeholder 24 pixels wide, small enough to inline in the page. */
type Encoded = { data: Uint8Array; kind: 'png' | 'jpg'; blur: string; notes: PictureNote[] };

/**
 * Decodes an upload completely and encodes it again, or only the part in `crop`. This removes position, camera and all
 * other metadata (EXIF, XMP, IPTC, comments, data appended to the picture), converts the colours to sRGB, and detects damage
 * before the file reaches the disk. Null after a look that found nothing to refuse.
 */
export async function read(
  work: Work,
): Promise<{ ok: true; picture: Encoded | null } | { ok: false; reason: PictureRefusal }> {
  try {
    return { ok: true, picture: await readWork(work) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { ok: false, reason: error.reason };
    throw error;
  }
}

class RefusedPicture extends Error {
  readonly reason: PictureRefusal;
  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

const refuse = (reason: PictureRefusal): never => {
  throw new RefusedPicture(reason);
};

async function readWork({ data: given, crop, isLook }: Work): Promise<Encoded | null> {
  const upload = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const { compression, hasAlpha = false } = await inspect(upload);
  if (isLook) return null;
  const decodable = await decodableFrom(upload, { compression, hasAlpha });
  const { data, kind } = await encode(crop ? await cut(decodable, crop) : decodable);
  return { data, kind, blur: await makeBlur(data), notes: decodable.notes };
}

/** A picture that decodes without an error: its bytes, and the options with which sharp reads them. */
type Decodable = {
  data: Buffer;
  options: { limitInputPixels: number; failOn: 'warning' | 'none' };
  hasAlpha: boolean;
  notes: PictureNote[];
};

/** Checks an upload without decoding all of it. */
async function inspect(data: Buffer) {
  const kind = pictureKind(data) ?? refuse('wrongKind');
  const input = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('damaged'));
  if (kind === 'heif' && !['av1', 'hevc'].includes(input.compression ?? '')) refuse('wrongKind');
  // A HEIC photo may contain further pictures, such as the one before an edit; viewers show the primary one.
  const isMoving = (input.pages ?? 1) > 1 && input.compression !== 'hevc';
  if (isMoving || (kind === 'png' && isMovingPng(data))) refuse('moving');
  if (input.width * input.height > MAX_PICTURE_PIXELS) refuse('tooManyPixels');
  refuseNarrow(input);
  return input;
}

/** No page can show such a line, and some of its sizes would be too tall for their formats. */
function refuseNarrow({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > MAX_PICTURE_RATIO * Math.min(width, height)) refuse('tooNarrow');
}

/** sharp takes the first frame of an animated PNG for the whole: a chunk before the pixels gives the number of frames. */
function isMovingPng(bytes: Buffer): boolean {
  const [at, pixels] = [bytes.indexOf('acTL', 0, 'latin1'), bytes.indexOf('IDAT', 0, 'latin1')];
  return at > 0 && at < pixels && bytes.readUInt32BE(at + 4) > 1;
}

/**
 * Makes an upload readable: converts HEIC, and accepts files that break the standard but that phones and browsers show.
 * Refuses a picture with missing parts.
 */
async function decodableFrom(
  given: Buffer,
  { compression, hasAlpha }: { compression?: string | undefined; hasAlpha: boolean },
): Promise<Decodable> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning' } as const;
  if (compression === 'hevc') {
    const data = await decodeHeic(given).catch(() => refuse('heic'));
    return { data, options, hasAlpha: false, notes: ['heic'] };
  }
  if (pictureKind(given) !== 'jpeg') return { data: given, options, hasAlpha, notes: [] };
  return readJpeg(given);
}

async function readJpeg(given: Buffer): Promise<Decodable> {
  const end = findJpegEnd(given);
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
 * Where the first picture in a JPEG ends, with its end marker; null if there is none. Phones append a short film, a second
 * picture or a table, which viewers ignore.
 */
function findJpegEnd(bytes: Buffer): number | null {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // Fill bytes, escaped 0xff bytes and restart markers have no length.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 3 < bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else break;
  }
  return null;
}

/** An interrupted copy can leave the rest of the file filled with zeros. */
const endsInZeros = (bytes: Buffer) => bytes.subarray(-ZEROS).every(byte => byte === 0);
const ZEROS = 32;

/** libjpeg fills parts without data with exactly this grey. */
const MIDDLE_GREY = 128;
/** The smallest block that JPEG decodes as a unit, in pixels. */
const BLOCK = 8;

/** The pixels of the last block, which decodes the whole picture on the way. Rejects where `options` do not allow a fault. */
async function lastPixels(data: Buffer, options: Decodable['options']): Promise<Buffer> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  const [across, down] = [Math.min(BLOCK, width), Math.min(BLOCK, height)];
  return sharp(data, options)
    .extract({ left: width - across, top: height - down, width: across, height: down })
    .raw()
    .toBuffer();
}

async function encode({ data, options, hasAlpha }: Decodable): Promise<Pick<Encoded, 'data' | 'kind'>> {
  const picture = sharp(data, options)
    .rotate()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = hasAlpha ? picture.png() : picture.jpeg({ quality: 86, mozjpeg: true });
  return { data: await encoded.toBuffer().catch(() => refuse('damaged')), kind: hasAlpha ? 'png' : 'jpg' };
}

const BLUR_WIDTH = 24;
/** A narrow picture would otherwise become higher than its format allows. */
const BLUR_HEIGHT = 240;

async function makeBlur(data: Uint8Array): Promise<string> {
  const size = { width: BLUR_WIDTH, height: BLUR_HEIGHT, fit: 'inside' } as const;
  const tiny = await sharp(data).resize(size).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const HUNDRED = 100;

/** Cuts a part out of a picture, measured on the upright picture. */
async function cut(read: Decodable, { x, y, width, height }: Crop): Promise<Decodable> {
  const upright = await sharp(read.data, read.options)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('crop'));
  const { width: full, height: tall } = upright.info;
  const [left, top] = [Math.floor((x / HUNDRED) * full), Math.floor((y / HUNDRED) * tall)];
  const region = {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round((width / HUNDRED) * full), full - left)),
    height: Math.max(1, Math.min(Math.round((height / HUNDRED) * tall), tall - top)),
  };
  refuseNarrow(region);
  return { ...read, data: await sharp(upright.data, read.options).extract(region).toBuffer() };
}
