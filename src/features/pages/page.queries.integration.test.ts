import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { body, paragraph, text } from '../../../tests/support/rich-text.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { findOwnPage, listMenuPages, listOwnPages } from './page.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const on = (locale: Locale = 'en') => createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });

type Data = Record<string, unknown>;

const add = (title: string, data: Data = {}) =>
  payload.create({ collection: 'pages', data: { title, _status: 'published', ...data } as never });
const change = (id: number, data: Data) => payload.update({ collection: 'pages', id, data: data as never });

async function pageAt(slug: string, locale: Locale = 'en') {
  const found = await findOwnPage(on(locale), slug);
  if (!found || 'movedTo' in found) throw new Error(`No page at /${slug}`);
  return found;
}

const isThere = async (slug: string) => (await findOwnPage(on(), slug)) !== null;
const listed = async () => (await listOwnPages(on())).map(({ href }) => href);
const inMenu = async (locale: Locale = 'en') =>
  (await listMenuPages(on(locale))).map(({ href, label }) => [href, label.text]);

describe('a page that staff make', () => {
  it('a page is visible from its publication until it is unpublished or binned', async () => {
    const { id } = await add('Volunteers', { _status: 'draft' });
    expect([await isThere('volunteers'), await listed()]).toEqual([false, []]);
    await change(id, { _status: 'published' });
    expect([await isThere('volunteers'), await listed()]).toEqual([true, ['/volunteers']]);
    await change(id, { _status: 'draft' });
    expect([await isThere('volunteers'), await listed()]).toEqual([false, []]);
    await change(id, { _status: 'published' });
    await change(id, { deletedAt: new Date().toISOString() });
    expect([await isThere('volunteers'), await listed()]).toEqual([false, []]);
  });

  it('the former address of a page redirects to the new one', async () => {
    const { id } = await add('Open day');
    await change(id, { slug: 'open-evening' });
    expect(await findOwnPage(on(), 'open-day')).toEqual({ movedTo: 'open-evening' });
    expect((await pageAt('open-evening')).title.text).toBe('Open day');
  });

  it.each([
    ['typed', { title: 'Our friends', slug: 'team' }, '/team'],
    ['typed, with capitals and a slash', { title: 'Our friends', slug: '/News' }, '/news'],
    ['made from the title', { title: 'Donate' }, '/donate'],
    ['that of the language', { title: 'Am' }, '/am'],
  ])(
    'a page with an address of the site itself is refused with a message: %s',
    async (_how, data, address) => {
      await expect(payload.create({ collection: 'pages', data: data as never })).rejects.toMatchObject({
        data: {
          errors: [
            {
              path: 'slug',
              message: `${address} belongs to the site itself. Please write another address for this page.`,
            },
          ],
        },
      });
    },
  );

  it('an untranslated title is shown in English and marked, until it is translated', async () => {
    const { id } = await add('Our friends', { intro: 'They help.' });
    expect(await pageAt('our-friends', 'am')).toMatchObject({
      title: { text: 'Our friends', lang: 'en' },
      translated: false,
    });
    await payload.update({ collection: 'pages', id, locale: 'am', data: { title: 'ወዳጆቻችን' } as never });
    expect(await pageAt('our-friends', 'am')).toMatchObject({ title: { text: 'ወዳጆቻችን' }, translated: true });
  });

  it('a published page is in the menu if staff want it there, under its menu label', async () => {
    const { id } = await add('Where we work', { inMenu: true });
    expect(await inMenu()).toEqual([['/where-we-work', 'Where we work']]);
    await change(id, { menuLabel: 'Places' });
    expect(await inMenu()).toEqual([['/where-we-work', 'Places']]);
    await change(id, { _status: 'draft' });
    expect(await inMenu()).toEqual([]);
    await change(id, { _status: 'published', inMenu: false });
    expect(await inMenu()).toEqual([]);
  });
});

it('staff in preview see drafts of changed and new pages, and visitors do not', async () => {
  const { user } = await signIn(payload, 'editor');
  const asStaff = () =>
    createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z'), preview: user });
  const { id } = await add('Seen by all');
  await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Seen by staff' } });
  await add('Not yet', { _status: 'draft' });
  expect(await findOwnPage(asStaff(), 'seen-by-all')).toMatchObject({ title: { text: 'Seen by staff' } });
  expect(await findOwnPage(asStaff(), 'not-yet')).toMatchObject({ title: { text: 'Not yet' } });
  expect((await pageAt('seen-by-all')).title.text).toBe('Seen by all');
  expect(await isThere('not-yet')).toBe(false);
});

