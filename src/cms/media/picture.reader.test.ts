import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { type Crop, read } from './picture.reader.ts';
import type { PictureRefusal } from './upload-limits.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04030' } });
const patterned = (width: number, height: number) =>
  sharp(
    Buffer.from({ length: width * height * 3 } as ArrayLike<number>).map((_, at) => (at * 7919) % 251),
    { raw: { width, height, channels: 3 } },
  );

/** What is stored of an upload, or why it is refused. */
async function upload(picture: Sharp | Buffer, crop: Crop | null = null) {
  const outcome = await read({ data: Buffer.isBuffer(picture) ? picture : await picture.toBuffer(), crop });
  if (!outcome.ok) return outcome.reason;
  const { width, height, format, space, depth, exif } = await sharp(outcome.picture?.data).metadata();
  return { size: [width, height], kind: [format, space, depth], exif };
}

const jpeg = ['jpeg', 'srgb', 'uchar'];

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG that says it is so large, whatever its pixels are. */
function png(
  width: number,
  height: number,
  { pixels = Buffer.alloc(10), chunks = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const small = Buffer.alloc(110);
const frames = (count: number) => chunk('acTL', Buffer.from([0, 0, 0, count, 0, 0, 0, 0]));

it.each([
  ['1 x 6,000', plain(1, 6000).png()],
  ['1 x 6,000 as JPEG', plain(1, 6000).jpeg()],
  ['1 x 6,000 as WebP', plain(1, 6000).webp()],
  ['1 x 6,000 as AVIF', plain(1, 6000).avif()],
  ['1 x 6,000 with 16 bits and transparency', plain(1, 6000).ensureAlpha().toColourspace('rgb16').png()],
  ['6,000 x 1', plain(6000, 1).png()],
  ['6,000 x 1, turned', plain(6000, 1).withMetadata({ orientation: 6 }).jpeg()],
  ['1 x 60,000', plain(1, 60_000).png()],
])('a picture of %s is refused as too narrow', async (_, picture) => {
  expect(await upload(picture)).toBe('tooNarrow');
});

it('a picture thirty times as long as wide is stored; a narrower one, or a narrower crop, is refused', async () => {
  expect(await upload(plain(20, 600).png())).toMatchObject({ size: [20, 600] });
  expect(await upload(plain(600, 20).png())).toMatchObject({ size: [600, 20] });
  expect(await upload(plain(20, 601).png())).toBe('tooNarrow');
  const part = { x: 0, y: 0, width: 1, height: 100 };
  expect(await upload(plain(200, 200).png(), part)).toBe('tooNarrow');
});

it.each<[string, Sharp | Buffer, object]>([
  ['of one pixel', plain(1, 1).png(), { size: [1, 1], kind: jpeg }],
  [
    'in the four colours of print',
    patterned(60, 40).toColourspace('cmyk').jpeg(),
    { size: [60, 40], kind: jpeg },
  ],
  ['with 16 bits', patterned(60, 40).toColourspace('rgb16').png(), { size: [60, 40], kind: jpeg }],
  ['with few colours', patterned(60, 40).png({ palette: true, colours: 4 }), { size: [60, 40], kind: jpeg }],
  [
    'lying on its side',
    patterned(60, 40).withMetadata({ orientation: 6 }).jpeg(),
    { size: [40, 60], exif: undefined },
  ],
  [
    'mirrored',
    patterned(60, 40).withMetadata({ orientation: 5 }).jpeg(),
    { size: [40, 60], exif: undefined },
  ],
  ['of 49 megapixels in few bytes', plain(7000, 7000).png(), { size: [3200, 3200], kind: jpeg }],
  ['with a note of 80 MB inside', png(10, 10, { pixels: small, chunks: [note()] }), { size: [10, 10] }],
  ['called animated, of one frame', png(10, 10, { pixels: small, chunks: [frames(1)] }), { size: [10, 10] }],
])('a picture %s is stored upright, in the colours of screens', async (_, picture, stored) => {
  expect(await upload(picture)).toMatchObject(stored);
});

function note(): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(80_000_000))]));
}

const moving = () => {
  const both = Buffer.alloc(40 * 80 * 3).map((_, at) => (at < 40 * 40 * 3 ? 20 : 200));
  return sharp(both, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } } as never);
};
const half = async (picture: Sharp) => {
  const whole = await picture.toBuffer();
  return whole.subarray(0, whole.length / 2);
};

it.each<[string, Sharp | Buffer | Promise<Buffer>, PictureRefusal]>([
  ['of 900 megapixels in few bytes', png(30_000, 30_000), 'tooManyPixels'],
  ['that is smaller than it says', png(7000, 7000), 'damaged'],
  ['without a size', png(0, 0), 'damaged'],
  ['that moves', moving().webp(), 'moving'],
  ['that moves, as PNG', png(10, 10, { pixels: small, chunks: [frames(2)] }), 'moving'],
  ['cut in half, as PNG', half(patterned(300, 200).png()), 'damaged'],
  ['cut in half, as WebP', half(patterned(300, 200).webp()), 'damaged'],
  ['cut in half, as AVIF', half(patterned(300, 200).avif()), 'damaged'],
  ['cut in half, as JPEG', half(patterned(300, 200).jpeg()), 'damaged'],
  ['that is a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrongKind'],
  [
    'that begins like a PNG and is something else',
    Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'),
    'damaged',
  ],
  ['without bytes', Buffer.alloc(0), 'wrongKind'],
])('a picture %s is refused with one of our own messages', async (_, picture, why) => {
  expect(await upload((await picture) as Sharp | Buffer)).toBe(why);
});
