import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween } from '#core/zoned-time.ts';
import { type EventTimes, type EventTiming, eventTiming, timingValidUntil } from './event-timing.rules.ts';

// Sweeps take several seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;
const zones = [
  'Africa/Addis_Ababa',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Europe/London',
];
const clocks = new Map(
  zones.map(zone => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** The same result computed independently, by comparing wall-clock times without instants. */
function reckonByWall(
  times: EventTimes & { date: string; time: string; endTime: string },
  now: number,
): EventTiming {
  const wall = clocks.get(times.timeZone)?.format(now) ?? '';
  const endDay = times.endTime > times.time ? times.date : addDays(times.date, 1);
  if (wall >= `${endDay} ${times.endTime}`) return { state: 'past', daysToGo: 0 };
  if (wall >= `${times.date} ${times.time}`) return { state: 'live', daysToGo: 0 };
  const daysToGo = daysBetween(wall.slice(0, 10), times.date);
  return { state: daysToGo > 0 ? 'upcoming' : 'today', daysToGo };
}

/** Compares both computations every `step` minutes around an event and lists the differences. */
function differences(
  times: Parameters<typeof reckonByWall>[0],
  from: number,
  to: number,
  step: number,
): string[] {
  const wrong: string[] = [];
  for (let now = from; now < to; now += step * minute) {
    const ours = JSON.stringify(eventTiming(times, new Date(now)));
    const theirs = JSON.stringify(reckonByWall(times, now));
    if (ours !== theirs)
      wrong.push(`${JSON.stringify(times)} at ${new Date(now).toISOString()}: ${ours}, not ${theirs}`);
  }
  return wrong.slice(0, 5);
}

// No start or end is in an hour that a clock change skips or repeats; other tests cover those.
const hours = [
  { time: '17:00', endTime: '21:00' },
  { time: '20:00', endTime: '05:30' },
  { time: '09:00', endTime: '09:00' },
];

describe.each(zones)('event timing in %s', timeZone => {
  it('[TIME-13] [TIME-14] event timing around each clock change agrees with wall-clock time', () => {
    for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01']) {
      for (const { time, endTime } of hours) {
        const from = Date.parse(addDays(date, -2));
        expect(differences({ date, time, endTime, timeZone }, from, from + 3 * 1440 * minute, 7)).toEqual([]);
      }
    }
    const night = { date: '2026-10-31', time: '20:00', endTime: '05:30', timeZone };
    expect(differences(night, Date.parse('2026-10-31'), Date.parse('2026-11-02'), 1)).toEqual([]);
  });

  it('[TIME-03] event timing at every hour of a year agrees with wall-clock time', () => {
    const gala = { date: '2026-07-01', time: '17:00', endTime: '21:00', timeZone };
    expect(differences(gala, Date.parse('2026-01-01'), Date.parse('2027-01-01'), 60)).toEqual([]);
  });
});

describe('timingValidUntil', () => {
  const events = fc.record({
    date: fc.integer({ min: -3, max: 3 }).map(days => addDays('2026-11-01', days)),
    time: fc.option(clockTimes()),
    endTime: fc.option(clockTimes()),
    timeZone: fc.constantFrom(...zones),
  });
  const moments = fc.integer({ min: -6 * 1440, max: 6 * 1440 });

  it('timingValidUntil returns the very next instant at which the timing of any event changes', () => {
    fc.assert(
      fc.property(events, moments, (times, minutes) => {
        const now = new Date(Date.parse('2026-11-01') + minutes * minute);
        const until = timingValidUntil(times, now);
        const timing = eventTiming(times, now);
        if (!until) return timing.state === 'past';
        const justBefore = eventTiming(times, new Date(until.getTime() - 1));
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        expect(justBefore).toEqual(timing);
        expect(eventTiming(times, until)).not.toEqual(timing);
        return true;
      }),
      { numRuns: 2000 },
    );
  });

  it('timingValidUntil returns null for an event without a day', () => {
    expect(timingValidUntil({ date: null, timeZone: 'UTC' }, new Date())).toBeNull();
  });
});

function clockTimes() {
  return fc.integer({ min: 0, max: 1439 }).map(minutes => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
}
