import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, dayIn, toInstant } from '#core/zoned-time.ts';
import { type Host, startsOn } from './free-times.rules.ts';

const minutes = 30;

/** The same opening hours by Temporal, which reckons with zones in its own way. */
function startsByTemporal({ timeZone, hours }: Host, day: string): number[] {
  const date = Temporal.PlainDate.from(day);
  return hours
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .flatMap(({ from, to }) => {
      const at = (time: string) =>
        date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
      const end = at(to);
      const starts: number[] = [];
      for (
        let start = at(from);
        Temporal.ZonedDateTime.compare(start.add({ minutes }), end) <= 0;
        start = start.add({ minutes })
      )
        starts.push(start.epochMilliseconds);
      return starts;
    });
}

/** Every change of the clocks of a zone in ten years, by Temporal. */
function clockChanges(timeZone: string, from: string, to: string): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let at = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).getTimeZoneTransition('next');
  const end = Temporal.PlainDate.from(to).toZonedDateTime(timeZone);
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    changes.push(at);
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

describe('ten years of meetings', () => {
  it.each([
    ['Africa/Addis_Ababa', 0],
    ['America/New_York', 20],
    ['Europe/Berlin', 20],
    ['Australia/Lord_Howe', 20],
    ['America/Santiago', 20],
    ['Europe/London', 20],
  ])(
    'meetings in %s begin at the same instants as with Temporal, each day and around every clock change',
    (timeZone, leastChanges) => {
      const weekdays = [1, 2, 3, 4, 5, 6, 7];
      const host: Host = {
        id: 'a',
        timeZone,
        exceptions: [],
        hours: weekdays.flatMap(weekday => [
          { weekday, from: '00:00', to: '04:15' },
          { weekday, from: '09:00', to: '10:00' },
        ]),
      };
      const different: string[] = [];
      for (let day = '2026-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
        const ours = startsOn(host, day, minutes);
        const theirs = startsByTemporal(host, day);
        if (ours.join() !== theirs.join()) different.push(`${timeZone} ${day}`);
      }
      const changes = clockChanges(timeZone, '2026-01-01', '2036-01-01');
      for (const change of changes)
        for (let off = -240; off <= 240; off += 5) {
          const near = change.add({ minutes: off });
          const time = near.toPlainTime().toString({ smallestUnit: 'minute' });
          const day = near.toPlainDate().toString();
          const theirs = near.toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
          if (toInstant(day, time, timeZone).getTime() !== theirs)
            different.push(`${timeZone} ${day} ${time}`);
          if (dayIn(timeZone, new Date(near.epochMilliseconds)) !== day)
            different.push(`${timeZone} day ${day}`);
        }
      expect(different).toEqual([]);
      expect(changes.length).toBeGreaterThanOrEqual(leastChanges);
    },
    120_000,
  );
});
