import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, toInstant } from '#core/zoned-time.ts';
import {
  cutIntoDays,
  daysOff,
  inLanes,
  listWeekDays,
  nowIn,
  openTimes,
  otherClock,
  shownHours,
} from './week-layout.rules.ts';

const MONDAY = '2026-11-30';
const ADDIS = 'Africa/Addis_Ababa';
const at = (day: string, time: string, zone = ADDIS) => toInstant(day, time, zone).getTime();

describe('the days of a week', () => {
  it('a meeting is placed on its day by the minutes since midnight', () => {
    expect(cutIntoDays({ at: at('2026-12-02', '09:30'), until: at('2026-12-02', '10:15') }, MONDAY)).toEqual([
      { day: '2026-12-02', from: 570, to: 615, begins: true, ends: true },
    ]);
  });

  it('a meeting across midnight is on both days, and one that ends at midnight on the first', () => {
    const night = { at: at('2026-12-02', '23:30'), until: at('2026-12-03', '00:30') };
    expect(cutIntoDays(night, MONDAY)).toEqual([
      { day: '2026-12-02', from: 1410, to: 1440, begins: true, ends: false },
      { day: '2026-12-03', from: 0, to: 30, begins: false, ends: true },
    ]);
    expect(cutIntoDays({ ...night, until: at('2026-12-03', '00:00') }, MONDAY)).toEqual([
      { day: '2026-12-02', from: 1410, to: 1440, begins: true, ends: true },
    ]);
  });

  it('what begins before a week or ends after it is cut at its ends', () => {
    const long = cutIntoDays({ at: at('2026-11-20', '12:00'), until: at('2026-12-20', '12:00') }, MONDAY);
    expect(long.map(({ day }) => day)).toEqual(listWeekDays(MONDAY));
    expect(long.every(({ from, to, begins, ends }) => from === 0 && to === 1440 && !begins && !ends)).toBe(
      true,
    );
    expect(cutIntoDays({ at: at('2026-12-07', '00:00'), until: at('2026-12-07', '01:00') }, MONDAY)).toEqual(
      [],
    );
  });

  it('a meeting during a clock change keeps its length, or ends by the clock where hours are skipped', () => {
    const berlin = 'Europe/Berlin';
    const back = at('2026-10-25', '02:45', berlin);
    expect(cutIntoDays({ at: back, until: back + 30 * 60_000 }, '2026-10-19', berlin)).toEqual([
      { day: '2026-10-25', from: 165, to: 195, begins: true, ends: true },
    ]);
    const forward = at('2027-03-28', '01:45', berlin);
    expect(cutIntoDays({ at: forward, until: forward + 30 * 60_000 }, '2027-03-22', berlin)).toEqual([
      { day: '2027-03-28', from: 105, to: 195, begins: true, ends: true },
    ]);
  });

  it('a line for now is drawn on its day, and in no other week', () => {
    const now = new Date(at('2026-12-06', '23:59'));
    expect(nowIn(MONDAY, now)).toEqual({ day: '2026-12-06', minute: 1439 });
    expect(nowIn(addDays(MONDAY, 7), now)).toBeNull();
  });
});

describe('meetings at the same time', () => {
  const lanes = (...parts: [number, number][]) =>
    inLanes(parts.map(([from, to]) => ({ from, to }))).map(({ lane, lanes: of }) => `${lane}/${of}`);

  it('meetings one after the other have the whole day, and overlapping ones share it', () => {
    expect(lanes([540, 570], [570, 600])).toEqual(['0/1', '0/1']);
    expect(lanes([540, 600], [570, 630], [700, 760])).toEqual(['0/2', '1/2', '0/1']);
  });

  it('a place that is free again is used before another one is opened', () => {
    expect(lanes([540, 660], [540, 600], [600, 660])).toEqual(['0/2', '1/2', '1/2']);
  });

  it('a meeting shorter than half an hour is drawn that long, beside what begins in it', () => {
    expect(lanes([540, 550], [560, 590])).toEqual(['0/2', '1/2']);
  });

  it('no two of forty meetings are drawn on top of each other', () => {
    const meeting = fc.record({ from: fc.nat(1380), length: fc.integer({ min: 1, max: 240 }) });
    fc.assert(
      fc.property(fc.array(meeting, { maxLength: 40 }), drawn => {
        const placed = inLanes(drawn.map(({ from, length }) => ({ from, to: from + length })));
        expect(placed).toHaveLength(drawn.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed.slice(index + 1))
            if (one.lane === other.lane)
              expect(Math.max(one.from, other.from)).toBeGreaterThanOrEqual(
                Math.min(Math.max(one.to, one.from + 30), Math.max(other.to, other.from + 30)),
              );
        }
      }),
    );
  });
});

describe('the hours of a week', () => {
  it('an empty week shows the usual hours, and a meeting outside of them adds its own', () => {
    expect(shownHours([])).toEqual({ first: 8, last: 18 });
    expect(shownHours([{ from: 430, to: 500 }])).toEqual({ first: 7, last: 18 });
    expect(shownHours([{ from: 1410, to: 1440 }])).toEqual({ first: 8, last: 24 });
  });

  it('a host in Chicago is open on the evening of Addis Ababa, and away on a day of their own zone', () => {
    const host = {
      id: 'a',
      timeZone: 'America/Chicago',
      hours: [{ weekday: 1, from: '09:00', to: '11:00' }],
      exceptions: [{ from: '2026-12-02', to: '2026-12-02', hours: null }],
    };
    const [open] = openTimes(host, MONDAY).flatMap(span => cutIntoDays(span, MONDAY));
    expect(open).toMatchObject({ day: MONDAY, from: 18 * 60, to: 20 * 60 });
    expect(daysOff(host, MONDAY).flatMap(span => cutIntoDays(span, MONDAY))).toMatchObject([
      { day: '2026-12-02', from: 9 * 60, to: 1440 },
      { day: '2026-12-03', from: 0, to: 9 * 60 },
    ]);
  });

  it('the clock of another zone is shown beside the hours, with the day before or after', () => {
    const { hours, change } = otherClock(MONDAY, { first: 8, last: 10 }, 'America/Chicago');
    expect(hours).toEqual([
      { hour: 8, time: '23:00', shift: -1 },
      { hour: 9, time: '00:00', shift: 0 },
    ]);
    expect(change).toBeNull();
  });

  it('a week in which the other clock changes names the day and what it shows from then on', () => {
    const { hours, change } = otherClock('2026-10-19', { first: 12, last: 13 }, 'Europe/Berlin');
    expect(hours).toEqual([{ hour: 12, time: '11:00', shift: 0 }]);
    expect(change).toEqual({ day: '2026-10-25', noon: '10:00' });
    expect(dayIn('Europe/Berlin', new Date(at('2026-10-25', '12:00')))).toBe('2026-10-25');
  });
});
