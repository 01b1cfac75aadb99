import { readFileSync } from 'node:fs';
import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkScan } from '#cms/scans/check-scan.ts';
import { readApart } from '#platform/foreign/read-apart.ts';
import { takePhonePhoto } from '../../../tests/support/phone-photo.ts';
import { cleanPicture } from './clean-picture.ts';
import { decodeHeic } from './heic.ts';
import { read } from './picture.reader.ts';
import { pictureRefusals } from './upload-limits.ts';

/** 128 × 96 pixels of an iPhone's kind: HEVC, Display P3, a turn by a quarter, position and camera in its EXIF. */
const iphone = readFileSync('tests/support/photos/iphone.heic');
/** 3000 × 2000 pixels of one colour in three kilobytes. */
const unfolds = readFileSync('tests/support/photos/unfolds.heic');
const photo = await takePhonePhoto('#3f9d63', { width: 640, height: 480 });
const inPasses = await sharp(photo).jpeg({ progressive: true }).toBuffer();
const bytes = (...values: number[]) => Buffer.from(values);

/** Reads a picture without a process of its own. */
async function clean(given: Buffer) {
  const result = await read({ data: given, crop: null });
  if (!result.ok) throw new Error(pictureRefusals[result.reason]);
  const { data = Buffer.of(), notes, blur = '' } = result.picture ?? {};
  return { file: { data: Buffer.from(data) }, notes, blur };
}
const readPixels = (data: Buffer) => sharp(data).raw().toBuffer();

/** Where the pixels of a JPEG begin: its last start of a scan. */
const findScanStart = (jpeg: Buffer) => jpeg.lastIndexOf(bytes(0xff, 0xda));
const segment = (marker: number, content: Buffer) => {
  const head = bytes(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** The photo with a segment of its own before all others. */
const withSegment = (jpeg: Buffer, marker: number, content: string) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, Buffer.from(content, 'latin1')), jpeg.subarray(2)]);

/** Samsung ends its files with records and a table of them, and the film of a motion photo among them. */
function samsungTrailer(): Buffer {
  const name = 'MotionPhoto_Data';
  const head = Buffer.alloc(8);
  head.writeUInt16LE(0x0a30, 2);
  head.writeUInt32LE(name.length, 4);
  const film = Buffer.concat([
    bytes(0, 0, 0, 24),
    Buffer.from('ftypmp42\0\0\0\0isommp42GPS+09.0250+038.7500/', 'latin1'),
  ]);
  const record = Buffer.concat([head, Buffer.from(name, 'latin1'), film]);
  const table = Buffer.alloc(24);
  table.write('SEFH', 0, 'latin1');
  table.writeUInt32LE(106, 4);
  table.writeUInt32LE(1, 8);
  table.writeUInt16LE(0x0a30, 14);
  table.writeUInt32LE(record.length, 16);
  table.writeUInt32LE(record.length, 20);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(table.length);
  return Buffer.concat([record, table, size, Buffer.from('SEFT', 'latin1')]);
}

/** What a Samsung writes at the start of a scan: 0 as the last coefficient, where a picture in one pass has 63. */
function withSamsungScan(jpeg: Buffer): Buffer {
  const mended = Buffer.from(jpeg);
  const at = findScanStart(jpeg);
  mended[at + 2 + jpeg.readUInt16BE(at + 2) - 2] = 0;
  return mended;
}

