import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addFilm } from '../../../tests/support/films.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { findPageFilm, getOrganisation } from './organisation.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const read = async (locale: 'en' | 'am') => getOrganisation(createRenderContext({ locale, now: new Date() }));
/** Stores as the admin does: one language at a time, copying nothing into the other. */
const store = (locale: 'en' | 'am', data: object) =>
  payload.updateGlobal({ slug: 'site-settings', locale, fallbackLocale: false, data });

describe('the site settings', () => {
  it('[I18N-03] untranslated site settings fall back to English and are marked as such', async () => {
    await store('en', { aboutText: 'How it began.', missionStatement: 'Why we are here.' });
    await store('am', { missionStatement: 'ለምን እዚህ ነን።' });
    const { words } = await read('am');
    expect(words.aboutText).toEqual({ text: 'How it began.', lang: 'en' });
    expect(words.missionStatement).toEqual({ text: 'ለምን እዚህ ነን።' });
    expect((await read('en')).words.aboutText).toEqual({ text: 'How it began.' });
  });

  it('a blank or cleared translation falls back to English, and a setting without a text to its default', async () => {
    await store('en', { aboutText: 'How it began.' });
    await store('am', { aboutText: '  ' });
    expect((await read('am')).words.aboutText).toEqual({ text: 'How it began.', lang: 'en' });
    await store('am', { aboutText: null });
    expect((await read('am')).words.aboutText).toEqual({ text: 'How it began.', lang: 'en' });
    expect((await read('am')).words.newsIntro).toEqual({ text: '' });
    expect((await read('en')).name).toEqual({ text: 'Adey' });
  });
});

describe('the film of a page', () => {
  const address = 'https://films.example.org/partners';

  it('the film of a page comes from the library, and the page uses its address once the consent ends', async () => {
    const [consent, still] = [await addConsent(payload), await addPicture(payload)];
    const film = await addFilm(payload, { identifiable: 'yes', consent: consent.id, still: still.id });
    await store('en', { mediaSet: { partnershipVid: address, partnershipFilm: film.id } });
    const renderContext = createRenderContext({ locale: 'am', now: new Date() });
    const { videos } = await getOrganisation(renderContext);
    expect([...renderContext.tags], 'the frame of a page depends on no film').toEqual(['site-settings']);
    expect(await findPageFilm(renderContext, videos.partnershipVid)).toMatchObject({
      source: { kind: 'own', src: `/media/${film.filename}` },
      alt: { text: 'A morning at the clinic', lang: 'en' },
      still: { src: `/media/${still.filename}` },
    });
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['films', 'consents', 'media']));
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await findPageFilm(renderContext, videos.partnershipVid)).toMatchObject({
      source: { kind: 'elsewhere', href: address },
      alt: null,
    });
    expect(await findPageFilm(renderContext, { film: film.id, address: '' })).toBeNull();
  });
});
