import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

const english = { heading: 'Cold boxes', preIntro: 'From Jimma', type: 'normal', postDate: '2026-11-20' };

async function seenOf(id?: number, collection = 'posts'): Promise<unknown> {
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

it('leads to the page once it is public, in the language of the form', async () => {
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

it('says in which languages visitors see a document, of what is public and not of the newest draft', async () => {
  expect(await seenOf()).toBe('nothing');
  const { id } = await payload.create({ collection: 'posts', draft: true, data: english as never });
  expect(await seenOf(id)).toBe('nothing');

  await save(id, { _status: 'published' }, 'en');
  expect(await seenOf(id)).toBe('missing');

  const amharic = { heading: 'ቀዝቃዛ ሳጥኖች', preIntro: 'ከጅማ' };
  await save(id, { ...amharic, _status: 'draft' }, 'am', '&draft=true');
  expect(await seenOf(id), 'the Amharic is a draft').toBe('missing');
  await save(id, { heading: amharic.heading, preIntro: '', _status: 'published' }, 'am');
  expect(await seenOf(id)).toBe('partial');
  await save(id, { ...amharic, _status: 'published' }, 'am');
  expect(await seenOf(id)).toBe('fine');

  await save(id, { heading: 'Forty cold boxes', _status: 'draft' }, 'en', '&draft=true');
  expect(await seenOf(id), 'the newer English is a draft').toBe('fine');
  await save(id, { heading: 'Forty cold boxes', _status: 'published' }, 'en');
  expect(await seenOf(id)).toBe('behind');

  await save(id, { _status: 'draft' }, 'en');
  expect(await seenOf(id), 'taken off the site').toBe('nothing');
});

it('says nothing of a document without words', async () => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/gala', to: '/events', _status: 'published' } as never,
  });
  expect(await seenOf(id, 'redirects')).toBeNull();
});