describe('JPEG of a phone', () => {
  const withoutEnd = photo.subarray(0, -2);
  it.each([
    ['as it should be', photo, []],
    [
      'with the film and the table of a Samsung after it',
      Buffer.concat([photo, samsungTrailer()]),
      ['trailing'],
    ],
    [
      'with a second JPEG after it, as a Pixel has its map of brightness',
      Buffer.concat([photo, photo]),
      ['trailing'],
    ],
    ['with a start of scan as a Samsung writes it', withSamsungScan(photo), ['irregular']],
    ['with both', Buffer.concat([withSamsungScan(photo), samsungTrailer()]), ['trailing', 'irregular']],
    [
      'with bytes too many before its end',
      Buffer.concat([withoutEnd, Buffer.alloc(7, 0x21), bytes(0xff, 0xd9)]),
      [],
    ],
    ['without its end', withoutEnd, ['ending']],
    ['with an EXIF part that is none', withSegment(photo, 0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xffgarbage'), []],
    ['with a broken colour profile', withSegment(photo, 0xe2, 'ICC_PROFILE\0\x01\x01garbage'), []],
    ['with half of a colour profile', withSegment(photo, 0xe2, 'ICC_PROFILE\0\x01\x02garbage'), []],
    ['in several passes, without its end', inPasses.subarray(0, -2), ['ending']],
  ])('a JPEG of a phone %s is accepted, and nothing but the picture is stored', async (_how, data, notes) => {
    const { file, ...result } = await clean(data);
    expect(result.notes).toEqual(notes);
    const [stored, whole] = [await readPixels(file.data), await readPixels((await clean(photo)).file.data)];
    const off = stored.reduce((sum, value, at) => sum + Math.abs(value - (whole[at] ?? 0)), 0) / whole.length;
    expect(off).toBeLessThan(1.5);
    expect(file.data.toString('latin1')).not.toMatch(
      /SEFT|MotionPhoto|ftyp|38\.75|Exif|Somebody|ICC_PROFILE/,
    );
    expect(file.data.indexOf(bytes(0xff, 0xd9))).toBe(file.data.length - 2);
  });

  const half = photo.subarray(
    0,
    findScanStart(photo) + Math.floor((photo.length - findScanStart(photo)) / 2),
  );
  it.each([
    ['its lower half', half],
    ['its lower half, with an end set after it', Buffer.concat([half, bytes(0xff, 0xd9)])],
    [
      'its lower half, and the start of scan of a Samsung',
      withSamsungScan(Buffer.concat([half, bytes(0xff, 0xd9)])),
    ],
    [
      'its lower half, empty as after a copy that broke off',
      Buffer.concat([half, Buffer.alloc(photo.length - half.length)]),
    ],
    ['the rest of its passes', inPasses.subarray(0, -900)],
    ['everything after its head', photo.subarray(0, findScanStart(photo))],
  ])('a JPEG of a phone is refused without %s', async (_what, data) => {
    await expect(clean(data)).rejects.toThrow(pictureRefusals.damaged);
  });

  it('a JPEG in Display P3 is converted to sRGB', async () => {
    const red = { create: { width: 16, height: 16, channels: 3, background: '#c86432' } } as const;
    const wide = await sharp(red).withIccProfile('p3').jpeg({ quality: 98 }).toBuffer();
    const { file } = await clean(wide);
    expect((await sharp(file.data).metadata()).icc).toBeUndefined();
    for (const [at, value] of [0xc8, 0x64, 0x32].entries())
      expect(Math.abs((await readPixels(file.data)).readUInt8(at) - value)).toBeLessThan(6);
  });
});

describe('AVIF', () => {
  it('an AVIF is converted to an upright JPEG without position and colour profile', async () => {
    const avif = await sharp(await takePhonePhoto('#336699', { width: 320, height: 200 }))
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .avif()
      .toBuffer();
    const { file, notes } = await clean(avif);
    expect(notes).toEqual([]);
    const { exif, icc, format, width, height } = await sharp(file.data).metadata();
    expect([exif, icc, format, width, height]).toEqual([undefined, undefined, 'jpeg', 200, 320]);
  });
});

describe('HEIC photo of an iPhone', () => {
  it('a HEIC photo is converted to an upright JPEG in sRGB, without its position', async () => {
    const { exif: given } = await sharp(iphone).metadata();
    expect(given?.toString('latin1')).toContain('Of Somebody');
    const { file, notes } = await cleanPicture({
      name: 'IMG_0001.HEIC',
      data: iphone,
      mimetype: '',
      size: iphone.length,
    });
    expect(notes).toEqual(['heic']);
    expect(file).toMatchObject({
      mimetype: 'image/jpeg',
      name: expect.stringMatching(/^img0001-[0-9a-f]{20}\.jpg$/),
    });
    const { width, height, exif, xmp, icc } = await sharp(file.data).metadata();
    expect([width, height, exif, xmp, icc]).toEqual([96, 128, undefined, undefined, undefined]);
    expect(await exifr.gps(file.data)).toBeUndefined();
    const at = async (left: number, top: number) => [
      ...(await sharp(file.data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    // Turned by a quarter, the red field of the upper left is in the upper right; P3's red is beyond sRGB's.
    const [red = 0, green = 0, blue = 0] = await at(80, 16);
    expect([red > 240, green < 30, blue < 30]).toEqual([true, true, true]);
    const [, yellowGreen = 0, yellowBlue = 255] = await at(10, 16);
    expect([yellowGreen > 180, yellowBlue < 60]).toEqual([true, true]);
  });

  it('a HEIC photo is accepted as the scan of a paper too', async () => {
    const scan = await checkScan(iphone);
    expect(scan).toMatchObject({ ok: true, value: { kind: 'jpg' } });
  });

  it.each([
    ['more memory than it may', { megabytes: 24 }, 'too-large'],
    ['more time than it may', { milliseconds: 1 }, 'too-slow'],
  ])('reading a HEIC photo in a process of its own fails when it needs %s', async (_what, less, code) => {
    const limits = { milliseconds: 60_000, megabytes: 1_000, ...less };
    const read = readApart<typeof import('./picture.reader.ts')>(
      'src/cms/media/picture.reader.ts',
      { data: unfolds, crop: null },
      limits,
    );
    expect(await read).toEqual({ ok: false, code });
  });

  it('a HEIC photo with more pixels than its header declares is refused', async () => {
    await expect(decodeHeic(unfolds, 100)).rejects.toThrow('larger than its head says');
  });

  it.each([
    ['of which a part is missing', iphone.subarray(0, -200), pictureRefusals.damaged],
    ['that does not say how it is compressed', withoutSettings(iphone), pictureRefusals.heic],
  ])('a HEIC photo %s is refused with one sentence', async (_what, data, sentence) => {
    await expect(clean(data)).rejects.toThrow(sentence);
  });
});

function withoutSettings(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const box = file.indexOf('hvcC', 0, 'latin1');
  const end = box - 4 + file.readUInt32BE(box - 4);
  return changed.fill(0xff, end - 6, end);
}
