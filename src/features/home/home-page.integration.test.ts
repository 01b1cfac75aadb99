import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { onlyOne } from '#cms/only-page.ts';
import { BIN } from '#cms/trash/bin.texts.ts';
import type { Locale } from '#core/locale.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { createRenderContext } from '#platform/render-context.ts';

import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { getHomePage } from './home.queries.ts';
import { homeSections, isUsualHome } from './home.rules.ts';

const DAY = 24 * 60 * 60_000;
let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

type Data = Record<string, unknown>;
const on = (locale: Locale = 'en') => createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });
const add = (data: Data = {}) =>
  payload.create({ collection: 'home', data: { _status: 'published', ...data } as never });
const change = (id: number, data: Data, locale: Locale = 'en') =>
  payload.update({
    collection: 'home',
    id,
    locale,
    fallbackLocale: false,
    data: { _status: 'published', ...data } as never,
  });
const section = (name: string, isShown = true) => ({ blockType: 'section', section: name, shown: isShown });
const shown = async () =>
  (await getHomePage(on())).placed.map(one => ('section' in one ? one.section : one.row.blockType));
const title = async () => (await getHomePage(on())).title.text;
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await callApi(method, path, { headers: editor.headers, ...(body ? { body } : {}) });
  return { status: answer.status, reply: await answer.json() };
};

afterEach(async () => {
  vi.useRealTimers();
  await payload.delete({ collection: 'home', where: {}, trash: true });
});

describe('the home page on the site', () => {
  it('the home page is the default one until staff change it, and its form has the default sections', async () => {
    const home = await getHomePage(on());
    expect(home).toMatchObject({ title: { text: '' }, sentence: { text: '' }, picture: null });
    expect(isUsualHome(home.placed)).toBe(true);
    const { blocks } = await payload.create({ collection: 'home', data: {}, draft: true });
    expect(blocks?.map(row => 'section' in row && row.section)).toEqual(homeSections);
  });

  it('the home page shows its sections in the order of staff, once that is published', async () => {
    const blocks = [
      section('stories'),
      { blockType: 'giving', show: 'button', words: 'Help us.' },
      section('mission'),
      section('cards', false),
    ];
    const { id } = await add({ blocks, _status: 'draft' });
    expect(isUsualHome((await getHomePage(on())).placed)).toBe(true);
    await change(id, { blocks });
    expect(await shown()).toEqual(['stories', 'giving', 'mission', 'quick-links', 'initiative', 'booking']);
    await change(id, { blocks: homeSections.map(name => section(name)) });
    expect(isUsualHome((await getHomePage(on())).placed)).toBe(true);
  });

  it('the default home page replaces one that is unpublished or in the bin, until that is back', async () => {
    const { id } = await add({ heroTitle: 'A warm winter' });
    expect(await title()).toBe('A warm winter');
    await change(id, { _status: 'draft' });
    expect(await title()).toBe('');
    await change(id, {});
    await call('POST', BIN.putIn, { collection: 'home', ids: [id] });
    expect(await title()).toBe('');
    await call('POST', BIN.putBack, { collection: 'home', ids: [id] });
    expect(await title()).toBe('A warm winter');
  });

  it('a draft of the home page is shown to staff in preview, and not to visitors', async () => {
    await add({ heroTitle: 'Not yet', _status: 'draft' });
    const preview = createRenderContext({
      locale: 'en',
      now: new Date('2026-11-20T09:00:00Z'),
      preview: editor.user,
    });
    expect((await getHomePage(preview)).title.text).toBe('Not yet');
    expect(await title()).toBe('');
  });

  it('the home page has the words and the picture of staff, in each language', async () => {
    const { id: heroPicture } = await addPicture(payload, { alt: 'A hill' });
    const { id } = await add({
      heroTitle: 'A warm winter',
      heroSentence: 'Blankets for 300 families.',
      heroPicture,
    });
    await change(id, { heroTitle: 'ሞቃት ክረምት' }, 'am');
    expect(await getHomePage(on())).toMatchObject({
      title: { text: 'A warm winter' },
      sentence: { text: 'Blankets for 300 families.' },
      picture: { alt: { text: 'A hill' } },
    });
    expect(await getHomePage(on('am'))).toMatchObject({
      title: { text: 'ሞቃት ክረምት' },
      sentence: { text: 'Blankets for 300 families.', lang: 'en' },
    });
  });

  it('saving the Amharic form of the home page without words stores no Amharic text', async () => {
    const { id } = await add({ heroTitle: 'A warm winter' });
    const { reply: form } = await call('GET', `/home/${id}?locale=am&fallback-locale=null&depth=0`);
    for (const body of [form, { _status: 'published' }])
      expect((await call('PATCH', `/home/${id}?locale=am&depth=0`, body)).status).toBe(200);
    const stored = await payload.findByID({ collection: 'home', id, locale: 'all' });
    expect(stored).toMatchObject({ heroTitle: { en: 'A warm winter' } });
    expect(stored.heroTitle).not.toHaveProperty('am', expect.anything());
  });

  it('[CONSENT-05] [CONSENT-07] a home picture whose consent is withdrawn is hidden and not published', async () => {
    const { id: consent } = await addConsent(payload);
    const { id: heroPicture } = await addPicture(payload, { identifiable: 'yes', consent });
    const { id } = await add({ heroPicture });
    const renderContext = on();
    expect((await getHomePage(renderContext)).picture).not.toBeNull();
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['home', 'media', 'consents']));
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
    expect((await getHomePage(on())).picture).toBeNull();
    await expect(change(id, { heroPicture })).rejects.toMatchObject({
      data: { errors: [{ path: 'heroPicture', message: expect.stringContaining('was withdrawn') }] },
    });
  });

  it('[CONSENT-13] the home page is the default one once the consent of a person in it is withdrawn', async () => {
    const { id: consent } = await addConsent(payload);
    await add({ heroTitle: 'Hanna is well', identifiable: 'yes', consent });
    expect(await title()).toBe('Hanna is well');
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
    expect(await title()).toBe('');
  });

  it('the home page is published at its planned time', async () => {
    const { id } = await add({ heroTitle: 'From Monday on', _status: 'draft' });
    const day = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
    const planned = await call('POST', `/home/${id}/plans`, { kind: 'publish', day, time: '09:00' });
    expect([planned.status, planned.reply.plans]).toMatchObject([200, [{ kind: 'publish' }]]);
    vi.useFakeTimers({ now: Date.now() + DAY / 2, toFake: ['Date'] });
    await runDueJobs(payload);
    expect(await title()).toBe('');
    vi.useFakeTimers({ now: Date.now() + 4 * DAY, toFake: ['Date'] });
    await runDueJobs(payload);
    expect(await title()).toBe('From Monday on');
  });
});

