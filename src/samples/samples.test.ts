import { describe, expect, it } from 'vitest';
import { type EventTimes, eventTiming } from '#features/events/event-timing.rules.ts';
import { defaultOrganisation } from '#features/organisation/organisation.rules.ts';
import type { ConsentName } from './consents.ts';
import type { Stored } from './pictures.ts';
import { type PictureName, samplePictures } from './pictures.ts';
import { sampleSets } from './samples.ts';
import { sampleSettings } from './settings.ts';

const noon = new Date('2026-11-20T09:00:00Z');
const stored: Stored = {
  pictures: Object.fromEntries(Object.keys(samplePictures).map((name, id) => [name, id])) as Record<
    PictureName,
    number
  >,
  consents: { valid: 1, expired: 2 } satisfies Record<ConsentName, number>,
};

type Data = Record<string, unknown> & { heading: string; type?: string; dateTime: EventTimes };

function documentsOf(collection: string, today = noon): Data[] {
  const set = sampleSets(today, stored).find(candidate => candidate.collection === collection);
  return (set?.documents ?? []).map(({ data }) => data as Data);
}

function eventsAs(state: string, now = noon) {
  const normal = documentsOf('events', now).filter(({ type }) => type === undefined);
  return normal.filter(
    ({ dateTime }) => eventTiming({ ...dateTime, date: dateTime.date ?? null }, now).state === state,
  );
}

describe('the sample content', () => {
  it('[SAMPLE-04] names team members by their role and marks every first name as changed', () => {
    expect(documentsOf('team-members').map(({ name }) => name)).toEqual([
      'Medical director',
      'Program lead',
      'Family support lead',
      'Pharmacist',
      'Volunteer coordinator',
      'Treasurer',
    ]);
    const named = [...documentsOf('cards'), ...documentsOf('stories')].filter(({ firstName }) => firstName);
    expect(named.map(({ nameChanged }) => nameChanged)).toEqual([true, true, true]);
  });

  it('[SAMPLE-05] has upcoming events, Fundraiser II with a ticket link and one exactly two days ahead', () => {
    const upcoming = eventsAs('upcoming');
    expect(upcoming.find(({ heading }) => heading === 'Fundraiser II')).toMatchObject({
      getTicket: expect.stringMatching(/^https:/),
    });
    expect(upcoming.map(({ dateTime }) => eventTiming(dateTime, noon).daysToGo)).toEqual([12, 2]);
  });

  it('[SAMPLE-06] has an event that is today or live, whatever the hour of seeding', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
      expect([...eventsAs('today', now), ...eventsAs('live', now)], `${hour}:30 UTC`).toHaveLength(1);
    }
  });

  it('[SAMPLE-07] has a past event with a result, and one without', () => {
    const past = eventsAs('past');
    expect(past.map(({ heading, result }) => [heading, Boolean(result)])).toEqual([
      ['Fundraiser', true],
      ['Pediatric outreach', false],
    ]);
  });

  it('[SAMPLE-08] has an ad item among posts and events', () => {
    expect(documentsOf('posts').filter(({ type }) => type === 'ad')).toHaveLength(1);
    expect(documentsOf('events').filter(({ type }) => type === 'ad')).toHaveLength(1);
  });

  it('[SAMPLE-09] has a starter card for posts and for events', () => {
    expect(documentsOf('posts').filter(({ type }) => type === 'intro')).toHaveLength(1);
    expect(documentsOf('events').filter(({ type }) => type === 'intro')).toHaveLength(1);
  });

  it('[SAMPLE-10] has the pediatric outreach announcement of April 2024', () => {
    const outreach = documentsOf('events').find(({ heading }) => heading === 'Pediatric outreach');
    expect(outreach?.dateTime.date).toMatch(/^2024-04-\d\d$/);
    expect(outreach?.location).toMatchObject({
      name: expect.any(String),
      map: expect.stringMatching(/^https:/),
    });
  });

  it('[SAMPLE-11] has the four donation campaigns', () => {
    expect(documentsOf('campaigns').map(({ name }) => name)).toEqual([
      'Appreciation',
      'Family Fund',
      'Holiday Gift',
      'School Supplies',
    ]);
  });

  it('[SAMPLE-12] has fiscal years 2022, 2023 and 2025 as coming soon, and 2024 as active', () => {
    expect(documentsOf('reports').map(({ year, availability }) => [year, availability])).toEqual([
      [2022, 'coming-soon'],
      [2023, 'coming-soon'],
      [2024, 'active'],
      [2025, 'coming-soon'],
    ]);
  });

  it('[SAMPLE-13] sets event dates relative to the day of seeding, the announcement of April 2024 excepted', () => {
    const daysOn = (today: string) =>
      documentsOf('events', new Date(today)).flatMap(({ heading, dateTime: { date } }) =>
        date && heading !== 'Pediatric outreach'
          ? [(Date.parse(date) - Date.parse(today.slice(0, 10))) / 864e5]
          : [],
      );
    expect(daysOn('2026-11-20T09:00:00Z')).toEqual([12, 2, 0, -180]);
    expect(daysOn('2028-02-28T09:00:00Z')).toEqual([12, 2, 0, -180]);
  });

  it('[CMS-11] is named Adey', () => {
    expect(defaultOrganisation.name.en).toBe('Adey');
    expect(sampleSettings.data.name).toBe('Adey');
  });

  it('contains no number except the four claims of the mission', () => {
    const words = JSON.stringify(
      sampleSets(noon, stored).filter(({ collection }) => collection !== 'legal-pages'),
    );
    const facts = [...words.matchAll(/(\d+)(?:%| percent| children)/g)].map(([, number]) => number);
    expect([...new Set(facts)].sort()).toEqual(['160', '25', '40', '75']);
  });

  it('has home, a post and an event in Amharic', () => {
    const inAmharic = (collection: string) =>
      sampleSets(noon, stored)
        .find(set => set.collection === collection)
        ?.documents.filter(({ am }) => am).length;
    expect(inAmharic('cards')).toBe(9);
    expect(inAmharic('gallery')).toBe(5);
    expect(inAmharic('posts')).toBeGreaterThanOrEqual(1);
    expect(inAmharic('events')).toBeGreaterThanOrEqual(1);
  });
});
