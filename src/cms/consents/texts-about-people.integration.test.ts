import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';

let payload: Payload;
let picture: number;
beforeAll(async () => {
  payload = await openTestPayload();
  picture = (await addPicture(payload)).id;
});

const today = new Date('2026-11-20T09:00:00Z');
const nextYear = new Date('2027-11-20T09:00:00Z');

let cards = 0;
let years = 0;

/** Everything except stories, testimonials and newsletter issues that can be about a person, with minimal content. */
const texts: [CollectionSlug, () => object][] = [
  ['posts', () => ({ heading: 'Hanna goes to school', type: 'normal', postDate: '2026-11-20' })],
  ['events', () => ({ heading: 'An evening with Hanna', type: 'normal', dateTime: { timeZone: 'UTC' } })],
  ['projects', () => ({ label: 'Medicine for Hanna' })],
  [
    'cards',
    () => ({
      name: `care-${++cards}`,
      heading: 'Hanna laughs',
      path: '/projects',
      pathLabel: 'Our projects',
    }),
  ],
  ['gallery', () => ({ img: picture, description: 'Hanna and her mother' })],
  ['announcements', () => ({ title: 'Hanna', message: 'She is well again.' })],
  ['campaigns', () => ({ name: 'For Hanna', theme: '#9D9171' })],
  ['reports', () => ({ year: 2022 + ++years, heading: 'The year of Hanna', availability: 'active' })],
  ['partners', () => ({ name: 'Hanna’s school' })],
];

async function publish(collection: CollectionSlug, data: object): Promise<number> {
  const args = { collection, data: { ...data, _status: 'published' }, context: { now: today } };
  return Number((await payload.create(args as never)).id);
}

async function isSeen(collection: CollectionSlug, id: number, now = today): Promise<boolean> {
  const seen = await listPublic(createRenderContext({ locale: 'en', now }), { collection });
  return seen.some(document => document.id === id);
}

describe.each(texts)('%s', (collection, data) => {
  it('a text is about nobody unless staff say so, and is published without consent', async () => {
    expect(await isSeen(collection, await publish(collection, data()))).toBe(true);
  });

  it('[CONSENT-07] a text about somebody is not published without a consent that covers the website', async () => {
    const { id } = await addConsent(payload, { uses: ['print'] });
    for (const consent of [{}, { consent: id }])
      await expect(publish(collection, { ...data(), identifiable: 'yes', ...consent })).rejects.toMatchObject(
        { data: { errors: [{ path: 'consent' }] } },
      );
  });

  it('[CONSENT-09] [CONSENT-13] a text about somebody is removed when its consent expires or is withdrawn', async () => {
    const { id: consent } = await addConsent(payload, { until: '2026-12-31' });
    const id = await publish(collection, { ...data(), identifiable: 'yes', consent });
    expect([await isSeen(collection, id), await isSeen(collection, id, nextYear)]).toEqual([true, false]);
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
    expect(await isSeen(collection, id)).toBe(false);
  });
});

it('a page about somebody is served while the consent is valid, and is not found afterwards', async () => {
  const { id: consent } = await addConsent(payload);
  await publish('posts', {
    heading: 'Selam can read',
    type: 'normal',
    postDate: '2026-11-20',
    identifiable: 'yes',
    consent,
  });
  const find = () =>
    findByAddress(createRenderContext({ locale: 'en', now: today }), 'posts', 'selam-can-read');
  expect(await find()).toMatchObject({ nameChanged: true });
  expect(await find()).not.toHaveProperty('consent');
  await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect(await find()).toBeNull();
});
