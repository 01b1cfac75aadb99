import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { body, paragraph, text } from '../../../tests/support/rich-text.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

const english = { heading: 'Cold boxes', preIntro: 'From Jimma', type: 'normal', postDate: '2026-11-20' };

async function readSeen(id?: number, collection = 'posts'): Promise<unknown> {
  const asked = { locale: 'en', values: {}, ...(id === undefined ? {} : { id }) };
  const answer = await callApi('POST', `/before-publishing/${collection}`, {
    headers: editor.headers,
    body: asked,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { seen: unknown }).seen;
}

async function save(id: number, data: object, locale: 'en' | 'am', query = '') {
  const path = `/posts/${id}?locale=${locale}${query}`;
  const answer = await callApi('PATCH', path, { headers: editor.headers, body: data });
  expect(answer.status).toBe(200);
}

it('the panel links to the page once it is public, in the language of the form', async () => {
  const { id } = await payload.create({ collection: 'posts', draft: true, data: english as never });
  const pageIn = async (locale: string) => {
    const answer = await callApi('POST', '/before-publishing/posts', {
      headers: editor.headers,
      body: { id, locale, values: {} },
    });
    return ((await answer.json()) as { page: unknown }).page;
  };
  expect(await pageIn('en')).toBeNull();
  await save(id, { _status: 'published' }, 'en');
  expect(await pageIn('en')).toBe(`${env.SITE_URL}/news/cold-boxes`);
  expect(await pageIn('am')).toBe(`${env.SITE_URL}/am/news/cold-boxes`);
  await save(id, { heading: 'Other words', slug: 'other', _status: 'draft' }, 'en', '&draft=true');
  expect(await pageIn('en'), 'a draft has another address').toBe(`${env.SITE_URL}/news/cold-boxes`);
});

it('the panel says in which languages visitors see the published version, whatever the newest draft has', async () => {
  expect(await readSeen()).toBe('nothing');
  const { id } = await payload.create({ collection: 'posts', draft: true, data: english as never });
  expect(await readSeen(id)).toBe('nothing');

  await save(id, { _status: 'published' }, 'en');
  expect(await readSeen(id)).toBe('missing');

  const amharic = { heading: 'ቀዝቃዛ ሳጥኖች', preIntro: 'ከጅማ' };
  await save(id, { ...amharic, _status: 'draft' }, 'am', '&draft=true');
  expect(await readSeen(id), 'the Amharic is a draft').toBe('missing');
  await save(id, { heading: amharic.heading, preIntro: '', _status: 'published' }, 'am');
  expect(await readSeen(id)).toBe('partial');
  await save(id, { ...amharic, _status: 'published' }, 'am');
  expect(await readSeen(id)).toBe('fine');

  await save(id, { heading: 'Forty cold boxes', _status: 'draft' }, 'en', '&draft=true');
  expect(await readSeen(id), 'the newer English is a draft').toBe('fine');
  await save(id, { heading: 'Forty cold boxes', _status: 'published' }, 'en');
  expect(await readSeen(id)).toBe('behind');

  await save(id, { _status: 'draft' }, 'en');
  expect(await readSeen(id), 'taken off the site').toBe('nothing');
});

it('the panel says nothing about languages for a document without texts', async () => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/gala', to: '/events', _status: 'published' } as never,
  });
  expect(await readSeen(id, 'redirects')).toBeNull();
});

