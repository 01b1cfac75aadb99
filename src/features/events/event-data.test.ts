import { describe, expect, it } from 'vitest';
import { calendarFile } from '#core/calendar-file.ts';
import type { EventDetails } from './event-card.ts';
import { eventData, toCalendarEntry } from './event-data.ts';
import { shownTime } from './event-details.rules.ts';
import { readTimes } from './event-times.ts';

const none = { text: '' };
const event: EventDetails = {
  ...{
    id: 7,
    href: '/events/evening',
    key: 'evening',
    type: 'normal',
    minutes: null,
    picture: null,
    result: null,
  },
  ...{
    heading: { text: 'Evening' },
    preIntro: none,
    description: { text: 'Come and sing.' },
    date: '2026-12-05',
  },
  times: { date: '2026-12-05', time: '22:00', endTime: '01:00', timeZone: 'Africa/Addis_Ababa' },
  ...{
    state: 'scheduled',
    ticket: '/sales/get-tickets',
    checkout: null,
    sale: null,
    updatedAt: '2026-11-20T09:00:00.000Z',
    slug: 'ምሽት',
  },
  ...{
    origin: 'fund-2',
    preHeading: none,
    title: none,
    par1: { text: 'First.' },
    par2: none,
    dressCode: null,
  },
  ...{
    address: { text: 'Hall' },
    map: null,
    coordinates: null,
    more: [],
    dusk: false,
    namesChanged: false,
    translated: true,
  },
};

const place = { origin: 'https://adey.example', toAddress: (href: string) => `/am${href}` };
const toEntry = (more: Partial<EventDetails> = {}) => toCalendarEntry({ ...event, ...more }, place);

describe('events in a calendar', () => {
  it('a calendar event that ends before its start ends on the following day, and links to its page', () => {
    expect(toEntry()).toMatchObject({
      uid: 'event-fund-2@adey.example',
      start: new Date('2026-12-05T19:00:00.000Z'),
      end: new Date('2026-12-05T22:00:00.000Z'),
      url: 'https://adey.example/am/events/%E1%88%9D%E1%88%BD%E1%89%B5',
      description: { text: expect.stringMatching(/^Come and sing\.\n\nhttps:/) },
    });
  });

  it('a calendar event without times starts at 17:00 and has no end', () => {
    const times = { ...event.times, time: null, endTime: null };
    expect(toEntry({ times })).toMatchObject({ start: new Date('2026-12-05T14:00:00.000Z'), end: null });
  });

  it('a calendar event without a summary is described by its first paragraph', () => {
    expect(toEntry({ description: none })?.description.text).toMatch(/^First\./);
  });

  it('an event without an announced day is not in the calendar', () => {
    expect(toEntry({ times: { ...event.times, date: null } })).toBeNull();
  });
});

describe('events whose time is not fixed yet', () => {
  const times = { date: '2026-12-05' as const, timeZone: 'Africa/Addis_Ababa', timeOpen: true };

  it('an event whose time is not fixed takes its whole day in a calendar without blocking it', () => {
    const entry = toEntry({ times });
    const file = calendarFile(entry ? [entry] : [], { locale: 'en' });
    expect(file).toContain('DTSTART;VALUE=DATE:20261205\r\nTRANSP:TRANSPARENT');
    expect(file).not.toMatch(/DTSTART;TZID|DTEND/);
  });

  it('an event whose time is not fixed has only its day in structured data', () => {
    const [data] = eventData({ ...event, times }, { origin: place.origin, path: '/events/x', locale: 'en' });
    expect(data).toMatchObject({ startDate: '2026-12-05' });
    expect(data).not.toHaveProperty('endDate');
  });

  it('an event whose time is not fixed shows "time to be announced", in both languages', () => {
    expect([shownTime(times, 'en'), shownTime(times, 'am')]).toEqual([
      'time to be announced',
      'ሰዓቱ ወደፊት ይገለጻል',
    ]);
    expect(shownTime({ timeZone: 'Africa/Addis_Ababa' }, 'en')).toBe('17:00');
  });

  it('a time entered earlier is hidden while the time of an event is not fixed', () => {
    const dateTime = { date: '2026-12-05', time: '17:00', endTime: '21:00', timeOpen: true };
    expect(readTimes({ dateTime })).toEqual(times);
  });
});
