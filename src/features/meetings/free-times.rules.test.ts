import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from '#core/zoned-time.ts';
import { dayAndTime } from './clocks.rules.ts';
import { freeTimes, type Host, type MeetingRules, nearestTimes, type Taken } from './free-times.rules.ts';

const zone = 'Africa/Addis_Ababa';
/** A Monday. */
const now = new Date('2026-11-30T06:00:00Z');
const host = (id: string, more: Partial<Host> = {}): Host => ({
  id,
  timeZone: zone,
  hours: [{ weekday: 2, from: '09:00', to: '11:00' }],
  exceptions: [],
  ...more,
});
const rules: MeetingRules = {
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 24,
  daysAhead: 8,
  mostPerDay: 8,
  together: false,
  isClosed: () => false,
};
const times = (hosts: Host[], more: Partial<MeetingRules> = {}, taken: Taken[] = [], at = now) =>
  freeTimes(hosts, { ...rules, ...more }, taken, at).map(({ at: begins, hosts: who }) => {
    const { day, time } = dayAndTime(begins, zone);
    return `${day.slice(8)} ${time} ${who.join('+')}`;
  });
const meeting = (id: string, day: string, from: string, to: string): Taken => ({
  host: id,
  from: toInstant(day, from, zone).getTime(),
  to: toInstant(day, to, zone).getTime(),
  isMeeting: true,
});

describe('free times', () => {
  it('meetings fill the weekly hours one after the other, and none exceeds their end', () => {
    expect(times([host('a')])).toEqual([
      '01 09:00 a',
      '01 09:30 a',
      '01 10:00 a',
      '01 10:30 a',
      '08 09:00 a',
      '08 09:30 a',
      '08 10:00 a',
      '08 10:30 a',
    ]);
    expect(times([host('a')], { minutes: 45, daysAhead: 1 })).toEqual(['01 09:00 a', '01 09:45 a']);
  });

  it('free times begin only after the notice period', () => {
    const late = new Date('2026-11-30T07:00:00Z');
    expect(times([host('a')], { daysAhead: 1 }, [], late)).toEqual(['01 10:00 a', '01 10:30 a']);
  });

  it('closed days and absences have no free times, and an exception has its own hours', () => {
    const away = { from: '2026-12-01', to: '2026-12-01', hours: null };
    const other = { from: '2026-12-02', to: '2026-12-02', hours: { from: '14:00', to: '14:30' } };
    expect(times([host('a', { exceptions: [away, other] })], { daysAhead: 5 })).toEqual(['02 14:00 a']);
    expect(times([host('a')], { isClosed: day => day === '2026-12-01', daysAhead: 5 })).toEqual([]);
  });

  it('free times leave out busy times and the buffer after each meeting', () => {
    const taken = [meeting('a', '2026-12-01', '09:30', '10:00')];
    expect(times([host('a')], { daysAhead: 1 }, taken)).toEqual(['01 09:00 a', '01 10:00 a', '01 10:30 a']);
    expect(times([host('a')], { daysAhead: 1, bufferMinutes: 15 }, taken)).toEqual([
      '01 10:00 a',
      '01 10:30 a',
    ]);
  });

  it('a day with the maximum number of meetings has no free times; other appointments do not count', () => {
    const taken = [meeting('a', '2026-12-01', '08:00', '08:30')];
    expect(times([host('a')], { daysAhead: 1, mostPerDay: 1 }, taken)).toEqual([]);
    const other = taken.map(each => ({ ...each, isMeeting: false }));
    expect(times([host('a')], { daysAhead: 1, mostPerDay: 1 }, other)).toHaveLength(4);
  });

  it('free times of several hosts are those of any host in turn, or those common to all together', () => {
    const hosts = [
      host('a'),
      host('b', { timeZone: 'Africa/Nairobi', hours: [{ weekday: 2, from: '10:30', to: '11:30' }] }),
    ];
    expect(times(hosts, { daysAhead: 1 })).toEqual([
      '01 09:00 a',
      '01 09:30 a',
      '01 10:00 a',
      '01 10:30 a+b',
      '01 11:00 b',
    ]);
    expect(times(hosts, { daysAhead: 1, together: true })).toEqual(['01 10:30 a+b']);
    expect(times([], { together: true })).toEqual([]);
  });

  it('free times are unique, in order, after the notice, and never overlap busy times', () => {
    const clock = fc.tuple(fc.integer({ min: 0, max: 22 }), fc.constantFrom('00', '15', '40'));
    const hours = fc
      .tuple(fc.integer({ min: 1, max: 7 }), clock, fc.integer({ min: 1, max: 5 }))
      .map(([weekday, [from, minutes], length]) => ({
        weekday,
        from: `${String(from).padStart(2, '0')}:${minutes}`,
        to: `${String(Math.min(23, from + length)).padStart(2, '0')}:59`,
      }));
    const busy = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 6 }), fc.array(busy, { maxLength: 9 }), (weekly, ranges) => {
        const taken = ranges.map(([from, length]) => ({
          host: 'a',
          from: now.getTime() + from * 3_600_000,
          to: now.getTime() + (from + length) * 3_600_000,
          isMeeting: false,
        }));
        const found = freeTimes([host('a', { hours: weekly })], rules, taken, now);
        for (const { at } of found) {
          expect(at).toBeGreaterThanOrEqual(now.getTime() + 24 * 3_600_000);
          for (const { from, to } of taken) expect(at >= to || at + 30 * 60_000 <= from).toBe(true);
        }
        expect(found.map(({ at }) => at)).toEqual([...new Set(found.map(({ at }) => at))].sort());
      }),
    );
  });

  it('the three free times nearest to a taken one are returned in order', () => {
    const at = (hours: number) => ({ at: hours, hosts: ['a'] });
    expect(nearestTimes([at(1), at(5), at(8), at(9), at(20)], 7).map(({ at: near }) => near)).toEqual([
      5, 8, 9,
    ]);
    expect(nearestTimes([], 7)).toEqual([]);
  });
});
