import { Window } from 'happy-dom';
import type { CollectionSlug, Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findOwnPage } from '#features/pages/page.queries.ts';
import { searchContent } from '#features/search/search.queries.ts';
import { readSearch } from '#features/search/search.schema.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { PageParts } from '#site/screens/page-parts.tsx';
import { addClaim } from '../../../tests/support/claims.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { body, paragraph, text } from '../../../tests/support/rich-text.ts';
import { ownPageHead } from './page-heads.ts';
import { collectNeeds, readArrangedHome, readPageParts } from './read-page-parts.ts';
import { listSitemapPaths, readSiteMap } from './read-site-map.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00Z');
const on = (locale: Locale = 'en') => createRenderContext({ locale, now });

const add = (data: object) =>
  payload.create({ collection: 'pages', data: { _status: 'published', ...data } as never });

/** Two of each kind that a part can list. */
async function addWhatPartsList(): Promise<void> {
  const { id: consent } = await addConsent(payload);
  const aboutSomebody = { identifiable: 'yes', consent };
  const kinds: [CollectionSlug, object][] = [
    ['testimonials', { saidBy: 'A mother', words: 'They came.', ...aboutSomebody }],
    ['stories', { heading: 'The way home', firstName: 'Hanna', ...aboutSomebody }],
    ['partners', { name: 'A clinic in Jimma' }],
    ['projects', { label: 'Cold boxes' }],
    ['team-members', { name: 'A nurse', role: 'Nurse' }],
  ];
  for (const [collection, content] of [...kinds, ...kinds])
    await payload.create({ collection, data: { ...content, _status: 'published' } } as never);
}

/** A page as its address shows it, read by a browser's parser. */
async function open(slug: string, locale: Locale = 'en') {
  const renderContext = on(locale);
  const page = await findOwnPage(renderContext, slug);
  if (!page || 'movedTo' in page) throw new Error(`No page at /${slug}`);
  const frame = await readFrame(renderContext, `/${slug}`);
  const parts = await readPageParts(frame, page.blocks);
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(createElement(PageParts, { parts, frame }));
  return { document, needs: collectNeeds(parts), head: ownPageHead(page, frame), frame };
}

const sitemap = () => listSitemapPaths(on(), 1);
const readMenu = async (locale: Locale = 'en') =>
  (await readFrame(on(locale), '/')).menu.items.map(({ path, label }) => [path, label.text]);
const found = async (q: string) =>
  (await searchContent(on(), readSearch(new URLSearchParams({ q })))).results.map(({ href }) => href);
const mapped = async () => (await readSiteMap(on())).map(({ path }) => path);

it('tickets and the cart are on the site map and in sitemap.xml only while an event is ahead', async () => {
  const tickets = '/sales/get-tickets';
  expect(await sitemap()).not.toContain(tickets);
  const before = await mapped();
  expect(before).not.toContain(tickets);
  expect(before).not.toContain('/cart');
  const dateTime = { date: '2026-12-02', time: '17:00', timeZone: 'Africa/Addis_Ababa' };
  const event = { heading: 'Coffee', type: 'normal', dateTime, _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'events', data: event as never });
  expect(await sitemap()).toContain(tickets);
  expect(await mapped()).toEqual(expect.arrayContaining([tickets, '/cart']));
  await payload.delete({ collection: 'events', id });
});

it('a page is in sitemap.xml, on the site map and in the search from its publication until it is unpublished', async () => {
  const before = [await sitemap(), await mapped()];
  const { id } = await add({
    title: 'Evening school',
    blocks: [
      { blockType: 'words', text: body(paragraph(text('Lanterns are lit at dusk.'))) },
      { blockType: 'cards', cards: [{ title: 'Timetable', words: 'Tuesdays only.', path: '/events' }] },
    ],
  });
  expect(await sitemap()).toContain('/evening-school');
  expect(await mapped()).toContain('/evening-school');
  for (const words of ['evening school', 'lanterns', 'timetable', 'tuesdays'])
    expect(await found(words), words).toContain('/evening-school');
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect([await sitemap(), await mapped()]).toEqual(before);
  expect(await found('lanterns')).toEqual([]);
});

it('a page shown in the menu appears before Contact, and leaves the menu when it is unpublished', async () => {
  const before = await readMenu();
  const { id } = await add({ title: 'Volunteers', menuLabel: 'Join us', inMenu: true });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'am',
    fallbackLocale: false,
    data: { title: 'በጎ ፈቃደኞች', menuLabel: 'ይቀላቀሉን' } as never,
  });
  const at = before.findIndex(([path]) => path === '/contact');
  expect(await readMenu()).toEqual(before.toSpliced(at, 0, ['/volunteers', 'Join us']));
  expect(await readMenu('am')).toContainEqual(['/volunteers', 'ይቀላቀሉን']);
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await readMenu()).toEqual(before);
});

