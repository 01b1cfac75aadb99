import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { getHomePage } from './home-page.queries.ts';
import { homeSections, isUsualHome } from './home-sections.rules.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const on = (locale: Locale = 'en') => createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });
const publish = (data: object, locale: Locale = 'en') =>
  payload.updateGlobal({
    slug: 'home',
    locale,
    fallbackLocale: false,
    data: { _status: 'published', ...data } as never,
  });
const section = (name: string, shown = true) => ({ blockType: 'section', section: name, shown });
const shown = async () =>
  (await getHomePage(on())).placed.map(one => ('section' in one ? one.section : one.row.blockType));

it('is as it came until somebody changes it, and its form shows the usual sections', async () => {
  const home = await getHomePage(on());
  expect(home).toMatchObject({ title: { text: '' }, sentence: { text: '' }, picture: null });
  expect(isUsualHome(home.placed)).toBe(true);
  const { blocks } = await payload.findGlobal({ slug: 'home' });
  expect(blocks?.map(row => 'section' in row && row.section)).toEqual(homeSections);
});

it('shows its sections in the order of staff, with parts between them, once that is published', async () => {
  const blocks = [
    section('stories'),
    { blockType: 'giving', show: 'button', words: 'Help us.' },
    section('mission'),
    section('cards', false),
  ];
  await payload.updateGlobal({ slug: 'home', draft: true, data: { blocks } as never });
  expect(isUsualHome((await getHomePage(on())).placed)).toBe(true);
  await publish({ blocks });
  expect(await shown()).toEqual(['stories', 'giving', 'mission', 'quick-links', 'initiative', 'booking']);
  await publish({ blocks: homeSections.map(name => section(name)) });
  expect(isUsualHome((await getHomePage(on())).placed)).toBe(true);
});

it('is shown as a draft to staff who preview it, and to nobody else', async () => {
  const { user } = await signIn(payload, 'editor');
  await payload.updateGlobal({ slug: 'home', draft: true, data: { heroTitle: 'Not yet' } as never });
  const preview = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z'), preview: user });
  expect((await getHomePage(preview)).title.text).toBe('Not yet');
  expect((await getHomePage(on())).title.text).toBe('');
});

it('has the words and the picture of staff, in each language', async () => {
  const { id: heroPicture } = await addPicture(payload, { alt: 'A hill' });
  await publish({ heroTitle: 'A warm winter', heroSentence: 'Blankets for 300 families.', heroPicture });
  await publish({ heroTitle: 'ሞቃት ክረምት' }, 'am');
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

it('[CONSENT-05] [CONSENT-07] shows its own drawing again when the consent of the picture is withdrawn, and is not published with it', async () => {
  const { id: consent } = await addConsent(payload);
  const { id: heroPicture } = await addPicture(payload, { identifiable: 'yes', consent });
  await publish({ heroPicture });
  const renderContext = on();
  expect((await getHomePage(renderContext)).picture).not.toBeNull();
  expect([...renderContext.tags]).toEqual(expect.arrayContaining(['home', 'media', 'consents']));
  await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect((await getHomePage(on())).picture).toBeNull();
  await expect(publish({ heroPicture })).rejects.toMatchObject({
    data: { errors: [{ path: 'heroPicture', message: expect.stringContaining('was withdrawn') }] },
  });
});

it('[CONSENT-13] is as it came when what it tells of a person is withdrawn', async () => {
  const { id: consent } = await addConsent(payload);
  await publish({ heroPicture: null, heroTitle: 'Hanna is well', identifiable: 'yes', consent });
  expect((await getHomePage(on())).title.text).toBe('Hanna is well');
  await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect((await getHomePage(on())).title.text).toBe('');
});
