import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { announcements } from '#features/announcements/announcement.collection.ts';
import { claims } from '#features/claims/claim.collection.ts';
import { sources } from '#features/claims/source.collection.ts';
import { events } from '#features/events/event.collection.ts';
import { holidays } from '#features/holidays/holiday.collection.ts';
import { cards, gallery } from '#features/home/home.collection.ts';
import { legalPages } from '#features/legal/legal-page.collection.ts';
import { posts } from '#features/news/post.collection.ts';
import { starterLinks } from '#features/newsletter/starter-link.collection.ts';
import { siteSettings } from '#features/organisation/site-settings.global.ts';
import { partners } from '#features/partners/partner.collection.ts';
import { projectCollection } from '#features/projects/project.collection.ts';
import { reports } from '#features/reports/report.collection.ts';
import { stories } from '#features/stories/story.collection.ts';
import { teamMembers } from '#features/team/team-member.collection.ts';
import { testimonials } from '#features/testimonials/testimonial.collection.ts';
import { campaigns } from '#money/donations/campaign.collection.ts';
import { sampleClaims, sampleSources } from './claims.ts';
import type { Stored } from './pictures.ts';
import { sampleSets } from './samples.ts';
import { sampleSettings } from './settings.ts';

const projects = projectCollection(async () => null);

type Form = { slug: string; fields: readonly Field[] };
type Data = Record<string, unknown>;

const forms: Form[] = [
  announcements,
  campaigns,
  cards,
  claims,
  events,
  gallery,
  holidays,
  legalPages,
  partners,
  posts,
  projects,
  reports,
  sources,
  starterLinks,
  stories,
  teamMembers,
  testimonials,
];

const noon = new Date('2026-11-20T09:00:00Z');
const anyStored: Stored = {
  pictures: new Proxy({}, { get: () => 1 }) as Stored['pictures'],
  consents: new Proxy({}, { get: () => 1 }) as Stored['consents'],
};

/** Names that are the same in every language. */
const ownNames = new Set(['MedSupply Mission']);

/** The localized texts of a document by path: `disc.par1`. */
function localizedTexts(fields: readonly Field[], data: Data, before = ''): [path: string, text: string][] {
  return fields.flatMap(field => {
    if (field.type === 'tabs')
      return field.tabs.flatMap(tab =>
        localizedTexts(tab.fields, 'name' in tab && tab.name ? group(data[tab.name]) : data, before),
      );
    if (!('name' in field) || !field.name)
      return 'fields' in field ? localizedTexts(field.fields, data, before) : [];
    const value = data[field.name];
    if (field.type === 'group') return localizedTexts(field.fields, group(value), `${before}${field.name}.`);
    const isText = 'localized' in field && field.localized && typeof value === 'string';
    return isText && value.trim() ? [[`${before}${field.name}`, value]] : [];
  });
}

const group = (value: unknown) => (value ?? {}) as Data;

function untranslatedFields(form: Form, english: Data, amharic: Data): string[] {
  const translated = new Map(localizedTexts(form.fields, amharic));
  return localizedTexts(form.fields, english)
    .filter(([, text]) => /\p{L}/u.test(text) && !ownNames.has(text))
    .filter(([path]) => !/\p{Script=Ethiopic}/u.test(translated.get(path) ?? ''))
    .map(([path]) => path);
}

describe('the Amharic of the sample content', () => {
  it.each(
    [...sampleSets(noon, anyStored), sampleSources(), sampleClaims(1, noon)].map(
      set => [set.collection, set] as const,
    ),
  )(
    'every English text of the sample %s has an Amharic translation',
    (collection, { knownBy, documents }) => {
      const form = forms.find(({ slug }) => slug === collection);
      if (!form) throw new Error(`${collection} are not known here`);
      const missing = documents.flatMap(({ data, am }) =>
        untranslatedFields(form, data, am ?? {}).map(path => `${data[knownBy]}: ${path}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it('every English text of the sample settings has an Amharic translation', () => {
    expect(untranslatedFields(siteSettings, sampleSettings.data, sampleSettings.am)).toEqual([]);
  });

  it('a missing Amharic translation is reported with its field', () => {
    expect(
      untranslatedFields(posts, { heading: 'A heading', disc: { par1: 'Words.' } }, { heading: 'ርዕስ' }),
    ).toEqual(['disc.par1']);
  });
});
