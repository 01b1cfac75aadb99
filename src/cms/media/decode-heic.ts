import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { sharp } from './lazy-sharp.ts';

/** A photo of 12 megapixels takes two seconds, one of 48 seven. */
const TIMEOUT_MS = 60_000;
/** Enough for a photo of 48 megapixels; a file that unfolds to more is refused. */
const MEMORY_BYTES = 640 * 1024 * 1024;
const RGBA = 4;

type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * Runs in a thread of its own: a hostile file can end the thread, never the process. The memory of WebAssembly is
 * outside of what `resourceLimits` counts, so it is limited where it grows. Plain JavaScript, because a bundle of the
 * admin has no file for a thread to start from; `require` looks in the folder the process was started in.
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
 * Decodes a HEIC photo and returns it as a PNG in the colours it was taken in, upright, without metadata. One at a time,
 * because each takes a processor and hundreds of megabytes.
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

/** Phones without Apple's profile name their colours by number: a `colr` box of the kind `nclx` with primaries 12. */
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

/** Puts a colour profile into a PNG, right after its header: sharp converts from profiles, and attaches none as it is. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, content, check, png.subarray(AFTER_HEADER)]);
}
