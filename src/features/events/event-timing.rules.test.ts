import { describe, expect, it } from 'vitest';
import {
  badgeText,
  badgeVariant,
  type EventTimes,
  eventBadgeTexts,
  eventTiming,
  isAhead,
  timingValidUntil,
} from './event-timing.rules.ts';

const addis = 'Africa/Addis_Ababa';
const newYork = 'America/New_York';
const gala: EventTimes = { date: '2026-11-25', time: '17:00', endTime: '21:00', timeZone: addis };

function badge(times: EventTimes, now: string, result?: string) {
  return badgeText(eventTiming(times, new Date(now)), eventBadgeTexts.en, result);
}

describe('the badge before the day', () => {
  it('[TIME-04] the badge reads "1 day to go" one day before the event', () => {
    expect(badge(gala, '2026-11-24T12:00+03:00')).toBe('1 day to go');
  });

  it('[TIME-05] the badge reads "2 days to go" exactly two days before the event', () => {
    expect(badge(gala, '2026-11-23T23:59+03:00')).toBe('2 days to go');
  });

  it('[TIME-06] the badge reads "{n} days to go" more than two days before the event', () => {
    expect(badge(gala, '2026-11-22T00:00+03:00')).toBe('3 days to go');
    expect(badge(gala, '2025-11-25T00:00+03:00')).toBe('365 days to go');
  });

  it('[TIME-03] the badge counts days from the start of today in the zone of the event', () => {
    expect(badge(gala, '2026-11-24T00:00+03:00')).toBe('1 day to go');
    expect(badge(gala, '2026-11-24T23:59:59+03:00')).toBe('1 day to go');
    expect(badge(gala, '2026-11-25T00:00+03:00')).toBe('today');
  });

  it('[TIME-12] the badge is the same for a visitor whose own day differs', () => {
    // In Honolulu it is still the 24th, in Addis Ababa already the 25th.
    expect(badge(gala, '2026-11-24T11:30-10:00')).toBe('today');
    expect(badge({ ...gala, timeZone: 'Pacific/Honolulu' }, '2026-11-24T11:30-10:00')).toBe('1 day to go');
  });
});

describe('the badge on the day', () => {
  it('[TIME-07] the badge reads "today" before the start of the event', () => {
    expect(badge(gala, '2026-11-25T16:59:59+03:00')).toBe('today');
  });

  it('[TIME-08] an event that is today and before its start counts as upcoming', () => {
    expect(isAhead(eventTiming(gala, new Date('2026-11-25T16:59:59+03:00')))).toBe(true);
    expect(isAhead(eventTiming(gala, new Date('2026-11-25T17:00+03:00')))).toBe(false);
    expect(isAhead(eventTiming(gala, new Date('2026-11-24T17:00+03:00')))).toBe(true);
    expect(isAhead(eventTiming({ ...gala, date: null }, new Date('2026-11-24T17:00+03:00')))).toBe(false);
  });

  it('[TIME-09] the badge reads "live" from the start until the end of the event', () => {
    expect(badge(gala, '2026-11-25T17:00+03:00')).toBe('live');
    expect(badge(gala, '2026-11-25T20:59:59+03:00')).toBe('live');
  });

  it('[TIME-10] the badge reads "past event" from the end on although the day is not over', () => {
    expect(badge(gala, '2026-11-25T21:00+03:00')).toBe('past event');
  });

  it('[TIME-11] the badge reads "past event" on a later day', () => {
    expect(badge(gala, '2026-11-26T12:00+03:00')).toBe('past event');
    expect(badge(gala, '2027-11-25T18:00+03:00')).toBe('past event');
  });

  it('[TIME-17] an event without a time starts at 17:00', () => {
    for (const time of [null, undefined, '', 'late', '25:00', 'at 10:00', '10:00h']) {
      expect(badge({ ...gala, time }, '2026-11-25T16:59+03:00')).toBe('today');
      expect(badge({ ...gala, time }, '2026-11-25T17:00+03:00')).toBe('live');
    }
  });

  it('[TIME-09] an event without an end time is live until its day ends in its zone', () => {
    const open = { ...gala, endTime: null };
    expect(badge(open, '2026-11-25T23:59:59+03:00')).toBe('live');
    expect(badge(open, '2026-11-26T00:00+03:00')).toBe('past event');
  });
});

describe('an end at or before the start', () => {
  const night = { ...gala, time: '20:00', endTime: '02:00' };

  it('[TIME-15] an end before the start is on the following day: after midnight the badge is "live"', () => {
    expect(badge(night, '2026-11-25T19:59+03:00')).toBe('today');
    expect(badge(night, '2026-11-26T01:59+03:00')).toBe('live');
    expect(badge(night, '2026-11-26T02:00+03:00')).toBe('past event');
  });

  it('[TIME-15] an event with an end equal to its start lasts a whole day', () => {
    const round = { ...gala, endTime: '17:00' };
    expect(badge(round, '2026-11-26T16:59+03:00')).toBe('live');
    expect(badge(round, '2026-11-26T17:00+03:00')).toBe('past event');
  });
});

