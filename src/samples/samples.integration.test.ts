import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeSamples } from '#cms/samples.ts';
import { showsSamples } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { seedSamples } from './samples.ts';

const today = new Date('2026-11-20T09:00:00.000Z');
let payload: Payload;

beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

/** The number of documents in each collection with a sample flag. */
async function countSamples(where = {}): Promise<Record<string, number>> {
  const flagged = payload.config.collections.filter(({ fields }) =>
    fields.some(field => 'name' in field && field.name === 'sample'),
  );
  const counts = flagged.map(async ({ slug }) => [
    slug,
    (await payload.count({ collection: slug, where })).totalDocs,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}

describe('sample content in the database', () => {
  it('every sample document has the sample flag', async () => {
    // No sample film: it weighs more than all pictures together. No PDF: there is nothing to report. No redirect: nobody printed an address of the samples.
    // No page: the specified ones are there, and others are made by staff. No home page: it is as it came.
    const { films, pdfs, redirects, pages, home, ...all } = await countSamples();
    expect([films, pdfs, redirects, pages, home]).toEqual([0, 0, 0, 0, 0]);
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(17);
    expect(Object.values(all).every(count => count > 0)).toBe(true);
    expect(await countSamples({ sample: { equals: true } })).toEqual({
      ...all,
      films,
      pdfs,
      redirects,
      pages,
      home,
    });
  });

  it('seeding again creates no duplicates and keeps changes by staff', async () => {
    const before = await countSamples();
    const { docs } = await payload.find({ collection: 'cards', where: { name: { equals: 'Team' } } });
    await payload.update({ collection: 'cards', id: Number(docs[0]?.id), data: { heading: 'Our people' } });
    await payload.updateGlobal({ slug: 'site-settings', data: { slogan: 'Ours' } });
    await seedSamples(payload, { today });
    expect(await countSamples()).toEqual(before);
    const card = await payload.findByID({ collection: 'cards', id: Number(docs[0]?.id) });
    expect(card.heading).toBe('Our people');
    expect((await payload.findGlobal({ slug: 'site-settings' })).slogan).toBe('Ours');
  });

  it('all samples are public, except one picture and one story hidden by the consent check', async () => {
    const visible = async (collection: CollectionSlug) =>
      (
        await payload.find({
          collection,
          overrideAccess: false,
          limit: 0,
          pagination: false,
          context: { now: new Date() },
        })
      ).docs.length;
    const all = await countSamples();
    expect(await visible('posts')).toBe(all.posts);
    expect(await visible('events')).toBe(all.events);
    expect(await visible('media')).toBe(Number(all.media) - 1);
    expect(await visible('stories')).toBe(Number(all.stories) - 1);
  });

  it('sample events, partners and legal pages have the addresses that other pages link to', async () => {
    const listSlugs = async (collection: CollectionSlug) =>
      (await payload.find({ collection, limit: 0, pagination: false })).docs.map(
        doc => (doc as { slug?: string }).slug,
      );
    expect(await listSlugs('events')).toEqual(
      expect.arrayContaining(['fundraiser-ii', 'pediatric-outreach']),
    );
    expect(await listSlugs('partners')).toContain('medsupply-mission');
    expect((await listSlugs('legal-pages')).sort()).toEqual(['privacy', 'terms-and-conditions']);
  });

  it('every row of the sample menu has an Amharic label', async () => {
    const { items, footer } = await payload.findGlobal({ slug: 'menu', locale: 'am', fallbackLocale: false });
    const labels = [...(items ?? []), ...(footer ?? [])].map(({ label }) => label);
    expect(labels).toHaveLength(13);
    for (const label of labels) expect(label).toMatch(/\p{Script=Ethiopic}/u);
  });

  it('[SAMPLE-16] deleting the samples keeps what staff wrote, its picture and their settings', async () => {
    const shows = () => showsSamples(createRenderContext({ locale: 'en', now: new Date() }));
    expect(await shows()).toBe(true);
    expect((await payload.findGlobal({ slug: 'meetings' })).hosts).toHaveLength(1);
    await payload.updateGlobal({ slug: 'site-settings', data: { phone: '+251 911 123 456' } });
    const { docs } = await payload.find({
      collection: 'media',
      where: { identifiable: { equals: 'no' } },
      limit: 1,
    });
    const img = Number(docs[0]?.id);
    const unmarked = await payload.create({
      collection: 'posts',
      data: { heading: 'Written by staff', type: 'normal', img, _status: 'published' },
    });
    const stored = Object.values(await countSamples()).reduce((sum, count) => sum + count, 0);
    expect(await removeSamples(payload)).toBe(stored - 2);
    const remaining = Object.entries(await countSamples()).filter(([, count]) => count > 0);
    expect(Object.fromEntries(remaining)).toEqual({ posts: 1, media: 1 });
    expect(await payload.findByID({ collection: 'posts', id: unmarked.id, depth: 1 })).toMatchObject({
      heading: 'Written by staff',
      img: { id: img },
    });
    expect(await shows()).toBe(false);
    const contact = await payload.findGlobal({ slug: 'site-settings', locale: 'all' });
    expect(contact).toMatchObject({
      phone: '+251 911 123 456',
      email: '',
      donationPage: '',
      socialLinks: [],
    });
    expect(Object.values(contact.address ?? {}).join('')).toBe('');
    expect((await payload.findGlobal({ slug: 'engagement' })).periods).toEqual([]);
    expect((await payload.findGlobal({ slug: 'meetings' })).hosts, 'nobody books with an example').toEqual(
      [],
    );
  });
});
