import { describe, expect, it } from 'vitest';
import { type EventTimes, eventTiming } from '#features/events/event-timing.rules.ts';
import { defaultOrganisation } from '#features/organisation/organisation.rules.ts';
import { sampleClaims } from './claims.ts';
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

function sampleDocuments(collection: string, today = noon): Data[] {
  const set = sampleSets(today, stored).find(candidate => candidate.collection === collection);
  return (set?.documents ?? []).map(({ data }) => data as Data);
}

function eventsAs(state: string, now = noon) {
  const normal = sampleDocuments('events', now).filter(({ type }) => type === undefined);
  return normal.filter(
    ({ dateTime }) => eventTiming({ ...dateTime, date: dateTime.date ?? null }, now).state === state,
  );
}

describe('the sample content', () => {
  it('[SAMPLE-04] team members are named by their role, and every first name is marked as changed', () => {
    expect(sampleDocuments('team-members').map(({ name }) => name)).toEqual([
      'Medical director',
      'Program lead',
      'Family support lead',
      'Pharmacist',
      'Volunteer coordinator',
      'Treasurer',
    ]);
    const named = [...sampleDocuments('cards'), ...sampleDocuments('stories')].filter(
      ({ firstName }) => firstName,
    );
    expect(named.map(({ nameChanged }) => nameChanged)).toEqual([true, true, true]);
  });

  it('[SAMPLE-05] upcoming events include Fundraiser II with a ticket link and one in exactly two days', () => {
    const upcoming = eventsAs('upcoming');
    expect(upcoming.find(({ heading }) => heading === 'Fundraiser II')).toMatchObject({
      getTicket: expect.stringMatching(/^https:/),
    });
    expect(upcoming.map(({ dateTime }) => eventTiming(dateTime, noon).daysToGo)).toEqual([12, 2]);
  });

  it('[SAMPLE-06] one event is today or live, whatever the hour of seeding', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
      expect([...eventsAs('today', now), ...eventsAs('live', now)], `${hour}:30 UTC`).toHaveLength(1);
    }
  });

  it('[SAMPLE-07] one past event has a result, and one has none', () => {
    const past = eventsAs('past');
    expect(past.map(({ heading, result }) => [heading, Boolean(result)])).toEqual([
      ['Fundraiser', true],
      ['Pediatric outreach', false],
    ]);
  });

  it('[SAMPLE-08] posts and events contain one ad item each', () => {
    expect(sampleDocuments('posts').filter(({ type }) => type === 'ad')).toHaveLength(1);
    expect(sampleDocuments('events').filter(({ type }) => type === 'ad')).toHaveLength(1);
  });

  it('[SAMPLE-09] posts and events have one starter card each', () => {
    expect(sampleDocuments('posts').filter(({ type }) => type === 'intro')).toHaveLength(1);
    expect(sampleDocuments('events').filter(({ type }) => type === 'intro')).toHaveLength(1);
  });

  it('[SAMPLE-10] the pediatric outreach of April 2024 is among the events, with its location', () => {
    const outreach = sampleDocuments('events').find(({ heading }) => heading === 'Pediatric outreach');
    expect(outreach?.dateTime.date).toMatch(/^2024-04-\d\d$/);
    expect(outreach?.location).toMatchObject({
      name: expect.any(String),
      map: expect.stringMatching(/^https:/),
    });
  });

  it('[SAMPLE-11] the four donation campaigns are among the samples', () => {
    expect(sampleDocuments('campaigns').map(({ name }) => name)).toEqual([
      'Appreciation',
      'Family Fund',
      'Holiday Gift',
      'School Supplies',
    ]);
  });

  it('[SAMPLE-12] fiscal years 2022, 2023 and 2025 are coming soon, and 2024 is active', () => {
    expect(sampleDocuments('reports').map(({ year, availability }) => [year, availability])).toEqual([
      [2022, 'coming-soon'],
      [2023, 'coming-soon'],
      [2024, 'active'],
      [2025, 'coming-soon'],
    ]);
  });

  it('[SAMPLE-13] event dates are relative to the day of seeding, except the outreach of April 2024', () => {
    const daysOn = (today: string) =>
      sampleDocuments('events', new Date(today)).flatMap(({ heading, dateTime: { date } }) =>
        date && heading !== 'Pediatric outreach'
          ? [(Date.parse(date) - Date.parse(today.slice(0, 10))) / 864e5]
          : [],
      );
    expect(daysOn('2026-11-20T09:00:00Z')).toEqual([12, 2, 0, -180]);
    expect(daysOn('2028-02-28T09:00:00Z')).toEqual([12, 2, 0, -180]);
  });

  it('[CMS-11] the organisation is named Adey, by default and in the sample settings', () => {
    expect(defaultOrganisation.name.en).toBe('Adey');
    expect(sampleSettings.data.name).toBe('Adey');
  });

  it('the only percentages and numbers of children in the samples are the four of the register', () => {
    const words = JSON.stringify(
      sampleSets(noon, stored).filter(({ collection }) => collection !== 'legal-pages'),
    );
    const facts = [...words.matchAll(/(\d+)(?:%| percent| children)/g)].map(([, number]) => number);
    expect(facts, 'texts name them by their keys').toEqual([]);
    const values = sampleClaims(1, noon).documents.map(({ data }) => data.value);
    expect(values).toEqual([160, 75, 25, 40]);
  });

  it('sample cards, gallery pictures, posts and events have Amharic texts', () => {
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