describe('daylight-saving time', () => {
  it('[TIME-13] the start of daylight-saving time removes no day and shortens a night event by an hour', () => {
    const vigil = { date: '2026-03-07', time: '22:00', endTime: '04:00', timeZone: newYork };
    expect(badge(vigil, '2026-03-08T03:59-04:00')).toBe('live');
    expect(badge(vigil, '2026-03-08T04:00-04:00')).toBe('past event');
    expect(badge({ ...vigil, date: '2026-03-09' }, '2026-03-07T23:30-05:00')).toBe('2 days to go');
    expect(badge({ ...vigil, date: '2026-03-09' }, '2026-03-08T23:30-04:00')).toBe('1 day to go');
  });

  it('[TIME-13] an event that starts in the skipped hour starts an hour later, and keeps its length', () => {
    const early = { date: '2026-03-08', time: '02:30', endTime: '03:00', timeZone: newYork };
    expect(badge(early, '2026-03-08T01:59-05:00')).toBe('today');
    expect(badge(early, '2026-03-08T03:30-04:00')).toBe('live');
    expect(badge(early, '2026-03-08T04:00-04:00')).toBe('past event');
    // The skipped hour moves the start onto the end.
    const long = { ...early, endTime: '03:30' };
    expect(badge(long, '2026-03-08T04:29-04:00')).toBe('live');
    expect(badge(long, '2026-03-08T04:30-04:00')).toBe('past event');
  });

  it('[TIME-14] the end of daylight-saving time counts no day twice and lengthens a night event by an hour', () => {
    const vigil = { date: '2026-10-31', time: '22:00', endTime: '04:00', timeZone: newYork };
    expect(badge(vigil, '2026-11-01T01:30-04:00')).toBe('live');
    expect(badge(vigil, '2026-11-01T01:30-05:00')).toBe('live');
    expect(badge(vigil, '2026-11-01T04:00-05:00')).toBe('past event');
    expect(badge({ ...vigil, date: '2026-11-02' }, '2026-10-31T23:30-04:00')).toBe('2 days to go');
    expect(badge({ ...vigil, date: '2026-11-02' }, '2026-11-01T23:30-05:00')).toBe('1 day to go');
  });
});

describe('the next change of a badge', () => {
  const next = (times: EventTimes, now: string) => timingValidUntil(times, new Date(now));

  it.each([
    ['the end of today in the zone of the event', '2026-11-20T12:00+03:00', '2026-11-21T00:00+03:00'],
    ['the end of the day before', '2026-11-24T23:59+03:00', '2026-11-25T00:00+03:00'],
    ['the start', '2026-11-25T00:00+03:00', '2026-11-25T17:00+03:00'],
    ['the end', '2026-11-25T17:00+03:00', '2026-11-25T21:00+03:00'],
  ])('the badge of an event next changes at %s', (_what, now, change) => {
    expect(next(gala, now)).toEqual(new Date(change));
  });

  it('the badge does not change once the event is over, nor while its day is not announced', () => {
    expect(next(gala, '2026-11-25T21:00+03:00')).toBeNull();
    expect(next({ ...gala, date: null }, '2026-11-20T12:00+03:00')).toBeNull();
  });
});

describe('other properties of the badge', () => {
  it('the badge shows the result of a past event in place of "past event", and only then', () => {
    expect(badge(gala, '2026-11-26T12:00+03:00', '4,200 dollars raised')).toBe('4,200 dollars raised');
    expect(badge(gala, '2026-11-26T12:00+03:00', '  ')).toBe('past event');
    expect(badge(gala, '2026-11-25T18:00+03:00', '4,200 dollars raised')).toBe('live');
  });

  it('an event has no badge while its day is not announced', () => {
    expect(badge({ ...gala, date: null }, '2026-11-26T12:00+03:00')).toBeNull();
  });

  it('the badge is Amharic on Amharic pages', () => {
    const badgeAt = (now: string) => badgeText(eventTiming(gala, new Date(now)), eventBadgeTexts.am);
    expect(badgeAt('2026-11-20T12:00+03:00')).toBe('5 ቀናት ቀርተዋል');
    expect(badgeAt('2026-11-25T12:00+03:00')).toBe('ዛሬ');
  });
});

describe('events whose time is not fixed yet', () => {
  const open: EventTimes = {
    date: '2026-11-25',
    time: '17:00',
    endTime: '21:00',
    timeZone: addis,
    timeOpen: true,
  };

  it('an event whose time is not fixed is ahead until its day is over, and never "live"', () => {
    expect(badge(open, '2026-11-24T12:00+03:00')).toBe('1 day to go');
    for (const now of ['2026-11-25T00:00+03:00', '2026-11-25T18:00+03:00', '2026-11-25T23:59+03:00'])
      expect(eventTiming(open, new Date(now)).state).toBe('today');
    expect(eventTiming(open, new Date('2026-11-26T00:00+03:00')).state).toBe('past');
  });

  it('an event whose time is not fixed keeps its badge until the next midnight', () => {
    const midnight = new Date('2026-11-26T00:00+03:00');
    expect(timingValidUntil(open, new Date('2026-11-25T18:00+03:00'))).toEqual(midnight);
    expect(isAhead(eventTiming(open, new Date('2026-11-25T18:00+03:00')))).toBe(true);
  });
});

it.each([
  ['unannounced', null, 'ahead'],
  ['upcoming', null, 'ahead'],
  ['upcoming', 'raised', 'ahead'],
  ['today', null, 'today'],
  ['live', 'raised', 'live'],
  ['past', null, 'past'],
  ['past', undefined, 'past'],
  ['past', '  ', 'past'],
  ['past', '4,200 dollars raised', 'result'],
] as const)(
  'the badge of an event that is %s, with the result %j, has the variant %s',
  (state, result, look) => {
    expect(badgeVariant({ state, daysToGo: 0 }, result)).toBe(look);
  },
);
