import { describe, expect, it } from 'vitest';
import { copyDayProblem, copyTo, movedTimes, suggestedDay } from './copy-event.rules.ts';

const gala = {
  dateTime: {
    ...{ date: '2026-03-01T12:00:00.000Z', time: '17:00', endTime: '01:30' },
    timeZone: 'America/Chicago',
  },
  tickets: {
    kinds: [
      { name: 'Early', from: '2026-01-10T12:00:00.000Z', until: '2026-02-01T12:00:00.000Z' },
      { name: 'Adult', from: null, until: null },
    ],
  },
};

describe('an event that is copied to another day', () => {
  it('everything moves by the same number of days, and no hour moves with a clock change in between', () => {
    // Clocks in Chicago go forward on 8 March 2026 and on 14 March 2027.
    expect(movedTimes(gala, copyTo(gala, '2027-06-05'))).toEqual([
      {
        ...{ what: 'start', kind: '' },
        ...{ old: { day: '2026-03-01', time: '17:00' }, new: { day: '2027-06-05', time: '17:00' } },
      },
      {
        ...{ what: 'end', kind: '' },
        ...{ old: { day: '2026-03-02', time: '01:30' }, new: { day: '2027-06-06', time: '01:30' } },
      },
      {
        ...{ what: 'from', kind: 'Early' },
        ...{ old: { day: '2026-01-10', time: null }, new: { day: '2027-04-16', time: null } },
      },
      {
        ...{ what: 'until', kind: 'Early' },
        ...{ old: { day: '2026-02-01', time: null }, new: { day: '2027-05-08', time: null } },
      },
    ]);
  });

  it('without a day to count from, the event gets its day and the days of its sale are left out', () => {
    const open = { ...gala, dateTime: { timeOpen: true, time: '17:00' } };
    expect(movedTimes(open, copyTo(open, '2027-06-05')).map(time => [time.old, time.new])).toEqual([
      [null, { day: '2027-06-05', time: null }],
      [{ day: '2026-01-10', time: null }, null],
      [{ day: '2026-02-01', time: null }, null],
    ]);
  });

  it('the day offered first is the same weekday a year later, or the first of those that is ahead', () => {
    expect(suggestedDay('2026-03-01', '2026-11-30')).toBe('2027-02-28');
    expect(suggestedDay('2019-03-03', '2026-11-30')).toBe('2027-02-21');
    expect(suggestedDay(null, '2026-11-30')).toBeNull();
  });

  it.each([
    ['2026-11-30', null],
    ['2036-12-31', null],
    ['2026-11-29', 'over'],
    ['2037-01-01', 'far'],
    ['2027-02-30', 'day'],
    ['', 'day'],
    ['constructor', 'day'],
  ])('the typed day %j is answered with %s', (typed, problem) => {
    expect(copyDayProblem(typed, '2026-11-30')).toBe(problem);
  });
});