/** What the panel of the form of a document says. */
async function readCheck(collection: string, id: number, asked: object = {}) {
  const answer = await callApi('POST', `/before-publishing/${collection}`, {
    headers: editor.headers,
    body: { id, locale: 'en', values: {}, ...asked },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as {
    seen: unknown;
    page: unknown;
    pages: { title: string; href: string }[] | null;
  };
}

it('[CONSENT-13] the panel has no link once a consent hides the published version, and says that it is hidden', async () => {
  const consent = await addConsent(payload);
  const about = { heading: 'Hana is well', identifiable: 'yes', consent: consent.id, _status: 'published' };
  const { id } = await payload.create({ collection: 'posts', data: { ...english, ...about } as never });
  expect(await readCheck('posts', id)).toMatchObject({
    seen: 'missing',
    page: `${env.SITE_URL}/news/hana-is-well`,
  });
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  expect(await readCheck('posts', id)).toMatchObject({ seen: 'hidden', page: null });
});

it('the panel names the pages that publishing or unpublishing changed', async () => {
  const target = await payload.create({
    collection: 'posts',
    data: { ...english, heading: 'A fridge for Gondar', _status: 'published' } as never,
  });
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'posts', value: target.id } },
    children: [text('there')],
  };
  const using = { ...english, body: body(paragraph(link)) };
  await payload.create({
    collection: 'projects',
    data: { label: 'Cold chain', body: using.body, _status: 'published' } as never,
  });
  await payload.create({
    collection: 'posts',
    draft: true,
    data: { ...using, heading: 'Not public', _status: 'draft' } as never,
  });
  expect((await readCheck('posts', target.id)).pages, 'nobody asked').toBeNull();
  const others = [
    { title: 'News posts', href: `${env.SITE_URL}/news` },
    { title: 'Latest updates', href: `${env.SITE_URL}/latest-updates` },
    { title: 'Home page', href: `${env.SITE_URL}/` },
    { title: 'Cold chain', href: `${env.SITE_URL}/projects/cold-chain` },
  ];
  expect((await readCheck('posts', target.id, { moved: true })).pages).toEqual([
    { title: 'A fridge for Gondar', href: `${env.SITE_URL}/news/a-fridge-for-gondar` },
    ...others,
  ]);
  await save(target.id, { _status: 'draft' }, 'en');
  expect((await readCheck('posts', target.id, { moved: true })).pages).toEqual(others);
});

it('the panel of a coming-soon card, which cannot be opened, links to its list', async () => {
  const card = { ...english, heading: 'Soon', type: 'ad', _status: 'published' };
  const { id } = await payload.create({ collection: 'posts', data: card as never });
  const { page, pages } = await readCheck('posts', id, { moved: true });
  expect(page).toBe(`${env.SITE_URL}/news`);
  expect(pages).toEqual([{ title: 'News posts', href: page }]);
});

it('the panel names the page of content without its own page, and no list where there is none', async () => {
  const story = await payload.create({
    collection: 'testimonials',
    data: { saidBy: 'Sara', words: 'Thanks', identifiable: 'no', _status: 'published' },
  });
  expect((await readCheck('testimonials', story.id, { moved: true })).pages).toEqual([
    { title: 'Testimonials', href: `${env.SITE_URL}/testimonial` },
  ]);
  const { docs } = await payload.find({ collection: 'legal-pages', limit: 1 });
  const legal =
    docs[0] ??
    (await payload.create({
      collection: 'legal-pages',
      data: { title: 'Imprint', slug: 'imprint', _status: 'published' } as never,
    }));
  const pages = (await readCheck('legal-pages', legal.id, { moved: true })).pages ?? [];
  expect(pages.map(({ href }) => href)).not.toContain(`${env.SITE_URL}/legal`);
});

it('the panel names the home page while a post is among the newest, and the page of updates for what it shows', async () => {
  const published = async (heading: string, more: object) =>
    (
      await payload.create({
        collection: 'posts',
        data: { ...english, ...more, heading, _status: 'published' } as never,
      })
    ).id;
  const old = await published('From 2020', { postDate: '2020-01-01' });
  const titles = async (collection: string, id: number) =>
    ((await readCheck(collection, id, { moved: true })).pages ?? []).map(({ title }) => title);
  const { totalDocs } = await payload.count({
    collection: 'posts',
    where: { _status: { equals: 'published' }, postDate: { greater_than: '2020-01-02' } },
  });
  for (let more = totalDocs; more < 6; more += 1) await published(`Newer ${more}`, {});
  expect(await titles('posts', old)).toEqual(['From 2020', 'News posts', 'Latest updates', 'Home page']);
  await published('The newest', {});
  expect(await titles('posts', old)).toEqual(['From 2020', 'News posts', 'Latest updates']);
  const event = { heading: 'An evening', type: 'normal', _status: 'published' };
  const { id } = await payload.create({ collection: 'events', data: event as never });
  expect(await titles('events', id)).toContain('Latest updates');
});
