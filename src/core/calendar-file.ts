import type { Locale } from './locale.ts';
import type { Words } from './words.ts';
import { clockAt, type IsoDay, offsetAt } from './zoned-time.ts';

/** An event for a calendar. */
export type CalendarEntry = {
  /** Identifies it permanently, in every calendar. */
  uid: string;
  start: Date;
  /** Null if the duration is unknown. */
  end: Date | null;
  /** Set where only the day is known: the entry is for the whole day, and blocks no hour of it. */
  day?: IsoDay;
  /** Its IANA time zone. */
  timeZone: string;
  heading: Words;
  description: Words;
  place: Words | null;
  coordinates: { lat: number; lng: number } | null;
  /** The full address of its page. */
  url: string;
  state: 'scheduled' | 'tentative' | 'postponed' | 'cancelled';
  changed: Date;
  /** Calendars take the state with the highest one; without it, the minutes until `changed`. */
  revision?: number;
  /** Set in a mail that invites somebody. */
  invitation?: { organizer: { name: string; email: string }; attendee: string };
};

type Frame = {
  /** What a mail program does with the file: enter or change the entries, or take them out (RFC 5546). */
  method?: 'REQUEST' | 'CANCEL';
  /** The calendar's name for subscribers; omitted for a single entry. */
  name?: string;
  locale: Locale;
};

const statuses = {
  scheduled: 'CONFIRMED',
  tentative: 'TENTATIVE',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;
const longestLine = 75;
/** Revisions count the minutes since this instant, so that a later state always has a higher number. */
const revisionsBegin = Date.UTC(2020, 0, 1);

/** The entries as a calendar file (RFC 5545), with the clock changes of every zone they use. */
export function calendarFile(entries: readonly CalendarEntry[], { name, locale, method }: Frame): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adey//Events//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name
      ? [
          text('NAME', { text: name }, locale),
          `X-WR-CALNAME:${escapeText(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
          'X-PUBLISHED-TTL:PT12H',
        ]
      : []),
    ...listZones(entries),
    ...entries.flatMap(entry => entryLines(entry, locale)),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${foldLine(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, locale: Locale): string[] {
  const { uid, start, end, day, timeZone, heading, description, place, coordinates, url, state, changed } =
    entry;
  const { invitation } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${inUtc(changed)}`,
    `LAST-MODIFIED:${inUtc(changed)}`,
    `SEQUENCE:${entry.revision ?? Math.max(0, Math.floor((changed.getTime() - revisionsBegin) / 60_000))}`,
    ...(invitation ? invitedLines(invitation) : []),
    ...(day
      ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART;TZID=${timeZone}:${onTheClock(start, timeZone)}`]),
    ...(end ? [`DTEND;TZID=${timeZone}:${onTheClock(end, timeZone)}`] : []),
    text('SUMMARY', heading, locale),
    ...(description.text ? [text('DESCRIPTION', description, locale)] : []),
    ...(place ? [text('LOCATION', place, locale)] : []),
    ...(coordinates ? [`GEO:${coordinates.lat.toFixed(6)};${coordinates.lng.toFixed(6)}`] : []),
    `URL:${url}`,
    `STATUS:${statuses[state]}`,
    'END:VEVENT',
  ];
}

/** Who invites whom. The one invited chose the time, so nobody is asked whether they come. */
function invitedLines({ organizer, attendee }: NonNullable<CalendarEntry['invitation']>): string[] {
  // A quoted name holds anything but quotes and control characters (RFC 5545, 3.1).
  const name = organizer.name.replaceAll(/["\p{Cc}]/gu, '');
  return [
    `ORGANIZER;CN="${name}":mailto:${organizer.email}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
  ];
}

/** One more year on each side, so that the first and last entries are well within the listed clock changes. */
function listZones(entries: readonly CalendarEntry[]): string[] {
  const years = new Map<string, number[]>();
  for (const { timeZone, start, end } of entries) {
    const known = years.get(timeZone) ?? [];
    years.set(timeZone, [...known, start.getUTCFullYear(), (end ?? start).getUTCFullYear()]);
  }
  return [...years].flatMap(([timeZone, all]) =>
    timeZoneBlock(timeZone, { from: Math.min(...all) - 1, to: Math.max(...all) + 1 }),
  );
}

function text(property: string, words: Words, locale: Locale): string {
  return `${property};LANGUAGE=${words.lang ?? locale}:${escapeText(words.text)}`;
}

/** Escapes text for a calendar file, which does not allow control characters at all. */
export function escapeText(words: string): string {
  return words
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\p{Cc}]/gu, sign => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line after 75 bytes, never within a character: each continuation begins with a space (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let room = longestLine;
  for (const sign of line) {
    const bytes = countBytes(sign);
    if (bytes > room) {
      pieces.push(piece);
      piece = '';
      room = longestLine - 1;
    }
    piece += sign;
    room -= bytes;
  }
  return [...pieces, piece].join('\r\n ');
}

function countBytes(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

function inUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function onTheClock(instant: Date, timeZone: string): string {
  return clockAt(timeZone, instant).replaceAll(/[-:]/g, '');
}

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
    changes.push({ instant: findClockChange(timeZone, at, at + day, known), from: known, to: next });
    known = next;
  }
  return changes;
}

/** The minute between two instants at which the offset stops being `known`. */
function findClockChange(timeZone: string, from: number, to: number, known: number): number {
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
