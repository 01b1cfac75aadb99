import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { APIError, type SharpDependency } from 'payload';
import type { Metadata } from 'sharp';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureKind, pictureRefusals } from './upload-limits.ts';

const load = createRequire(import.meta.url);

/** sharp, loaded at the first call, because site processes never need its native libraries. */
export const sharp: SharpDependency = (input, options) => load('sharp')(input, options);

export type Upload = { name: string; data: Buffer; mimetype: string; size: number };

/** How an uploaded picture was changed apart from re-encoding, shown to the uploader. */
export type PictureNote = 'heic' | 'trailing' | 'ending' | 'irregular';

/** A picture that decodes without an error: its bytes, and the options with which sharp reads them. */
export type ReadPicture = {
  data: Buffer;
  options: { limitInputPixels: number; failOn: 'warning' | 'none' };
  hasAlpha: boolean;
  notes: PictureNote[];
};

function refuse(reason: keyof typeof pictureRefusals, status = 400): never {
  throw new APIError(pictureRefusals[reason], status, undefined, true);
}

/** Checks an upload without decoding all of it, and returns its metadata. @throws APIError with a sentence for staff */
export async function inspectPicture(upload: Upload): Promise<Metadata> {
  if (upload.data.length > MAX_PICTURE_BYTES) refuse('tooLarge', 413);
  const kind = pictureKind(upload.data);
  if (!kind) refuse('wrongKind', 415);
  const input = await sharp(upload.data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('damaged'));
  if (kind === 'heif' && !['av1', 'hevc'].includes(input.compression ?? '')) refuse('wrongKind', 415);
  // A HEIC photo may contain further pictures, such as the one before an edit; viewers show the primary one.
  if ((input.pages ?? 1) > 1 && input.compression !== 'hevc') refuse('moving', 415);
  if (input.width * input.height > MAX_PICTURE_PIXELS) refuse('tooManyPixels', 413);
  return input;
}

/**
 * Makes an upload readable: converts HEIC, and accepts files that break the standard but that phones and browsers show.
 * Refuses a picture with missing parts.
 * @throws APIError with a sentence for staff
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
 * Where the first picture in a JPEG ends, with its end marker; null if there is none. Phones append a short film, a second
 * picture or a table, which viewers ignore.
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
async function lastPixels(data: Buffer, options: ReadPicture['options']): Promise<Buffer> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  const [across, down] = [Math.min(BLOCK, width), Math.min(BLOCK, height)];
  return sharp(data, options)
    .extract({ left: width - across, top: height - down, width: across, height: down })
    .raw()
    .toBuffer();
}

/** A photo of 12 megapixels takes two seconds, one of 48 megapixels seven. */
const TIMEOUT_MS = 60_000;
/** Enough for a photo of 48 megapixels; files that need more are refused. */
const MEMORY_BYTES = 640 * 1024 * 1024;
const RGBA = 4;

type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * Runs in a thread of its own, so that a hostile file can end the thread but not the process. `resourceLimits` does not
 * count WebAssembly memory, so the code limits its growth. It is plain JavaScript, because the admin's bundle has no file for
 * a thread to start from; `require` resolves from the working folder.
 */
const inThread = `
const { parentPort, workerData } = require('node:worker_threads');
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > workerData.memory) throw new RangeError('The picture needs too much memory.');
  return grow.call(this, pages);
};
const libheif = require('libheif-js/wasm-bundle');
const images = new libheif.HeifDecoder().decode(workerData.file);
const image = images.find(one => one.is_primary()) ?? images[0];
if (!image) throw new Error('There is no picture in the file.');
const width = image.get_width();
const height = image.get_height();
if (width * height > workerData.pixels) throw new Error('The picture is larger than its header says.');
const data = new Uint8ClampedArray(width * height * 4);
image.display({ data, width, height }, shown => {
  if (!shown) throw new Error('The picture cannot be decoded.');
  parentPort.postMessage({ data, width, height }, [data.buffer]);
});
`;

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a HEIC photo and returns it as a PNG in its original colours, upright, without metadata. Photos are decoded one at
 * a time, because each takes a processor and hundreds of megabytes.
 * @throws Error when it cannot be decoded within the limits
 */
export function decodeHeic(
  file: Buffer,
  limits: { pixels: number; memory?: number; timeout?: number },
): Promise<Buffer> {
  const decoded = last.then(async () => {
    const { icc } = await sharp(file, { limitInputPixels: false }).metadata();
    const { data, width, height } = await readPixels(file, limits);
    const png = await sharp(Buffer.from(data.buffer), {
      raw: { width, height, channels: RGBA },
      limitInputPixels: limits.pixels,
    })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const profile = icc ?? (isDisplayP3(file) ? await displayP3() : null);
    return profile ? withProfile(png, profile) : png;
  });
  last = decoded.catch(() => null);
  return decoded;
}

function readPixels(
  file: Buffer,
  {
    pixels,
    memory = MEMORY_BYTES,
    timeout = TIMEOUT_MS,
  }: { pixels: number; memory?: number; timeout?: number },
): Promise<Pixels> {
  const thread = new Worker(inThread, {
    eval: true,
    workerData: { file, memory, pixels },
    env: {},
    stderr: true,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>();
  const timer = setTimeout(() => reject(new Error('HEIC: timed out')), timeout);
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('HEIC: no picture')));
  return promise.finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}

/** Phones without Apple's profile give their colour space by number: a `colr` box of kind `nclx` with primaries 12. */
function isDisplayP3(file: Buffer): boolean {
  const at = file.indexOf('colrnclx', 0, 'latin1');
  return at > 0 && at + 10 <= file.length && file.readUInt16BE(at + 8) === 12;
}

async function displayP3(): Promise<Buffer | null> {
  const pixel = sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  return icc ?? null;
}

const AFTER_HEADER = 33;

/** Puts a colour profile into a PNG, right after its header, because sharp cannot attach a profile without converting. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, content, check, png.subarray(AFTER_HEADER)]);
}
