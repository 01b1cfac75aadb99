import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';

let payload: Payload;

beforeAll(async () => {
  payload = await openTestPayload();
});

/** The messages the form shows when `data` is published. */
async function listRefusals(collection: CollectionSlug, data: Record<string, unknown>): Promise<string[]> {
  const published = { ...data, _status: 'published' };
  try {
    await payload.create({ collection, data: published as never });
    return [];
  } catch (error) {
    const { errors } = (error as { data: { errors: { message: string }[] } }).data;
    return errors.map(({ message }) => message);
  }
}

const theme = { prime: '#5A2A1A', sub: '#E07A2F', assist: '#FFC857', typo: '#FFFFFF' };
const holiday = {
  name: 'Market day',
  key: 'market-day',
  date: { startDate: '2026-05-01', endDate: '2026-05-02' },
  reckoning: 'gregorian',
  theme,
};

describe('refusals of forms', () => {
  it('a holiday with unreadable colours or reversed days is refused with a message for each', async () => {
    // Neither links nor text are readable on such a background.
    expect(await listRefusals('holidays', { ...holiday, theme: { ...theme, prime: '#FF6F61' } })).toEqual([
      expect.stringContaining('cannot be read on the main colour: the contrast is 1.77'),
      expect.stringContaining('cannot be read on the main colour: the contrast is 2.72'),
    ]);
    const date = { startDate: '2026-05-02', endDate: '2026-05-01' };
    expect(await listRefusals('holidays', { ...holiday, date })).toEqual([
      'The last day cannot be before the first.',
    ]);
    expect(await listRefusals('holidays', holiday)).toEqual([]);
  });

  it('an event with an invalid time, time zone or ticket link is refused', async () => {
    const event = { heading: 'Evening', type: 'normal' };
    const dateTime = { date: '2026-12-01', time: '5 pm', timeZone: 'Addis Ababa' };
    expect(await listRefusals('events', { ...event, dateTime })).toEqual([
      expect.stringContaining('24-hour clock'),
      expect.stringContaining('region and city'),
    ]);
    expect(await listRefusals('events', { ...event, getTicket: 'javascript:alert(1)' })).toEqual([
      expect.stringContaining('beginning with https://'),
    ]);
  });

  it('a campaign in a colour that makes its text unreadable is refused', async () => {
    const campaign = { name: 'Blue', theme: '#0081A7', col: 'light' };
    expect(await listRefusals('campaigns', campaign)).toEqual([
      expect.stringContaining('choose a lighter one'),
    ]);
  });

  it('a card with an unknown placeholder or a link off the site is refused', async () => {
    const card = { name: 'New', heading: '{surname} story', pathLabel: 'Read', path: 'https://example.org' };
    expect((await listRefusals('cards', card)).toSorted()).toEqual([
      expect.stringContaining('beginning with /'),
      expect.stringContaining('{surname} cannot be filled in'),
    ]);
  });

  it('an event in English only is published, and its day is stored at noon with weekday and time zone', async () => {
    const dateTime = { date: '2026-12-01' };
    const { id } = await payload.create({
      collection: 'events',
      data: { heading: 'Morning', type: 'normal', dateTime, _status: 'published' } as never,
    });
    const stored = await payload.findByID({ collection: 'events', id, locale: 'all' });
    expect(stored.heading).toEqual({ en: 'Morning' });
    expect(stored.dateTime).toMatchObject({
      date: '2026-12-01T12:00:00.000Z',
      day: 'Tuesday',
      timeZone: 'Africa/Addis_Ababa',
    });
  });
});
