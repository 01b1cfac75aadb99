import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { publicReads } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { addClaim } from '../../../tests/support/claims.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { body, mediaBlock, paragraph, text } from '../../../tests/support/rich-text.ts';
import { searchContent, searchedKinds } from './search.queries.ts';
import { readSearch } from './search.schema.ts';
import { searchAnswers } from './search-answers.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00Z');

async function search(q: string, locale: Locale = 'en', more: Record<string, string> = {}) {
  const asked = readSearch(new URLSearchParams({ q, ...more }));
  const { results, ...rest } = await searchContent(createRenderContext({ locale, now }), asked);
  return { ...rest, hrefs: results.map(({ href }) => href), results };
}

async function addPost(
  heading: string,
  { am, text = 'Words.', draft = false, day = '2026-11-01' } = {} as Post,
) {
  const post = await payload.create({
    collection: 'posts',
    draft,
    data: {
      heading,
      type: 'normal',
      postDate: day,
      disc: { par1: text },
      _status: draft ? 'draft' : 'published',
    } as never,
  });
  if (am)
    await payload.update({ collection: 'posts', id: post.id, locale: 'am', data: { heading: am } as never });
  return post.id;
}
type Post = { am?: string; text?: string; draft?: boolean; day?: string };

it('search finds the number that a text states, and after a correction the new one alone', async () => {
  await addPost('Gifts are up {giftsGrown} percent');
  expect((await search('up 43 percent')).hrefs).toEqual([]);
  const { id } = await addClaim(payload, { key: 'giftsGrown', value: 43, unit: 'percent' });
  expect((await search('up 43 percent')).hrefs).toEqual(['/news/gifts-are-up-percent']);
  const change = { why: 'Counted again.', whyInAmharic: 'እንደገና ተቆጠረ።' };
  await payload.update({
    collection: 'claims',
    id,
    data: { value: 47, change, _status: 'published' } as never,
  });
  expect((await search('up 43 percent')).hrefs).toEqual([]);
  expect((await search('up 47 percent')).results).toMatchObject([{ excerpt: [{ text: 'Words.' }] }]);
});

it('search finds a post from its publication until it is unpublished', async () => {
  const id = await addPost('The walnut', { draft: true });
  expect((await search('walnut')).hrefs).toEqual([]);
  await payload.update({ collection: 'posts', id, data: { _status: 'published' } });
  expect((await search('walnut')).hrefs).toEqual(['/news/the-walnut']);
  await payload.update({ collection: 'posts', id, draft: true, data: { heading: 'The chestnut' } });
  expect((await search('chestnut')).hrefs).toEqual([]);
  expect((await search('walnut')).hrefs).toEqual(['/news/the-walnut']);
  await payload.update({ collection: 'posts', id, data: { _status: 'draft' } });
  expect((await search('walnut')).hrefs).toEqual([]);
});

it('search ignores invisible characters and matches every kind of apostrophe', async () => {
  await addPost('The black\u00adthorn of Raʼee');
  for (const typed of [
    'blackthorn',
    'black\u200bthorn',
    "Ra'ee",
    'ra’ee',
    'Ra‘ee',
    'ra`ee',
    'Ra´ee',
    'raʻee',
    'raee',
  ])
    expect(await search(typed), typed).toMatchObject({
      hrefs: ['/news/the-blackthorn-of-raʼee'],
      isNear: false,
    });
});

it('search does not find a deleted post, or one whose transaction was rolled back', async () => {
  const id = await addPost('The hazel');
  await payload.delete({ collection: 'posts', id });
  expect((await search('hazel')).hrefs).toEqual([]);
  const transactionID = (await payload.db.beginTransaction()) as string;
  await payload.create({
    collection: 'posts',
    data: { heading: 'The rowan', type: 'normal', _status: 'published' } as never,
    req: { transactionID },
  });
  await payload.db.rollbackTransaction(transactionID);
  expect((await search('rowan')).hrefs).toEqual([]);
});

it('search does not find a post about a person whose consent is withdrawn', async () => {
  const consent = await addConsent(payload);
  await payload.create({
    collection: 'posts',
    data: {
      heading: 'The aspen',
      type: 'normal',
      identifiable: 'yes',
      consent: consent.id,
      _status: 'published',
    } as never,
  });
  expect((await search('aspen')).total).toBe(1);
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  expect(await search('aspen')).toMatchObject({ total: 0, hrefs: [] });
});

it('search neither finds nor shows the caption of a picture whose consent is withdrawn', async () => {
  const consent = await addConsent(payload);
  const { id: picture } = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
  await payload.create({
    collection: 'pages',
    data: {
      title: 'The sycamore',
      blocks: [{ blockType: 'pictures', pictures: [{ picture, caption: 'Hanna under her tamarisk' }] }],
      _status: 'published',
    } as never,
  });
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  expect((await search('tamarisk')).total).toBe(0);
  const { results } = await search('sycamore');
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain('Hanna');
});

it('search finds words of a long text, and not labels of blocks inside it', async () => {
  const block = mediaBlock('give', { label: 'Juniper' });
  const data = {
    heading: 'The elm',
    type: 'normal',
    body: body(paragraph(text('Under the mulberry.')), block),
    _status: 'published',
  };
  await payload.create({ collection: 'posts', data: data as never });
  expect((await search('mulberry')).hrefs).toEqual(['/news/the-elm']);
  expect((await search('juniper')).hrefs).toEqual([]);
});

