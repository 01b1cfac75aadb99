import type { Payload, PayloadRequest } from 'payload';
import { inOneTransaction } from '#platform/transaction.ts';
import { storeSampleBooks } from './books.ts';
import { storeClaims } from './claims.ts';
import { storeConsents, withValidConsents } from './consents.ts';
import { sampleCampaigns } from './donations.ts';
import { sampleEvents } from './events.ts';
import { sampleHolidays } from './holidays.ts';
import { sampleCards, sampleGallery } from './home-cards.ts';
import { sampleLegalPages } from './legal.ts';
import { samplePosts } from './news.ts';
import { storeIssues } from './newsletter.ts';
import type { Stored } from './pictures.ts';
import { storePictures } from './pictures.ts';
import { sampleReports } from './reports.ts';
import { storeSettings } from './settings.ts';
import type { SampleSet } from './store-set.ts';
import { storeSet } from './store-set.ts';
import { sampleTeam } from './team.ts';
import { sampleAnnouncements, sampleStarterLinks, sampleStories, sampleTestimonials } from './voices.ts';
import { samplePartners, sampleProjects } from './work.ts';

/**
 * Adds missing sample content, published and marked as sample. Safe to repeat. Pictures are stored first, one
 * transaction each, because rendering them takes long; the rest is one transaction.
 */
export async function seedSamples(payload: Payload, { today }: { today: Date }): Promise<void> {
  const consents = await inOneTransaction(payload, req => storeConsents(req, today));
  const pictures = await storePictures(payload, consents);
  await inOneTransaction(payload, async req => {
    await storeClaims(req, today);
    await withValidConsents(req, today, consents, async () => {
      for (const set of sampleSets(today, { pictures, consents })) await storeSet(req, set);
      await storeIssues(req, today);
      await linkReport(req);
      await storeSampleBooks(req);
    });
    await storeSettings(req, today);
  });
}

/** The report of the first fundraiser names the project it raised for; numbers are known only once both are stored. */
async function linkReport(req: PayloadRequest): Promise<void> {
  const options = { depth: 0, limit: 1, locale: 'en', overrideAccess: true, req } as const;
  const sample = { sample: { equals: true } };
  const [events, projects] = await Promise.all([
    req.payload.find({
      collection: 'events',
      where: {
        and: [sample, { heading: { equals: 'Fundraiser' } }, { 'report.project': { exists: false } }],
      },
      ...options,
    }),
    req.payload.find({
      collection: 'projects',
      where: { and: [sample, { label: { equals: 'Medicines for children' } }] },
      ...options,
    }),
  ]);
  const [event, project] = [events.docs[0], projects.docs[0]];
  if (!event || !project) return;
  const data = { report: { ...event.report, project: project.id }, _status: 'published' as const };
  const { limit: _, ...once } = options;
  await req.payload.update({ collection: 'events', id: event.id, data, ...once });
}

/** All sample content except pictures, consents and settings; event dates are relative to the day of seeding. */
export function sampleSets(today: Date, stored: Stored): SampleSet[] {
  return [
    samplePosts(today, stored),
    sampleEvents(today, stored),
    sampleCards(),
    sampleGallery(stored),
    sampleProjects(stored),
    samplePartners(stored),
    sampleTeam(),
    sampleCampaigns(stored),
    sampleReports(),
    sampleStories(stored),
    sampleTestimonials(stored),
    sampleAnnouncements(),
    sampleHolidays(),
    sampleStarterLinks(stored),
    sampleLegalPages(),
  ];
}