it('each part of a page shows its content in the page’s language and requests only the scripts it needs', async () => {
  await addWhatPartsList();
  await addClaim(payload, { key: 'childrenHelped', value: 1600 });
  const picture = (await addPicture(payload, { alt: 'A clinic' })).id;
  await add({
    title: 'All parts',
    intro: 'One of each.',
    blocks: [
      { blockType: 'words', text: body(paragraph(text('Plain words.'))) },
      { blockType: 'pictures', heading: 'Seen', pictures: [{ picture, caption: 'In Jimma' }] },
      { blockType: 'cards', heading: 'Read on', cards: [{ title: 'News', path: '/news' }] },
      { blockType: 'figures', show: ['childrenHelped', 'projects', 'years'] },
      { blockType: 'voices', show: 'testimonials', most: 1 },
      { blockType: 'voices', show: 'stories', most: 1 },
      { blockType: 'people', show: 'partners', heading: 'Partners' },
      { blockType: 'people', show: 'team' },
      { blockType: 'giving', show: 'button' },
      { blockType: 'form', show: 'contact' },
    ],
  });
  const { document, needs, head, frame } = await open('all-parts');
  const readTexts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(one => one.textContent?.trim());
  expect(readTexts('p')).toContain('Plain words.');
  expect(document.querySelector('figure img[alt="A clinic"]')).not.toBeNull();
  expect(readTexts('figcaption')).toContain('In Jimma');
  expect(document.querySelector('a[href="/news"]')?.textContent).toBe('News');
  const { foundedIn } = frame.organisation;
  for (const fact of ['1,600 children helped this year', '2 projects', `${2026 - foundedIn} years of work`])
    expect(readTexts('li')).toContain(fact);
  expect(document.querySelectorAll('blockquote')).toHaveLength(1);
  expect(document.querySelectorAll('[data-story]')).toHaveLength(1);
  expect(document.querySelector('a[href^="/partnership/"]')).not.toBeNull();
  expect(document.querySelector('a[href^="/team/"]')).not.toBeNull();
  expect(document.querySelector('[data-opens="donate"]')?.textContent).toBe('Make a gift');
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/send/message');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(needs).toMatchObject({ newsletter: false, films: false, leadsToGiving: true });
  expect(head).toMatchObject({ title: 'All parts', description: 'One of each.', translated: true });
  expect(head.structured).toEqual([expect.objectContaining({ '@type': 'WebPage', name: 'All parts' })]);

  const amharic = await open('all-parts', 'am');
  expect(amharic.document.querySelector('a[href="/am/news"]')).not.toBeNull();
  expect(amharic.document.querySelector('form')?.getAttribute('action')).toBe('/am/send/message');
});

it('a published page no longer shows a picture whose consent is withdrawn', async () => {
  const { id: consent } = await addConsent(payload);
  const { id: picture } = await addPicture(payload, { identifiable: 'yes', consent, alt: 'Hanna' });
  await add({ title: 'One picture', blocks: [{ blockType: 'pictures', pictures: [{ picture }] }] });
  expect((await open('one-picture')).document.querySelector('img[alt="Hanna"]')).not.toBeNull();
  await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect((await open('one-picture')).document.body.innerHTML).toBe('');
});

it('hiding a section of the home page also removes the links and addresses that lead to it', async () => {
  const path = '/events';
  await payload.create({
    collection: 'cards',
    data: {
      name: 'Impact',
      path,
      pathWithScroll: '/#calendar',
      heading: 'Impact',
      pathLabel: 'See',
      _status: 'published',
    } as never,
  });
  const { id } = await payload.create({ collection: 'home', data: {}, draft: true });
  const arrange = (...hidden: string[]) =>
    payload.update({
      collection: 'home',
      id,
      data: {
        _status: 'published',
        heroTitle: 'A warm winter',
        blocks: [
          { blockType: 'giving', show: 'button', words: 'Help us.' },
          ...hidden.map(section => ({ blockType: 'section', section, shown: false })),
        ],
      } as never,
    });
  await arrange();
  const whole = await readArrangedHome(on(), null);
  expect(whole.home.hero).toMatchObject({ slogan: { text: 'A warm winter' }, echo: null, since: '#about' });
  expect([whole.home.cards[0]?.href, whole.queries]).toEqual(['/#calendar', 'tab=impact_tab']);
  expect(whole.runs.map(run => ('part' in run ? run.part.kind : run.frame))).toEqual([
    'about',
    'calendar',
    'booking',
    'giving',
  ]);
  await arrange('initiative', 'mission', 'cards', 'quick-links');
  const rest = await readArrangedHome(on(), null);
  expect(rest.home.hero.since).toBe('/about');
  expect([rest.home.cards[0]?.href, rest.queries]).toEqual([path, '']);
  expect(rest.runs.map(run => ('part' in run ? run.part.kind : run.sections))).toEqual([
    'giving',
    ['stories'],
    ['booking'],
  ]);
});
