import {
  type BusyTime,
  busyTimes,
  type Entry,
  instantIn,
  merged,
  parseDuration,
} from './busy-times.rules.ts';
import { readText } from './calendar-components.rules.ts';
import { checkTime, type Window } from './repetition.rules.ts';

/**
 * The times in which a host cannot be met: those of each VAVAILABILITY (RFC 7953) outside its hours. One with a higher
 * priority replaces the others for as long as it lasts; of two alike the busy one counts. Hours that are not understood are
 * busy, and `why` says so.
 * @throws NotUnderstood if the time for reading is over.
 */
export function unavailableTimes(
  entries: readonly Entry[],
  window: Window,
): { times: BusyTime[]; why: 'hours' | null } {
  const ranked = new Map<number, Availability[]>();
  const read = entries.map(entry => readAvailability(entry, window));
  for (const each of read) ranked.set(each.rank, [...(ranked.get(each.rank) ?? []), each]);
  let times: BusyTime[] = [];
  for (const [, alike] of [...ranked].sort(([one], [other]) => other - one)) {
    const lower = without(
      times,
      merged(
        alike.map(each => each.lasts),
        window,
      ),
      window,
    );
    times = [...lower, ...alike.flatMap(each => without([each.lasts], each.hours, window))];
  }
  return { times: merged(times, window), why: read.some(each => !each.isWhole) ? 'hours' : null };
}

/** `rank`: from 1, which counts most, to 10, which counts least. `isWhole`: all of it was understood. */
type Availability = { rank: number; lasts: BusyTime; hours: BusyTime[]; isWhole: boolean };

function readAvailability(entry: Entry, window: Window): Availability {
  const { component, findZone } = entry;
  const begins = instantIn(entry, 'DTSTART');
  const ends = findEnd(entry, begins);
  const series = new Map<string, Entry[]>();
  for (const part of component.parts.filter(({ name }) => name === 'AVAILABLE')) {
    const uid = readText(part, 'UID');
    series.set(uid, [...(series.get(uid) ?? []), { component: part, findZone }]);
  }
  const hours = [...series.values()].map(each => busyTimes(each, window));
  const isUnderstood = ({ why }: (typeof hours)[number]) => why === null || why === 'zone';
  const priority = Number(readText(component, 'PRIORITY'));
  return {
    rank: priority >= 1 && priority <= 9 ? priority : 10,
    lasts: { from: begins ?? window.from, to: ends ?? window.to },
    hours: merged(
      hours.filter(isUnderstood).flatMap(({ times }) => times),
      window,
    ),
    isWhole: begins !== null && ends !== null && !component.isCut && hours.every(({ why }) => why === null),
  };
}

/** Null if it is not understood, which a length without a beginning is too; undefined without an end. */
function findEnd(entry: Entry, begins: number | null | undefined): number | null | undefined {
  const named = instantIn(entry, 'DTEND');
  const duration = readText(entry.component, 'DURATION');
  if (named === undefined && duration === '') return undefined;
  const lasts = parseDuration(duration);
  const ends = named === undefined && typeof begins === 'number' && lasts !== null ? begins + lasts : named;
  return ends === undefined || (ends !== null && typeof begins === 'number' && ends <= begins) ? null : ends;
}

/** The times without the holes, which must be sorted by their beginning. */
function without(times: readonly BusyTime[], holes: readonly BusyTime[], window: Window): BusyTime[] {
  return times.flatMap(({ from, to }) => {
    checkTime(window);
    const left: BusyTime[] = [];
    let since = from;
    for (const hole of [...holes, { from: to, to }]) {
      const ends = Math.min(hole.from, to);
      if (ends > since) left.push({ from: since, to: ends });
      since = Math.max(since, hole.to);
    }
    return left;
  });
}
