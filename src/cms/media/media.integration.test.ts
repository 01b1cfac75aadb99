import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import exifr from 'exifr';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { openPublicMedia } from './open-public-media.ts';
import { MAX_PICTURE_BYTES, pictureRefusals } from './upload-limits.ts';

let payload: Payload;
let folder: string;
beforeAll(async () => {
  payload = await openTestPayload();
  folder = payload.collections.media.config.upload.staticDir ?? '';
});

const today = new Date('2026-11-20T09:00:00Z');
const stored = () => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** A phone photo: rotated, with position, camera and a comment in its metadata. */
async function phonePhoto() {
  const plain = await drawPicture({ width: 1800, height: 1200 });
  return sharp(plain)
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Of Somebody', Artist: 'A volunteer' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '9/1 1/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '38/1 45/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
}

describe('a picture in the library', () => {
  it('a picture is stripped of position, camera and all other metadata, in every size', async () => {
    const bytes = await phonePhoto();
    expect(await exifr.gps(bytes), 'the photo says where it was taken').toMatchObject({
      latitude: expect.closeTo(9.025, 3),
    });
    const picture = await addPicture(payload, { bytes, name: 'IMG_2041.JPG' });
    const names = [picture, ...Object.values(picture.sizes ?? {})].flatMap(file => file?.filename ?? []);
    expect(names).toHaveLength(13);
    for (const name of names) {
      const file = readFileSync(join(folder, name));
      const metadata = await sharp(file).metadata();
      expect({ ...metadata, name }).toMatchObject({ name, format: expect.any(String) });
      expect(
        [metadata.exif, metadata.xmp, metadata.iptc, metadata.comments, metadata.orientation],
        name,
      ).toEqual(Array(5).fill(undefined));
      if (!name.endsWith('.webp')) expect(await exifr.gps(file), name).toBeUndefined();
    }
  });

  it('a picture is rotated upright and gets fixed widths as AVIF and WebP, never enlarged', async () => {
    const picture = await addPicture(payload, { bytes: await phonePhoto() });
    expect(picture).toMatchObject({ width: 1200, height: 1800, mimeType: 'image/jpeg' });
    const widths = (format: string) =>
      Object.entries(picture.sizes ?? {}).flatMap(([name, size]) =>
        name.startsWith(format) && size?.filename ? [size.width] : [],
      );
    expect(widths('avif')).toEqual([320, 480, 640, 800, 1200]);
    expect(widths('webp')).toEqual([320, 480, 640, 800, 1200]);
    expect(picture.sizes?.share).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' });
  });

  it('[IMG-01] a picture has a 24-pixel preview that is small enough to inline', async () => {
    const picture = await addPicture(payload, { bytes: await drawPicture({ width: 800, height: 600 }) });
    expect(picture.blur).toMatch(/^data:image\/webp;base64,/);
    expect(picture.blur?.length).toBeLessThan(600);
    const preview = await sharp(Buffer.from(picture.blur?.split(',')[1] ?? '', 'base64')).metadata();
    expect(preview).toMatchObject({ width: 24, height: 18 });
  });

  it('a picture stores its focal point, and the share-card crop follows it', async () => {
    const half = await drawPicture({ width: 1300, height: 1400, colour: '#ffffff' });
    const bytes = await sharp({ create: { width: 1300, height: 2800, channels: 3, background: '#000000' } })
      .composite([{ input: half, top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
    const picture = await addPicture(payload, { bytes, focalX: 50, focalY: 1 });
    const brightness = async (name: string) =>
      (await sharp(readFileSync(join(folder, name))).stats()).channels[0]?.mean ?? 0;
    const share = picture.sizes?.share?.filename ?? '';
    expect(await brightness(share)).toBeGreaterThan(240);
    const moved = await payload.update({
      collection: 'media',
      id: picture.id,
      data: {},
      // As the admin's form sends it.
      req: { query: { uploadEdits: { focalPoint: { x: 50, y: 99 } } } },
    });
    expect(moved).toMatchObject({ focalX: 50, focalY: 99, filename: picture.filename });
    expect(await brightness(moved.sizes?.share?.filename ?? '')).toBeLessThan(15);
    expect(await sharp(readFileSync(join(folder, picture.filename ?? ''))).metadata()).toMatchObject({
      height: 2800,
    });
  });

  it('a picture has a file name that is readable but cannot be guessed', async () => {
    const bytes = await drawPicture({ colour: '#123456' });
    const picture = await addPicture(payload, { bytes, name: '../../Sara & Abebe ፎቶ.php.JPG' });
    expect(picture.filename).toMatch(/^[a-z0-9-]*sara-abebe[a-z0-9-]*-[0-9a-f]{20}\.jpg$/);
  });

  it('deleting a picture deletes its files', async () => {
    const picture = await addPicture(payload, {
      bytes: await drawPicture({ width: 500, colour: '#00ff00' }),
    });
    expect(stored().some(name => name.includes(picture.filename?.slice(0, 30) ?? '-'))).toBe(true);
    await payload.delete({ collection: 'media', id: picture.id });
    expect(stored().some(name => name.includes(picture.filename?.slice(0, 30) ?? '-'))).toBe(false);
  });

  it('a picture needs an English description for people who cannot see it', async () => {
    await expect(addPicture(payload, { alt: ' ' })).rejects.toMatchObject({
      data: { errors: [{ path: 'alt' }] },
    });
    const { id } = await addPicture(payload);
    await payload.update({ collection: 'media', id, locale: 'am', data: { alt: 'አንዲት ነርስ' } });
    const both = await payload.findByID({ collection: 'media', id, locale: 'all' });
    expect(both.alt).toEqual({ en: 'A nurse at a table', am: 'አንዲት ነርስ' });
  });

  it('a picture needs an answer to whether anyone is recognisable', async () => {
    const unanswered = addPicture(payload, { identifiable: undefined as never });
    await expect(unanswered).rejects.toMatchObject({
      data: { errors: [{ path: 'identifiable' }] },
    });
  });
});

describe('an invalid upload', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const frame = (colour: string) => drawPicture({ width: 16, height: 16, colour });
  const moving = async (format: 'gif' | 'webp') => {
    const frames = await Promise.all([frame('red'), frame('blue')]);
    return sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer();
  };

  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['an SVG drawing named as a photo', () => svg, pictureRefusals.wrongKind],
    ['a PDF', () => pdf, pictureRefusals.wrongKind],
    ['a web page', () => page, pictureRefusals.wrongKind],
    ['an animated GIF', () => moving('gif'), pictureRefusals.wrongKind],
    ['an animated WebP', () => moving('webp'), pictureRefusals.moving],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      pictureRefusals.wrongKind,
    ],
    ['a truncated photo', async () => (await phonePhoto()).subarray(0, -2000), pictureRefusals.damaged],
    [
      'a PNG with nothing after its first bytes',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
      pictureRefusals.damaged,
    ],
    ['an empty file', () => Buffer.alloc(0), pictureRefusals.wrongKind],
    ['more bytes than allowed', () => Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff), pictureRefusals.tooLarge],
    [
      'more pixels than allowed',
      () => drawPicture({ width: 8000, height: 6500 }),
      pictureRefusals.tooManyPixels,
    ],
  ];

  it.each(cases)(
    'an invalid picture is refused with one sentence and leaves nothing on disk: %s',
    async (_what, make, sentence) => {
      const before = stored();
      await expect(addPicture(payload, { bytes: await make() })).rejects.toThrow(sentence);
      expect(stored()).toEqual(before);
    },
  );

  it('a picture whose form is refused leaves nothing on disk', async () => {
    const before = stored();
    await expect(
      addPicture(payload, { alt: '', bytes: await drawPicture({ colour: '#0f0f0f', width: 400 }) }),
    ).rejects.toThrow();
    expect(stored()).toEqual(before);
  });

  it('data hidden after a picture is removed from the stored file', async () => {
    const bytes = Buffer.concat([await drawPicture(), Buffer.from('<?php system($_GET[0]); ?>')]);
    const picture = await addPicture(payload, { bytes, name: 'shell.php' });
    expect(readFileSync(join(folder, picture.filename ?? ''), 'latin1')).not.toContain('php');
  });
});

