import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { offsetAt, toInstant } from '#core/zoned-time.ts';
import { type Component, readText } from './calendar-components.rules.ts';
import { checkTime, listOccurrences, NotUnderstood } from './repetition.rules.ts';

/**
 * Between instants and wall-clock times of a zone, both in ms since 1970 (wall-clock times as if they were UTC).
 * `isSure` unless we had to guess which zone is meant.
 */
export type Zone = {
  instant: (wall: number) => number;
  wall: (instant: number) => number;
  isSure: boolean;
};

const HOUR = 3_600_000;
/** Of a zone that a file defines; those that list every change since 1880 have forty. */
const MOST_RULES = 100;

export const utc: Zone = { instant: wall => wall, wall: instant => instant, isSure: true };

/**
 * Finds zones by the names that calendars use for them: a name of the IANA database, also behind a path; a VTIMEZONE of the
 * file; a name of Windows (https://cldr.unicode.org); a fixed offset. Other names mean the zone of the host, and are not
 * sure. What they compute throws NotUnderstood once `performance.now()` is `deadline`.
 */
export function createZoneFinder(
  calendar: Component,
  ofHost: string,
  deadline: number,
): (name: string | undefined) => Zone {
  const definitions = new Map(
    calendar.parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map(definition => [readText(definition, 'TZID').toLowerCase(), definition]),
  );
  const host = ianaZone(ofHost, deadline) ?? utc;
  const known = new Map<string, Zone>();
  return name => {
    if (name === undefined) return host;
    const key = name.trim().toLowerCase();
    const found = known.get(key) ??
      findZone(name.trim(), definitions.get(key), deadline) ?? { ...host, isSure: false };
    known.set(key, found);
    return found;
  };
}

const windowsZones = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);

function findZone(name: string, definition: Component | undefined, deadline: number): Zone | null {
  // `/mozilla.org/20050126_1/America/Argentina/Buenos_Aires` ends with a name of up to three parts.
  const names = [0, -3, -2, -1].map(from => name.split('/').slice(from).join('/'));
  const ofWindows = names.flatMap(each => windowsZones.get(each.toLowerCase()) ?? []);
  return (
    firstZone(names, deadline) ??
    (definition &&
      (ianaZone(readText(definition, 'X-LIC-LOCATION'), deadline) ?? definedZone(definition, deadline))) ??
    firstZone(ofWindows, deadline) ??
    offsetZone(name)
  );
}

function firstZone(names: readonly string[], deadline: number): Zone | null {
  for (const name of names) {
    const zone = ianaZone(name, deadline);
    if (zone) return zone;
  }
  return null;
}

function ianaZone(name: string, deadline: number): Zone | null {
  try {
    // Intl also takes offsets, and knows the outdated names that calendars still use.
    if (name === '') return null;
    offsetAt(0, name);
  } catch {
    return null;
  }
  const known = new Map<number, number>();
  const instant = (wall: number) => {
    checkTime({ deadline });
    const [day = '', time = ''] = new Date(wall).toISOString().split('T');
    return toInstant(day, time.slice(0, 8), name).getTime();
  };
  return {
    instant: wall => {
      const found = known.get(wall) ?? instant(wall);
      known.set(wall, found);
      return found;
    },
    wall: at => at + offsetAt(at, name),
    isSure: true,
  };
}

/** `GMT+0200`, `UTC-5` or, as Outlook shows zones, `(UTC+01:00) Amsterdam, Berlin`, where summer time is not known. */
function offsetZone(name: string): Zone | null {
  const [all, sign, hours = '0', minutes = '0', place = ''] =
    /^\(?(?:UTC|GMT)(?![a-z])(?:([+-])(\d{1,2})[:.]?(\d\d)?)?\)?(.*)$/i.exec(name) ?? [];
  if (all === undefined) return null;
  const offset = (Number(hours) * HOUR + Number(minutes) * 60_000) * (sign === '-' ? -1 : 1);
  return fixedZone(offset, /^(\s*Coordinated Universal Time)?$/i.test(place));
}

const fixedZone = (offset: number, isSure: boolean): Zone => ({
  instant: wall => wall - offset,
  wall: instant => instant + offset,
  isSure,
});

/** The rules of a VTIMEZONE: the last change before a time counts. */
function definedZone(definition: Component, deadline: number): Zone | null {
  const rules = definition.parts.flatMap(part => {
    const begins = Date.parse(toIso(readText(part, 'DTSTART')));
    const offset = parseOffset(readText(part, 'TZOFFSETTO'));
    if (Number.isNaN(begins) || offset === null) return [];
    return [{ begins, offset, rule: readText(part, 'RRULE'), more: readText(part, 'RDATE') }];
  });
  const [first] = rules;
  const repeated = rules.flatMap(({ rule }) => rule || []);
  // No clocks change every day, and finding out what such rules mean takes long.
  if (!first || repeated.length > MOST_RULES || !repeated.every(rule => /FREQ=YEARLY/i.test(rule)))
    return null;
  const findChanges = (year: number) => {
    const window = { from: Date.UTC(year - 1, 0), to: Date.UTC(year + 1, 0), deadline };
    return rules
      .flatMap(({ begins, offset, rule, more }) =>
        [
          begins,
          ...more
            .split(',')
            .map(text => Date.parse(toIso(text)))
            .filter(at => !Number.isNaN(at)),
          ...(rule === '' ? [] : listOccurrences(rule, begins, window)),
        ].map(at => ({ at, offset })),
      )
      .sort((one, other) => one.at - other.at);
  };
  const years = new Map<number, ReturnType<typeof findChanges>>();
  try {
    findChanges(new Date(first.begins).getUTCFullYear());
  } catch (error) {
    if (error instanceof NotUnderstood && error.why !== 'much') return null;
    throw error;
  }
  const offsetIn = (wall: number): number => {
    const year = new Date(wall).getUTCFullYear();
    const changes = years.get(year) ?? findChanges(year);
    years.set(year, changes);
    return (changes.findLast(({ at }) => at <= wall) ?? first).offset;
  };
  return {
    instant: wall => wall - offsetIn(wall),
    wall: instant => instant + offsetIn(instant + offsetIn(instant)),
    isSure: true,
  };
}

const toIso = (text: string) =>
  text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z');

function parseOffset(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  if (sign === undefined) return null;
  return (Number(hours) * HOUR + Number(minutes) * 60_000) * (sign === '-' ? -1 : 1);
}