describe('the parts of a page', () => {
  it('the blocks of a page are shown in the order of staff, without empty ones', async () => {
    await add('Everything', {
      blocks: [
        { blockType: 'words', text: body(paragraph(text('We begin at six.'))) },
        { blockType: 'words', text: body(paragraph(text(' '))) },
        {
          blockType: 'cards',
          heading: 'Read on',
          cards: [{ title: 'News', words: 'The newest.', path: '/news' }],
        },
        { blockType: 'figures', show: ['team', 'childrenHelped'] },
        { blockType: 'voices', show: 'stories', most: 2 },
        { blockType: 'form', show: 'contact' },
        { blockType: 'giving', show: 'button', words: 'Help us.' },
        { blockType: 'people', show: 'partners' },
      ],
    });
    const { blocks } = await pageAt('everything');
    expect(blocks).toEqual([
      { kind: 'words', article: { blocks: [{ kind: 'paragraph', runs: [{ text: 'We begin at six.' }] }] } },
      {
        kind: 'cards',
        heading: { text: 'Read on' },
        cards: [{ title: { text: 'News' }, words: { text: 'The newest.' }, path: '/news', picture: null }],
      },
      { kind: 'figures', heading: { text: '' }, show: ['childrenHelped', 'team'] },
      { kind: 'voices', show: 'stories', most: 2 },
      { kind: 'form', show: 'contact' },
      { kind: 'giving', show: 'button', words: { text: 'Help us.' } },
      { kind: 'people', heading: { text: '' }, show: 'partners' },
    ]);
  });

  it('a page with a card to another site or with the same form twice is refused', async () => {
    const card = (path: string) => [{ blockType: 'cards', cards: [{ title: 'Elsewhere', path }] }];
    for (const path of ['https://evil.example', '//evil.example', 'javascript:alert(1)'])
      await expect(add('Elsewhere', { blocks: card(path) }), path).rejects.toThrow();
    const form = { blockType: 'form', show: 'contact' };
    await expect(add('Twice', { blocks: [form, form] })).rejects.toMatchObject({
      data: {
        errors: [expect.objectContaining({ path: 'blocks', message: expect.stringContaining('only once') })],
      },
    });
  });
});

describe('consent', () => {
  const about = (picture: number) => [
    { blockType: 'pictures', pictures: [{ picture, caption: 'Hanna at school' }] },
  ];

  it('[CONSENT-05] withdrawn consent removes a picture and its caption from a page, which has its cache tag', async () => {
    const { id: consent } = await addConsent(payload, { until: '2036-12-31' });
    const { id: picture } = await addPicture(payload, { identifiable: 'yes', consent });
    await add('At school', { blocks: about(picture) });
    const renderContext = on();
    const shown = await findOwnPage(renderContext, 'at-school');
    expect(JSON.stringify(shown)).toContain('Hanna at school');
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['pages', 'media', 'consents']));
    expect(renderContext.freshUntil).toEqual(new Date('2036-12-31T21:00:00Z'));
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
    expect((await pageAt('at-school')).blocks).toEqual([]);
  });

  it('[CONSENT-07] a page with a picture whose consent is withdrawn cannot be published', async () => {
    const { id: consent } = await addConsent(payload, { withdrawn: true });
    const { id: picture } = await addPicture(payload, { identifiable: 'yes', consent });
    await expect(add('Not yet', { blocks: about(picture) })).rejects.toMatchObject({
      data: {
        errors: [{ path: 'blocks.0.pictures.0.picture', message: expect.stringContaining('was withdrawn') }],
      },
    });
  });

  it('[CONSENT-13] withdrawn consent removes a page about a person, also from lists and the menu', async () => {
    const { id: consent } = await addConsent(payload);
    await add('The story of Hanna', { identifiable: 'yes', consent, inMenu: true });
    expect(await pageAt('the-story-of-hanna')).toMatchObject({ namesChanged: true });
    expect(await listed()).toContain('/the-story-of-hanna');
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
    expect(await isThere('the-story-of-hanna')).toBe(false);
    expect([...(await listed()), ...(await inMenu()).flat()]).not.toContain('/the-story-of-hanna');
  });
});