describe('openPublicMedia', () => {
  it('openPublicMedia returns the file with its type and size', async () => {
    const picture = await addPicture(payload, { bytes: await drawPicture({ width: 400 }) });
    const name = picture.sizes?.avif320?.filename ?? '';
    const media = await openPublicMedia(name, today);
    expect(media).toMatchObject({ type: 'image/avif', size: picture.sizes?.avif320?.filesize });
    const chunks = await media?.stream().toArray();
    expect(Buffer.concat(chunks ?? [])).toEqual(readFileSync(join(folder, name)));
  });

  it('a file without recognisable people is marked as immutable, except the share-card crop', async () => {
    const bytes = await drawPicture({ width: 1600, height: 1200, colour: '#44af69' });
    const { filename, sizes } = await addPicture(payload, { bytes });
    const isImmutable = async (name?: string | null) =>
      (await openPublicMedia(name ?? '', today))?.isImmutable;
    expect(await isImmutable(filename)).toBe(true);
    expect(await isImmutable(sizes?.webp640?.filename)).toBe(true);
    expect(await isImmutable(sizes?.share?.filename)).toBe(false);

    const consent = await addConsent(payload, { uses: ['website', 'share-card'] });
    const about = { identifiable: 'yes' as const, consent: consent.id };
    const portrait = await addPicture(payload, { bytes: await drawPicture({ colour: '#ff6f61' }), ...about });
    expect(await isImmutable(portrait.filename)).toBe(false);
  });

  it.each(['../secret', 'a/b.jpg', '', '.env', 'x.svg', '%00.jpg', 'unknown-00.jpg', 'A.JPG', 'ፎቶ.jpg'])(
    'openPublicMedia returns null for %j',
    async name => {
      expect(await openPublicMedia(name, today)).toBeNull();
    },
  );
});
