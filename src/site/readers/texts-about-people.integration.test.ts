import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findAnnouncement } from '#features/announcements/announcement.queries.ts';
import { listSlides } from '#features/home/home.queries.ts';
import { findPartner } from '#features/partners/partner.queries.ts';
import { listReports } from '#features/reports/report.queries.ts';
import { listCampaigns } from '#money/donations/campaign.queries.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { readSiteMap } from './read-site-map.ts';
import { listUpdates } from './read-updates.ts';

const now = new Date('2026-11-20T09:00:00Z');
const on = (locale: Locale = 'en') => createRenderContext({ locale, now });

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Publishes one of each about a person, and returns the consent behind all of them. */
async function publishAboutHanna(more: object): Promise<number> {
  const { id: consent } = await addConsent(payload, { uses: ['website'] });
  const img = (await addPicture(payload)).id;
  const contents: [CollectionSlug, object][] = [
    ['campaigns', { name: 'School for Hanna', desc: 'Hanna reads.', theme: '#9D9171' }],
    ['reports', { year: 2024, heading: 'Hanna’s year', availability: 'active', publishedOn: '2024-10-31' }],
    ['partners', { name: 'Hanna’s school', disc: { par1: 'Hanna learns here.' } }],
    ['gallery', { img, description: 'Hanna and her mother' }],
    ['announcements', { title: 'Hanna', message: 'She is well again.' }],
  ];
  for (const [collection, content] of contents) {
    const data = { ...content, identifiable: 'yes', consent, _status: 'published', ...more };
    await payload.create({ collection, data, context: { now } } as never);
  }
  return consent;
}

/** Every place with text about her, and whether it says that her name is changed. */
async function mentionsIn(locale: Locale = 'en'): Promise<Record<string, unknown>> {
  const partner = await findPartner(on(locale), 'hannas-school');
  const announcement = await findAnnouncement(on(locale), 'any-event');
  return {
    campaigns: (await listCampaigns(on(locale))).map(({ namesChanged }) => namesChanged),
    reports: (await listReports(on(locale))).map(({ namesChanged }) => namesChanged),
    partner: partner && 'namesChanged' in partner && partner.namesChanged,
    slides: (await listSlides(on(locale))).map(({ caption }) => caption.text),
    announcement: announcement?.namesChanged ?? null,
    updates: (await listUpdates(on(locale), 99)).map(({ href }) => href),
    map: (await readSiteMap(on(locale))).flatMap(({ pages }) => pages.map(({ path }) => path)),
  };
}

const nowhere = {
  campaigns: [],
  reports: [],
  partner: null,
  slides: [],
  announcement: null,
  updates: [],
  map: [],
};

it('[CONSENT-13] withdrawn consent removes campaigns, reports, partners, slides and announcements from all lists', async () => {
  const consent = await publishAboutHanna({});
  const mentions = {
    campaigns: [true],
    reports: [true],
    partner: true,
    announcement: true,
    updates: ['/reports#reports_2024'],
    map: ['/reports/2024', '/partnership/hannas-school'],
  };
  expect(await mentionsIn()).toEqual({ ...mentions, slides: ['Hanna and her mother (names changed)'] });
  expect(await mentionsIn('am')).toEqual({ ...mentions, slides: ['Hanna and her mother (names changed)'] });
  await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect(await mentionsIn()).toEqual(nowhere);
});

it('no page claims a name is changed where staff say the name is real', async () => {
  await payload.delete({ collection: 'partners', where: { id: { exists: true } }, trash: true });
  await publishAboutHanna({ nameChanged: false });
  expect(await mentionsIn()).toMatchObject({
    campaigns: [false],
    reports: [false],
    partner: false,
    slides: ['Hanna and her mother'],
    announcement: false,
  });
});
