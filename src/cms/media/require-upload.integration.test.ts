import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { addSpecimen } from '../../../tests/support/access-specimens.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addFilm, readFilm } from '../../../tests/support/films.ts';
import { addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { filmRefusals } from './upload-limits.ts';

let payload: Payload;
let libraries: string[];
/** One document of each library. */
const stored = new Map<string, number>();
const sessions = new Map<string, Session>();
let address: string;
let asked: string[] = [];
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`);
  void drawPicture().then(bytes =>
    response.setHeader('content-type', 'image/jpeg').setHeader('content-length', bytes.length).end(bytes),
  );
});

beforeAll(async () => {
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  payload = await openTestPayload();
  libraries = payload.config.collections.flatMap(({ slug, upload }) => (upload ? [slug] : []));
  for (const slug of libraries) {
    // As if this host were anywhere on the internet: Payload itself refuses only those of private networks.
    Object.assign(payload.collections[slug as CollectionSlug].config.upload, { skipSafeFetch: true });
    stored.set(slug, (await addSpecimen(payload, slug, 'closed', null)) ?? 0);
  }
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});
afterAll(() => new Promise(resolve => host.close(resolve)));
beforeEach(() => {
  asked = [];
});

const onDisk = () =>
  libraries.flatMap(slug => {
    const { staticDir = '' } = payload.collections[slug as CollectionSlug].config.upload;
    return existsSync(staticDir) ? readdirSync(staticDir).sort() : [];
  });
const rows = () =>
  connectOnce(testDatabaseUrl(), async client => {
    const found: unknown[] = [];
    for (const slug of libraries)
      found.push(
        (await client.query(`select id, filename, url, mime_type, filesize from ${slug} order by id`)).rows,
      );
    return found;
  });

const words = { alt: 'A nurse', title: 'A report', identifiable: 'no' };
const foreign = () => ({
  ...words,
  filename: 'a.jpg',
  url: `${address}/a.jpg`,
  mimeType: 'image/jpeg',
  filesize: 1,
});
const form = (parts: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return body;
};

type Try = { name: string; method: string; path: string; body?: unknown; headers?: Record<string, string> };
/** Everything that makes or changes a document of a library without the bytes of a file. */
const creates = (slug: string, id: number): Try[] => [
  { name: 'an address', method: 'POST', path: `/${slug}`, body: foreign() },
  {
    name: 'an address in a form',
    method: 'POST',
    path: `/${slug}`,
    body: form({ _payload: JSON.stringify(foreign()) }),
  },
  {
    name: 'an address of our own',
    method: 'POST',
    path: `/${slug}`,
    body: { ...foreign(), url: `/api/${slug}/file/a.jpg` },
    headers: { host: address.slice(7) },
  },
  { name: 'no file', method: 'POST', path: `/${slug}`, body: words },
  { name: 'no file, as a draft', method: 'POST', path: `/${slug}?draft=true`, body: words },
  {
    name: 'the name of a file in the bucket',
    method: 'POST',
    path: `/${slug}`,
    body: form({
      _payload: JSON.stringify(words),
      file: JSON.stringify({ filename: 'a.jpg', mimeType: 'image/jpeg', size: 9, clientUploadContext: {} }),
    }),
  },
  { name: 'a copy', method: 'POST', path: `/${slug}/${id}/duplicate`, body: foreign() },
  { name: 'a version', method: 'POST', path: `/${slug}/versions/${id}`, body: foreign() },
  {
    name: 'an address to paste',
    method: 'GET',
    path: `/${slug}/paste-url?src=${encodeURIComponent(`${address}/a.jpg`)}`,
  },
  {
    name: 'an address to paste over a file',
    method: 'GET',
    path: `/${slug}/paste-url/${id}?src=${encodeURIComponent(`${address}/a.jpg`)}`,
  },
];
const edits = 'uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=2';
const updates = (slug: string, id: number): Try[] => [
  { name: 'another address', method: 'PATCH', path: `/${slug}/${id}`, body: foreign() },
  {
    name: 'another address to cut anew',
    method: 'PATCH',
    path: `/${slug}/${id}?${edits}&uploadEdits[widthInPixels]=5`,
    body: foreign(),
    headers: { host: address.slice(7) },
  },
  {
    name: 'another address for several',
    method: 'PATCH',
    path: `/${slug}?where[id][equals]=${id}`,
    body: foreign(),
  },
  {
    name: 'another address for several to cut anew',
    method: 'PATCH',
    path: `/${slug}?where[id][equals]=${id}&${edits}`,
    body: foreign(),
  },
  {
    name: 'the name of a file in the bucket',
    method: 'PATCH',
    path: `/${slug}/${id}`,
    body: form({
      _payload: '{}',
      file: JSON.stringify({ filename: 'a.jpg', mimeType: 'image/jpeg', size: 9, clientUploadContext: {} }),
    }),
  },
];

describe.each(ROLES)('%s', role => {
  it('a create request without the bytes of a file adds nothing to any library and fetches nothing', async () => {
    const before = [onDisk(), await rows()];
    const answers: string[] = [];
    for (const slug of libraries)
      for (const { name, method, path, body, headers } of creates(slug, stored.get(slug) ?? 0)) {
        const session = sessions.get(role)?.headers ?? {};
        const cookie = `${sessions.get(role)?.headers.cookie}; device=of-somebody`;
        const { status } = await callApi(method, path, { headers: { ...session, cookie, ...headers }, body });
        if (status < 400 || status >= 500) answers.push(`${slug}, ${name}: ${status}`);
      }
    expect(answers).toEqual([]);
    expect(asked).toEqual([]);
    expect([onDisk(), await rows()]).toEqual(before);
  });

  it('an update with the address or name of a file changes no file and fetches nothing', async () => {
    const before = [onDisk(), await rows()];
    const answers: string[] = [];
    for (const slug of libraries)
      for (const { name, method, path, body, headers } of updates(slug, stored.get(slug) ?? 0)) {
        const session = sessions.get(role)?.headers ?? {};
        const { status } = await callApi(method, path, { headers: { ...session, ...headers }, body });
        if (status >= 500) answers.push(`${slug}, ${name}: ${status}`);
      }
    expect(answers).toEqual([]);
    expect(asked).toEqual([]);
    expect([onDisk(), await rows()]).toEqual(before);
  });
});

it('creating a library document in our own code without a file is refused', async () => {
  for (const collection of libraries as CollectionSlug[])
    await expect(payload.create({ collection, data: foreign() as never })).rejects.toMatchObject({
      status: 400,
    });
  expect(asked).toEqual([]);
});

it('the filter before an external fetch throws for every library', () => {
  for (const slug of libraries) {
    const { externalFileHeaderFilter } = payload.collections[slug as CollectionSlug].config.upload;
    expect(() => externalFileHeaderFilter?.({}, {} as never)).toThrow('never fetched');
  }
});

it('a publisher can change the description of a film but not replace its file', async () => {
  const film = await addFilm(payload);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(readFilm('webm'))], { type: 'video/webm' }), 'other.webm');
  body.append('_payload', JSON.stringify({ alt: 'Another film' }));
  const headers = sessions.get('publisher')?.headers ?? {};
  const sent = await callApi('PATCH', `/films/${film.id}`, { headers, body });
  expect(sent.status).toBe(400);
  expect((await sent.json()).errors[0].message).toBe(filmRefusals.replaced);
  const changed = await callApi('PATCH', `/films/${film.id}`, { headers, body: { alt: 'Another morning' } });
  expect((await changed.json()).doc).toMatchObject({ alt: 'Another morning', filename: film.filename });
});

it('the description, the focal point and the crop of a picture are changed without a new file', async () => {
  const picture = await addPicture(payload, { bytes: await drawPicture({ width: 400, height: 300 }) });
  const headers = sessions.get('publisher')?.headers ?? {};
  const change = async (query: string, body: object) => {
    const sent = await callApi('PATCH', `/media/${picture.id}${query}`, { headers, body });
    expect(sent.status).toBe(200);
    return (await sent.json()).doc;
  };
  // A form sends back all that it has read.
  const form = await (await callApi('GET', `/media/${picture.id}`, { headers })).json();
  expect(await change('', { ...form, alt: 'Two nurses' })).toMatchObject({
    alt: 'Two nurses',
    filename: picture.filename,
  });
  expect(await change(`?${edits}`, {})).toMatchObject({ focalX: 1, focalY: 2, filename: picture.filename });
  const crop =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100';
  const cropped = await change(`?${crop}`, {});
  expect(cropped).toMatchObject({ width: 200, height: 300 });
  expect(cropped.filename).not.toBe(picture.filename);
  expect(cropped.blur).not.toBe(picture.blur);
});
