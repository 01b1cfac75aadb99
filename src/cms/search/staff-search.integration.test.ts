import type { Payload } from 'payload';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { slowSearch } from '../../../tests/support/slow-search.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import type { StaffResult } from './staff-search.ts';

let payload: Payload;
const headers = new Map<string, Record<string, string>>();
beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ['editor', 'admin', 'bookkeeper', 'door'] as const)
    headers.set(role, (await signIn(payload, role)).headers);
});

async function search(q: string, role = 'editor', language = 'en'): Promise<StaffResult[]> {
  const signedIn = headers.get(role);
  const answer = await callApi('GET', `/search?${new URLSearchParams({ q })}`, {
    headers: { ...signedIn, cookie: `${signedIn?.cookie}; ${payload.config.cookiePrefix}-lng=${language}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).results;
}
const titles = async (q: string, role?: string) => (await search(q, role)).map(({ title }) => title);

it('staff search finds drafts, published documents and later changes by their newest words', async () => {
  const post = await payload.create({
    collection: 'posts',
    draft: true,
    data: { heading: 'The baobab', type: 'normal' } as never,
  });
  expect(await search('baobabs')).toMatchObject([
    { kind: 'News post', title: 'The baobab', state: 'draft', href: `/admin/collections/posts/${post.id}` },
  ]);
  await payload.update({
    collection: 'posts',
    id: post.id,
    data: { postDate: '2026-11-01', _status: 'published' },
  });
  expect(await search('baobab')).toMatchObject([{ state: 'published' }]);
  await payload.update({
    collection: 'posts',
    id: post.id,
    draft: true,
    data: { heading: 'The acacia' },
  });
  expect(await search('acacia')).toMatchObject([{ title: 'The acacia', state: 'draft' }]);
  expect(await search('baobab')).toEqual([]);
  await payload.update({ collection: 'posts', id: post.id, data: { deletedAt: new Date().toISOString() } });
  expect(await search('acacia')).toEqual([]);
});

it('staff search finds pictures by their description, in both languages and in Latin letters', async () => {
  const { id } = await addPicture(payload, { alt: 'A girl with a tambourine' });
  await payload.update({ collection: 'media', id, locale: 'am', data: { alt: 'ልጅ ከበሮ ይዛ' } });
  for (const q of ['tambourine', 'girl tambourines', 'tamborine', 'ከበሮ', 'kebero'])
    expect(await search(q), q).toMatchObject([{ kind: 'Picture', title: 'A girl with a tambourine' }]);
  expect(await search('kebero', 'editor', 'am')).toMatchObject([{ kind: 'ፎቶ' }]);
});

it('staff search finds people by the stored name and address, without a copy in the index', async () => {
  await addConsent(payload, { who: 'Woizero Tsehay Quircky' });
  expect(await titles('quirck')).toEqual(['Woizero Tsehay Quircky']);
  const { rows } = await payload.db.pool.query(
    "select 1 from search.entries where words @@ 'quircky'::tsquery",
  );
  expect(rows).toEqual([]);
});

it('staff search returns to each role only what it may read, and refuses those who write no content', async () => {
  const admins = await search('admin', 'admin');
  expect(admins.some(({ href }) => href.startsWith('/admin/collections/staff/'))).toBe(true);
  const door = await payload.find({ collection: 'staff', where: { role: { equals: 'door' } }, limit: 1 });
  const name = String(door.docs[0]?.email);
  expect((await search(name, 'admin')).length).toBeGreaterThan(0);
  expect(await search(name, 'editor')).toEqual([]);
  for (const role of ['door', 'bookkeeper', 'nobody'])
    expect((await callApi('GET', '/search?q=a', { headers: headers.get(role) ?? {} })).status, role).toBe(
      403,
    );
});

it('staff search answers special characters, null bytes and very long queries', async () => {
  for (const q of ["'", '%', '_', '\\', ':*&|!()', '\u0000', '\ud800', 'a '.repeat(900), '፼'.repeat(99), ' '])
    expect(Array.isArray(await search(q)), q).toBe(true);
});

it('staff search reports that it takes too long, and answers once the database is fast again', async () => {
  const data = { heading: 'The mahogany', type: 'normal' } as never;
  await payload.create({ collection: 'posts', draft: true, data });
  const ask = () => callApi('GET', '/search?q=mahogany', { headers: headers.get('editor') ?? {} });
  const release = await slowSearch(testDatabaseUrl());
  onTestFinished(() => release().catch(() => undefined));
  const slow = await ask();
  expect([slow.status, await slow.json()]).toEqual([200, { results: [], isSlow: true }]);
  await release();
  expect(await (await ask()).json()).toMatchObject({ results: [{ title: 'The mahogany' }] });
});
