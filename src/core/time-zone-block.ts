import { offsetAt } from './zoned-time.ts';

const minute = 60_000;
const day = 1440 * minute;

type Change = { instant: number; from: number; to: number };

/**
 * The clock changes of a zone in the years `from` to `to`, in the form calendars read (RFC 5545, VTIMEZONE). Each
 * change is listed, as this runtime knows it: one rule for all years would be wrong before the last reform.
 */
export function timeZoneBlock(timeZone: string, { from, to }: { from: number; to: number }): string[] {
  const start = Date.UTC(from, 0, 1);
  const changes = changesBetween(timeZone, start, Date.UTC(to + 1, 0, 1));
  const before = offsetAt(start, timeZone);
  const standard = Math.min(before, ...changes.map(change => change.to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ instant: start, from: before, to: before }, standard),
    ...changes.flatMap(change => observance(change, standard)),
    'END:VTIMEZONE',
  ];
}

function observance({ instant, from, to }: Change, standard: number): string[] {
  const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    // The local time before the change.
    `DTSTART:${new Date(instant + from).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `END:${kind}`,
  ];
}

/** No zone changes its clocks twice within a day. */
function changesBetween(timeZone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  let known = offsetAt(start, timeZone);
  for (let at = start; at < end; at += day) {
    const next = offsetAt(at + day, timeZone);
    if (next === known) continue;
    changes.push({ instant: momentOf(timeZone, at, at + day, known), from: known, to: next });
    known = next;
  }
  return changes;
}

/** The minute between two instants at which the offset stops being `known`. */
function momentOf(timeZone: string, from: number, to: number, known: number): number {
  let [early, late] = [from, to];
  while (late - early > minute) {
    const middle = early + Math.floor((late - early) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === known) early = middle;
    else late = middle;
  }
  return late;
}

/** An offset as `+0300`, with seconds if it has any. */
function written(offset: number): string {
  const seconds = Math.abs(Math.round(offset / 1000));
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(part =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${offset < 0 ? '-' : '+'}${parts[0]}${parts[1]}${parts[2] === '00' ? '' : parts[2]}`;
}
