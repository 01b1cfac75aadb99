import { existsSync, readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMediaNames } from '#platform/backup/tables.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addFilm, readFilm, withBox, writeBox } from '../../../tests/support/films.ts';
import { addConsent, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { openPublicMedia } from './open-public-media.ts';
import { filmRefusals, MAX_FILM_BYTES, MAX_PICTURE_BYTES, pictureRefusals } from './upload-limits.ts';

const now = new Date('2026-11-21T09:00:00Z');
let payload: Payload;
let editor: Record<string, string>;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = (await signIn(payload, 'editor')).headers;
});

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
/** The contents of the library, and of the incoming folder. */
const stored = () => {
  const { staticDir = '' } = payload.collections.films.config.upload;
  return [namesIn(staticDir), namesIn(`${staticDir}.incoming`)];
};

/** Sends what the form of the admin sends. */
async function send(
  bytes: Uint8Array,
  {
    name = 'Clinic.mp4',
    words = { alt: 'A morning', identifiable: 'no' } as object,
    headers = editor,
    to = '/films',
  } = {},
) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), name);
  body.append('_payload', JSON.stringify(words));
  const answer = await callApi('POST', to, { headers, body });
  const result = (await answer.json()) as {
    errors?: { message: string }[];
    doc?: { id: number; filename: string; mimeType: string };
  };
  return { status: answer.status, message: result.errors?.[0]?.message, doc: result.doc };
}

describe('a film uploaded with the admin form', () => {
  it.each([
    ['mp4', 'Clinic Day.MP4', /^clinic-day-[0-9a-f]{20}\.mp4$/],
    ['webm', 'clip.mp4', /^clip-[0-9a-f]{20}\.webm$/],
    ['mp4', 'ጠዋት', /^film-[0-9a-f]{20}\.mp4$/],
  ] as const)('a film is stored unchanged, under the type of its bytes: %s', async (kind, name, expected) => {
    const bytes = readFilm(kind);
    const { status, doc } = await send(bytes, { name });
    expect([status, doc?.mimeType]).toEqual([201, `video/${kind}`]);
    expect(doc?.filename).toMatch(expected);
    const file = await openPublicMedia(doc?.filename ?? '', now);
    expect(file && (await buffer(file.stream())).equals(bytes)).toBe(true);
    expect(stored()[1]).toEqual([]);
    await payload.delete({ collection: 'films', id: doc?.id ?? 0 });
  });

  it.each([
    ['a picture', () => drawPicture(), 415, filmRefusals.wrongKind],
    ['a page declared as a film', () => Buffer.from('<html><script>1</script>'), 415, filmRefusals.wrongKind],
    ['an empty file', () => Buffer.of(), 415, filmRefusals.wrongKind],
    [
      'a film whose upload broke off',
      () => readFilm().subarray(0, readFilm().length - 1_000),
      422,
      filmRefusals.cut,
    ],
    [
      'a film without what says where its pictures are',
      () =>
        Buffer.concat([
          readFilm().subarray(0, readFilm().readUInt32BE(0)),
          writeBox('mdat', Buffer.alloc(64)),
        ]),
      422,
      filmRefusals.cut,
    ],
    ['more than 100 MB', () => Buffer.alloc(MAX_FILM_BYTES + 10), 413, filmRefusals.tooLarge],
    [
      'a film with its location in the metadata',
      () => withBox(readFilm(), writeBox('udta', writeBox('\xa9xyz', Buffer.from('+09.0250+038.7500/')))),
      422,
      filmRefusals.place,
    ],
    [
      'a location after the first megabyte, across two chunks',
      () =>
        Buffer.concat([
          readFilm(),
          writeBox('free', Buffer.alloc(1024 * 1024 - readFilm().length - 8 - 12)),
          writeBox('udta', writeBox('\xa9xyz', Buffer.from('+09.0250+038.7500/'))),
        ]),
      422,
      filmRefusals.place,
    ],
  ])(
    'a film is refused with one sentence, and nothing of it is stored: %s',
    async (_what, bytes, status, message) => {
      const before = stored();
      expect(await send(await bytes())).toMatchObject({ status, message });
      expect(stored()).toEqual(before);
    },
  );

  it('a film needs a description, and a consent where somebody is recognisable', async () => {
    const before = stored();
    for (const words of [{ identifiable: 'no' }, { alt: 'A morning', identifiable: 'yes' }])
      expect(await send(readFilm(), { words })).toMatchObject({ status: 400 });
    expect(stored()).toEqual(before);
  });

  it('[ACCESS-02] a film sent without the right is refused before its bytes are read', async () => {
    const { headers } = await signIn(payload, 'door');
    for (const stranger of [{}, headers]) {
      const body = new ReadableStream({
        pull() {
          throw new Error('was read');
        },
      });
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const sent = await callApi('POST', '/films', { headers: { ...stranger, ...type }, body });
      expect(sent.status).toBe(403);
    }
  });

  it('the larger limit for films does not apply to pictures', async () => {
    const large = Buffer.alloc(MAX_PICTURE_BYTES + 10);
    expect(await send(large, { to: '/media', name: 'a.jpg' })).toMatchObject({
      status: 413,
      message: pictureRefusals.tooLarge,
    });
  });

  it('the file of a film cannot be replaced', async () => {
    const { id } = await addFilm(payload);
    const bytes = readFilm('webm');
    const exchange = payload.update({
      collection: 'films',
      id,
      data: {},
      file: { data: bytes, name: 'other.webm', mimetype: 'video/webm', size: bytes.length },
    });
    await expect(exchange).rejects.toThrow(filmRefusals.replaced);
    await payload.delete({ collection: 'films', id });
  });
});

describe('the file of a film', () => {
  it('[CONSENT-12] [CONSENT-16] a film is served while its consent is valid, and at neither address afterwards', async () => {
    const consent = await addConsent(payload);
    const film = await addFilm(payload, { identifiable: 'yes', consent: consent.id });
    const name = String(film.filename);
    const inAdmin = async () => (await callApi('GET', `/films/file/${name}`)).status;
    expect(await openPublicMedia(name, now)).toMatchObject({ type: 'video/mp4', isImmutable: false });
    await payload.update({ collection: 'consents', id: consent.id, data: { uses: ['newsletter'] } });
    expect(await openPublicMedia(name, now)).toBeNull();
    await payload.update({ collection: 'consents', id: consent.id, data: { uses: ['website'] } });
    expect(await openPublicMedia(name, now)).not.toBeNull();
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await openPublicMedia(name, now)).toBeNull();
    expect(await inAdmin()).toBe(403);
  });

  it('a film without recognisable people is cacheable for a year, and is in every backup', async () => {
    const { filename } = await addFilm(payload, { bytes: readFilm('webm') });
    expect(await openPublicMedia(String(filename), now)).toMatchObject({
      type: 'video/webm',
      isImmutable: true,
    });
    expect(await connectOnce(testDatabaseUrl(), listMediaNames)).toContain(filename);
  });

  it('a film is served from the byte a player requests', async () => {
    const { filename } = await addFilm(payload, {
      bytes: withBox(readFilm(), writeBox('free', Buffer.alloc(8))),
    });
    const file = await openPublicMedia(String(filename), now);
    const part = await file?.stream({ start: 4, end: 7 }).toArray();
    expect(Buffer.concat(part ?? []).toString()).toBe('ftyp');
  });
});
