import { sampleCampaigns } from './donations.ts';
import { sampleEvents } from './events.ts';
import { sampleHolidays } from './holidays.ts';
import { sampleCards, sampleGallery } from './home-cards.ts';
import { sampleLegalPages } from './legal.ts';
import { samplePosts } from './news.ts';
import { sampleReports } from './reports.ts';
import type { SampleSet, Stored } from './sample-document.ts';
import { sampleTeam } from './team.ts';
import { sampleAnnouncements, sampleStarterLinks, sampleStories, sampleTestimonials } from './voices.ts';
import { samplePartners, sampleProjects } from './work.ts';

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