it('search does not find a card without its own page', async () => {
  const data = { heading: 'The tamarind', type: 'ad', _status: 'published' };
  await payload.create({ collection: 'posts', data: data as never });
  expect((await search('tamarind')).hrefs).toEqual([]);
});

it('search finds Amharic in other spellings and in Latin letters, in its own language only', async () => {
  await addPost('A flower for New Year', { am: 'ፀሐይና አደይ አበባ' });
  for (const q of ['ጸሀይና', 'ዐደይ', 'adey', 'abeba', 'Adey ABEBA'])
    expect((await search(q, 'am')).hrefs, q).toEqual(['/news/a-flower-for-new-year']);
  expect((await search('adey')).hrefs).toEqual([]);
});

it('search matches English stems, marks the matches, and ranks titles first', async () => {
  await addPost('Older: gardens', { day: '2020-01-01' });
  await addPost('Newer', { text: 'We visited the garden & <b>planted</b>.' });
  const { results, hrefs } = await search('garden');
  expect(hrefs).toEqual(['/news/older-gardens', '/news/newer']);
  expect(results[1]?.excerpt.filter(({ isMarked }) => isMarked)).toEqual([
    { text: 'garden', isMarked: true },
  ]);
  expect((await search('gardening')).hrefs).toContain('/news/newer');
});

it('search finds a misspelt word when nothing matches exactly', async () => {
  await addPost('The pharmacist');
  expect(await search('parmacist')).toMatchObject({ isNear: true, hrefs: ['/news/the-pharmacist'] });
  expect(await search('pharmacist')).toMatchObject({ isNear: false });
});

it('search filters by kind and by date', async () => {
  await addPost('Juniper then', { day: '2024-01-01' });
  await addPost('Juniper now');
  await payload.create({
    collection: 'partners',
    data: { name: 'Juniper Clinic', _status: 'published' } as never,
  });
  expect((await search('juniper')).total).toBe(3);
  expect((await search('juniper', 'en', { kind: 'partners' })).hrefs).toEqual([
    '/partnership/juniper-clinic',
  ]);
  expect((await search('juniper', 'en', { date: 'year' })).hrefs).toEqual(['/news/juniper-now']);
});

const hostile = [
  "'",
  "a' | 'b",
  ':*&|!()<->',
  '\\',
  "'; drop table search.entries; --",
  '\u0000',
  '%00%',
  '\ud800',
  '𐍈'.repeat(500),
  'a '.repeat(5000),
  '<script>alert(1)</script>',
  'null NULL {}[]"',
  'e'.repeat(2000),
  '፼'.repeat(300),
  '1e999 -0 NaN',
  'the and of',
];

it('search answers hostile queries without an error', async () => {
  for (const q of hostile)
    for (const locale of ['en', 'am'] as const)
      expect(await search(q, locale, { kind: q, date: q, page: q }), q).toHaveProperty('total');
});

it('a search answer is cached until a searchable document or a consent changes', async () => {
  searchAnswers.open();
  try {
    const id = await addPost('The larch');
    expect((await search('larch')).hrefs).toEqual(['/news/the-larch']);
    await queryRows({ payload }, sql`delete from search.entries`);
    expect((await search('larch')).hrefs).toEqual(['/news/the-larch']);
    searchAnswers.dropTagged(['consents']);
    expect((await search('larch')).hrefs).toEqual([]);
    await payload.update({ collection: 'posts', id, data: { description: 'Needles' } });
    searchAnswers.dropTagged(['posts']);
    expect((await search('larch')).hrefs).toEqual(['/news/the-larch']);
    for (const kind of [...searchedKinds, 'consents', 'media']) {
      await search('larch');
      expect(searchAnswers.count(), kind).toBe(1);
      searchAnswers.dropTagged([kind]);
      expect(searchAnswers.count(), kind).toBe(0);
    }
    await search('larch');
    searchAnswers.dropTagged(['subscribers', 'menu']);
    expect(searchAnswers.count(), 'nothing that is searched').toBe(1);
  } finally {
    searchAnswers.close();
  }
});

it('search answers are cached separately from the reads of pages', async () => {
  searchAnswers.open();
  publicReads.open();
  try {
    await addPost('The willow');
    const ofPage = { text: 'read for a page' };
    const readPage = (found: object) =>
      publicReads.read('a page', new Set(['posts']), () => Promise.resolve(found));
    await readPage(ofPage);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => search('willow', 'en', { page: String(at + 1) })),
    );
    expect(searchAnswers.count()).toBe(20);
    // The dates of consents are one read for all.
    expect(publicReads.count()).toBeLessThanOrEqual(2);
    expect(await readPage({ text: 'read again' })).toBe(ofPage);
  } finally {
    searchAnswers.close();
    publicReads.close();
  }
});

it('similar words are added after few exact results, and not after many', async () => {
  await addPost('The mangosteen');
  await addPost('A mangostean');
  const { isNear, hrefs } = await search('mangosteen');
  expect({ isNear, hrefs }).toEqual({ isNear: false, hrefs: ['/news/the-mangosteen', '/news/a-mangostean'] });
  await addPost('Second mangosteen');
  await addPost('Third mangosteen');
  expect((await search('mangosteen')).hrefs).not.toContain('/news/a-mangostean');
});
