import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MAX_PICTURE_PIXELS } from './upload-limits.ts';

// Only the reader of pictures imports this file: decoding takes seconds, and memory that the file decides about.

type Image = {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    shown: (done: unknown) => void,
  ): void;
};
type LibHeif = { HeifDecoder: new () => { decode(file: Uint8Array): Image[] } };

const RGBA = 4;

/**
 * Decodes a HEIC photo and returns it as a PNG in its original colours, upright, without metadata.
 * @throws Error when it cannot be decoded, or has more pixels than `most`
 */
export async function decodeHeic(file: Uint8Array, most = MAX_PICTURE_PIXELS): Promise<Buffer> {
  const { icc } = await sharp(file, { limitInputPixels: false }).metadata();
  const { data, width, height } = await decodePixels(file, most);
  const png = await sharp(data, { raw: { width, height, channels: RGBA }, limitInputPixels: most })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const profile = icc ?? (isDisplayP3(Buffer.from(file)) ? await displayP3() : null);
  return profile ? withProfile(png, profile) : png;
}

async function decodePixels(file: Uint8Array, most: number) {
  const libheif: LibHeif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find(one => one.is_primary()) ?? images[0];
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > most) throw new Error('larger than its head says');
  const data = new Uint8ClampedArray(width * height * RGBA);
  const shown = await new Promise(done => image.display({ data, width, height }, done));
  if (!shown) throw new Error('not decodable');
  return { data, width, height };
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
