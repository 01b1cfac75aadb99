import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { openPublicMedia } from './open-public-media.ts';
import { pictureRefusals } from './upload-limits.ts';

let payload: Payload;
let folder: string;
beforeAll(async () => {
  payload = await openTestPayload();
  folder = payload.collections.media.config.upload.staticDir ?? '';
});

describe('a picture of the library', () => {
  it('replacing the file of a picture resets the answer about recognisable people and deletes the old files', async () => {
    const consent = await addConsent(payload);
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const bytes = await sharp(await drawPicture({ colour: '#654321' }))
      .withExif({ IFD0: { Copyright: 'Sara' } })
      .toBuffer();
    const replaced = await payload.update({
      collection: 'media',
      id: picture.id,
      // As the form sends it: with the answer of the other picture.
      data: { identifiable: 'yes', consent: consent.id },
      file: { data: bytes, name: 'other.jpg', mimetype: 'image/jpeg', size: bytes.length },
      depth: 0,
    });
    expect(replaced).toMatchObject({ identifiable: 'unanswered', consent: null });
    expect(replaced.filename).toMatch(/^other-[0-9a-f]{20}\.jpg$/);
    expect(replaced.blur).not.toBe(picture.blur);
    expect(existsSync(join(folder, picture.filename ?? ''))).toBe(false);
    expect(
      (await sharp(readFileSync(join(folder, replaced.filename ?? ''))).metadata()).exif,
    ).toBeUndefined();
    expect(await openPublicMedia(replaced.filename ?? '', new Date())).toBeNull();
  });

  it('a picture cropped by hand gets a new name and new sizes, and keeps its consent', async () => {
    const left = await drawPicture({ width: 700, height: 800, colour: '#ffffff' });
    const bytes = await sharp({ create: { width: 1400, height: 800, channels: 3, background: '#000000' } })
      .composite([{ input: left, top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
    const consent = await addConsent(payload);
    const picture = await addPicture(payload, { bytes, identifiable: 'yes', consent: consent.id });
    const crop = { x: '50', y: '0', width: '50', height: '100', unit: '%' };
    const edits = { crop, focalPoint: { x: 50, y: 50 }, widthInPixels: '700', heightInPixels: '800' };
    const cropped = await payload.update({
      collection: 'media',
      id: picture.id,
      data: {},
      depth: 0,
      req: { query: { uploadEdits: edits } },
    });
    expect(cropped).toMatchObject({ width: 700, height: 800, identifiable: 'yes', consent: consent.id });
    expect(cropped.filename).not.toBe(picture.filename);
    for (const name of [
      cropped.filename,
      cropped.sizes?.webp640?.filename,
      cropped.sizes?.avif320?.filename,
    ]) {
      const { channels } = await sharp(readFileSync(join(folder, name ?? ''))).stats();
      expect(channels[0]?.mean).toBeLessThan(10);
    }
    expect(existsSync(join(folder, picture.filename ?? ''))).toBe(false);
    expect(cropped.blur).not.toBe(picture.blur);
  });

  it.each([
    { x: 'NaN', y: 0, width: 50, height: 50 },
    { x: 60, y: 0, width: 50, height: 50 },
    { x: -1, y: 0, width: 50, height: 50 },
    { x: 0, y: 0, width: 0, height: 50 },
    'all of it',
  ])('the invalid crop %j is refused, and the file of the picture is kept', async crop => {
    const picture = await addPicture(payload);
    const asked = payload.update({
      collection: 'media',
      id: picture.id,
      data: {},
      req: { query: { uploadEdits: { crop } } },
    });
    await expect(asked).rejects.toThrow(pictureRefusals.crop);
    expect(existsSync(join(folder, picture.filename ?? ''))).toBe(true);
  });
});