describe('a single home page', () => {
  const documents = async () => (await payload.count({ collection: 'home' })).totalDocs;

  it('a second home page is refused with a message, whatever is sent with it', async () => {
    await add({ heroTitle: 'The first' });
    for (const body of [
      {},
      { _status: 'published' },
      { deletedAt: '2026-11-20T09:00:00Z' },
      { name: 'Another' },
    ])
      for (const query of ['', '?draft=true', '?autosave=true'])
        expect(await call('POST', `/home${query}`, body)).toMatchObject({
          status: 409,
          reply: { errors: [{ message: onlyOne }] },
        });
    expect((await call('POST', '/home', { id: 77 })).status).toBe(403);
    expect([await documents(), await title()]).toEqual([1, 'The first']);
  });

  it('the home page cannot be duplicated', async () => {
    const { id } = await add({ heroTitle: 'The first' });
    expect((await call('POST', `/home/${id}/duplicate`, {})).status).toBeGreaterThanOrEqual(400);
    expect(await documents()).toBe(1);
  });

  it('one of several home pages created concurrently is stored', async () => {
    const begun = await Promise.all(
      [1, 2, 3, 4].map(n => call('POST', '/home?draft=true', { heroTitle: `Draft ${n}` })),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await documents()).toBe(1);
  });

  it('a home page comes back from the bin only while there is no other', async () => {
    const { id: first } = await add({ heroTitle: 'The first' });
    await call('POST', BIN.putIn, { collection: 'home', ids: [first] });
    const { id: second } = await add({ heroTitle: 'The second' });
    const refused = { status: 409, reply: { errors: [{ message: onlyOne }] } };
    expect(await call('POST', BIN.putBack, { collection: 'home', ids: [first] })).toMatchObject(refused);
    expect(await call('PATCH', `/home/${first}?trash=true`, { deletedAt: null })).toMatchObject(refused);
    expect([await documents(), await title()]).toEqual([1, 'The second']);
    await call('POST', BIN.putIn, { collection: 'home', ids: [second] });
    expect(await call('POST', BIN.putBack, { collection: 'home', ids: [first, second] })).toMatchObject(
      refused,
    );
    expect((await call('POST', BIN.putBack, { collection: 'home', ids: [first] })).status).toBe(200);
    expect([await documents(), await title()]).toEqual([1, 'The first']);
  });

  it('the admin offers to create a home page only while there is none', async () => {
    const mayBegin = async () => {
      const { reply } = await call('GET', '/access');
      return Boolean(reply.collections.home.create);
    };
    expect(await mayBegin()).toBe(true);
    await add();
    expect(await mayBegin()).toBe(false);
  });
});

describe('the home page in lists of the admin', () => {
  it('the home page is named in the language of the reader, with and without a title', async () => {
    const { id } = await add();
    const named = async (language: string) =>
      (await payload.find({ collection: 'home', req: { i18n: { language } } as never })).docs[0]?.name;
    expect([await named('en'), await named('am')]).toEqual(['Home page', 'መነሻ ገጽ']);
    await change(id, { name: 'Something else', heroTitle: 'A warm winter' });
    expect(await named('en')).toBe('Home page');
  });

  it('staff find the home page by its words', async () => {
    const { id } = await add({ heroTitle: 'Blankets for winter', _status: 'draft' });
    const { reply } = await call('GET', '/search?q=blanket');
    const href = `/admin/collections/home/${id}`;
    expect(reply.results).toMatchObject([{ kind: 'Home page', title: 'Home page', state: 'draft', href }]);
  });
});
