import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { events } from '#features/events/event.collection.ts';
import { holidays } from '#features/holidays/holiday.collection.ts';
import { cards, gallery } from '#features/home/home.collection.ts';
import { posts } from '#features/news/post.collection.ts';
import { starterLinks } from '#features/newsletter/starter-link.collection.ts';
import { siteSettings } from '#features/organisation/site-settings.global.ts';
import { projectCollection } from '#features/projects/project.collection.ts';
import { teamMembers } from '#features/team/team-member.collection.ts';
import { campaigns } from '#money/donations/campaign.collection.ts';

const projects = projectCollection(async () => null);

type Form = { fields: readonly Field[] };

/** The fields of a form as dotted paths, `disc.par1`, ignoring tabs and rows; arrays count as groups. */
function fieldPaths(fields: readonly Field[], before = ''): string[] {
  return fields.flatMap(field => {
    if (field.type === 'tabs') return field.tabs.flatMap(tab => fieldPaths(tab.fields, before));
    const path = 'name' in field && field.name ? `${before}${field.name}` : '';
    if (!('fields' in field)) return path ? [path] : [];
    return [...(path ? [path] : []), ...fieldPaths(field.fields, path ? `${path}.` : before)];
  });
}

function expectFields(form: Form, names: string): void {
  expect(fieldPaths(form.fields)).toEqual(expect.arrayContaining(names.split(' ')));
}

/** The field with this name, at the top of a form or in a group that is only drawn. */
const fieldsCalled = ({ fields }: Form, name: string): Field[] =>
  fields.flatMap(field => {
    if ('name' in field) return field.name === name ? [field] : [];
    return field.type === 'collapsible' ? fieldsCalled(field, name) : [];
  });

function listOptions(form: Form, name: string): string[] {
  const [field] = fieldsCalled(form, name);
  const options = field?.type === 'select' ? field.options : [];
  return options.map(option => (typeof option === 'string' ? option : option.value));
}

const listLabels = (form: Form, name: string): unknown[] =>
  fieldsCalled(form, name).map(field => ('label' in field ? field.label : undefined));

describe('the stored fields of each entity', () => {
  it('[DATA-02] a campaign has name, donationLink, desc, img, theme and col', () => {
    expectFields(campaigns, 'name donationLink desc img theme col');
    expect(listOptions(campaigns, 'col')).toEqual(['light', 'dark']);
  });

  it('[DATA-03] a card has name, image, disc, heading, italisize, path, pathWithScroll and pathLabel', () => {
    expectFields(cards, 'name image disc heading italisize path pathWithScroll pathLabel');
  });

  it('[DATA-05] a slideshow picture has img, alt and description', () => {
    expectFields(gallery, 'img alt description');
  });

  it('[DATA-06] a social link has ico, link and label', () => {
    expectFields(siteSettings, 'socialLinks.ico socialLinks.link socialLinks.label');
  });

  it('the media set has five videos, each an address or a film from the library', () => {
    const videos = fieldPaths(siteSettings.fields).filter(path => path.startsWith('mediaSet.'));
    expect(videos.map(path => path.slice(9))).toEqual([
      'heroFilm',
      'heroVid',
      'missionFilm',
      'missionVid',
      'testimonialFilm',
      'testimonialVid',
      'dirFilm',
      'dirVid',
      'partnershipFilm',
      'partnershipVid',
    ]);
  });

  it('[DATA-13] a post has img, heading, type, preIntro, postDate, readTime and the texts of disc', () => {
    expectFields(posts, 'img heading type preIntro postDate description prev readTime');
    expectFields(posts, 'disc.par1 disc.par2 disc.occ disc.poster');
  });

  it('[DATA-14] a post is normal, a starter card (intro) or a coming-soon card (ad)', () => {
    expect(listOptions(posts, 'type')).toEqual(['normal', 'intro', 'ad']);
  });

  it('[DATA-15] an event has heading, type, dateTime, location, disc, getTicket and result, among others', () => {
    expectFields(events, 'dateTime.date dateTime.day dateTime.time dateTime.endTime dateTime.timeZone');
    expectFields(events, 'disc.par1 disc.par2 disc.title dressCode heading img blurImg imgPos moreImg');
    expectFields(
      events,
      'location.coords.lat location.coords.lng location.country location.map location.name',
    );
    expectFields(events, 'location.state location.street location.zip');
    expectFields(events, 'preHeading type preIntro state style result getTicket description');
  });

  it('[DATA-16] an event is normal, a starter card (intro) or a coming-soon card (ad)', () => {
    expect(listOptions(events, 'type')).toEqual(['normal', 'intro', 'ad']);
  });

  it('[DATA-17] a project has a label', () => {
    expectFields(projects, 'label');
  });

  it('[DATA-18] a team member has a name', () => {
    expectFields(teamMembers, 'name');
  });

  it('[DATA-19] a starter link has link, img, title and label', () => {
    expectFields(starterLinks, 'link img title label');
  });

  it('a holiday has an id (stored as key), name, message, pictures, dates and four colours', () => {
    expectFields(holidays, 'key name message img.icon img.cover date.startDate date.endDate');
    expectFields(holidays, 'theme.prime theme.sub theme.assist theme.typo');
  });

  it('[DATA-26] the field disc is labelled "Description"', () => {
    for (const form of [posts, events, cards, projects, teamMembers])
      expect(listLabels(form, 'disc'), form.slug).toEqual(['Description']);
  });
});
