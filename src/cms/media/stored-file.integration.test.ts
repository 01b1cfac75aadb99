import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateImportMap, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BucketService, startBucketService } from '../../../tests/support/bucket-service.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addFilm, readFilm } from '../../../tests/support/films.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';

const now = new Date('2026-11-21T09:00:00Z');
let bucket: BucketService;
let payload: Payload;
let openPublicMedia: typeof import('./open-public-media.ts').openPublicMedia;
let bucketMedia: ReturnType<typeof import('../../platform/backup/media-store.ts').bucketMedia>;

beforeAll(async () => {
  bucket = await startBucketService();
  // Before any of our modules reads the settings.
  Object.assign(process.env, bucket.settings);
  payload = await openTestPayload();
  ({ openPublicMedia } = await import('./open-public-media.ts'));
  const { bucketPlace } = await import('#platform/pictures/bucket.ts');
  const place = bucketPlace();
  if (!place) throw new Error('no bucket is set');
  bucketMedia = (await import('#platform/backup/media-store.ts')).bucketMedia(place);
});
afterAll(async () => {
  for (const name of Object.keys(bucket.settings)) delete process.env[name];
  await bucket.close();
});

const wide = () => drawPicture({ width: 1400, height: 900 });

it('no admin component is missing from the import map when files are stored in a bucket', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adey-import-map-'));
  const importMapFile = join(folder, 'importMap.js');
  const { admin } = payload.config;
  await generateImportMap(
    { ...payload.config, admin: { ...admin, importMap: { ...admin.importMap, importMapFile } } },
    { log: false, force: true },
  );
  const parts = (file: string) => readFileSync(file, 'utf8').match(/^ {2}"[^"]+"/gm) ?? [];
  expect(parts(String(admin.importMap.importMapFile))).toEqual(expect.arrayContaining(parts(importMapFile)));
  expect(JSON.stringify(admin.components?.providers ?? [])).not.toContain('S3ClientUploadHandler');
});

it('a picture and all its sizes are stored in the bucket, and nothing is stored on this machine', async () => {
  const picture = await addPicture(payload, { bytes: await wide() });
  const names = [picture.filename, ...Object.values(picture.sizes ?? {}).map(size => size?.filename)];
  const stored = names.filter(name => typeof name === 'string');
  expect(stored.length).toBeGreaterThan(5);
  expect(bucket.files()).toEqual(expect.arrayContaining(stored));
  const folder = join(String(process.env.DATA_DIR), 'media');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  for (const name of stored) {
    const file = await openPublicMedia(name, now);
    const bytes = file && (await buffer(file.stream()));
    expect(bytes?.length).toBe(file?.size);
    expect((await sharp(bytes ?? Buffer.of()).metadata()).width).toBeGreaterThan(0);
  }
});

it('a picture in the bucket is not served without a valid consent, and deleting it deletes every size', async () => {
  const consent = await addConsent(payload);
  const picture = await addPicture(payload, {
    bytes: await drawPicture({ width: 900, height: 700, colour: '#aa3311' }),
    name: 'Abeba.jpg',
    identifiable: 'yes',
    consent: consent.id,
  });
  const names = [picture.filename, picture.sizes?.webp320?.filename].map(String);
  for (const name of names) expect(await openPublicMedia(name, now)).not.toBeNull();
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  for (const name of names) expect(await openPublicMedia(name, now)).toBeNull();
  expect(bucket.files()).toEqual(expect.arrayContaining(names));
  await payload.delete({ collection: 'media', id: picture.id });
  for (const name of names) expect(bucket.files()).not.toContain(name);
});

it('a backup reads from the bucket, a restore writes to it, and a failed restore removes what it added', async () => {
  const picture = await addPicture(payload, {
    bytes: await drawPicture({ colour: '#336633' }),
    name: 'Kept.jpg',
  });
  const name = String(picture.filename);
  const read = await bucketMedia.read(name);
  const bytes = read && (await buffer(read.body));
  expect(bytes?.length).toBe(read?.bytes);
  expect(await bucketMedia.read('never-there.jpg')).toBeNull();
  async function* body() {
    yield bytes ?? Buffer.of();
  }
  const incoming = await bucketMedia.receive();
  await incoming.write('restored.jpg', body());
  await incoming.write(name, body());
  expect(bucket.files()).toContain('restored.jpg');
  await incoming.drop();
  expect(bucket.files()).not.toContain('restored.jpg');
  expect(bucket.files()).toContain(name);
});

it('a film is stored in the bucket too, and the part a player requests is served', async () => {
  const consent = await addConsent(payload);
  const film = await addFilm(payload, { identifiable: 'yes', consent: consent.id });
  const name = String(film.filename);
  expect(bucket.files()).toContain(name);
  const file = await openPublicMedia(name, now);
  expect(file?.size).toBe(readFilm().length);
  expect(String(file && (await buffer(file.stream({ start: 4, end: 7 }))))).toBe('ftyp');
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  expect(await openPublicMedia(name, now)).toBeNull();
  await payload.delete({ collection: 'films', id: film.id });
  expect(bucket.files()).not.toContain(name);
});

it('the focal point of a picture in the bucket is moved without a new upload, and its share-card crop is served', async () => {
  const picture = await addPicture(payload, { bytes: await wide() });
  const moved = await payload.update({
    collection: 'media',
    id: picture.id,
    data: {},
    req: { query: { uploadEdits: { focalPoint: { x: 9, y: 80 } } } },
  });
  expect(moved).toMatchObject({ focalX: 9, focalY: 80, filename: picture.filename });
  const share = await openPublicMedia(String(moved.sizes?.share?.filename), now);
  expect(await sharp(share ? await buffer(share.stream()) : Buffer.of()).metadata()).toMatchObject({
    width: 1200,
  });
});
