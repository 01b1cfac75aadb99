import { type Component, findProperty, type Property, readText } from './calendar-components.rules.ts';
import { utc, type Zone } from './calendar-zones.rules.ts';
import { checkTime, compact, listOccurrences, NotUnderstood, type Window } from './repetition.rules.ts';

/** A busy time in a calendar, in ms since 1970. */
export type BusyTime = { from: number; to: number };

/**
 * Why an event was not understood, wholly or in part: its beginning, its end, its rule or dates of repetition, how often it
 * repeats, an unknown zone, or because it is cut off. What could be read of it is busy nevertheless. `much`: the calendar
 * has more than is read at once, and this event was not looked at. `hours`: hours in which the host can be met; all of those
 * are busy instead.
 */
export type Reason = 'begin' | 'end' | 'rule' | 'dates' | 'often' | 'zone' | 'cut' | 'much' | 'hours';

/** A component with the zones of the calendar it stands in. */
export type Entry = { component: Component; findZone: (name: string | undefined) => Zone };

/** A time without a zone of its own (`isFloating`) is one of the host, or of the series it is an exception from. */
type Moment = { wall: number; zone: Zone; isDate: boolean; isFloating?: boolean };
type Span = { begins: Moment; ends: Moment };

const DAY = 24 * 3_600_000;
/** The database takes no year with more than four digits in ISO form. */
const LATEST = Date.UTC(3000, 0);

/**
 * The busy times of one event within the window, its repetitions and exceptions included, and the first reason why some of
 * it may be missing. What is marked as free or cancelled is not busy.
 * @throws NotUnderstood if the time for reading is over.
 * @param entries all components with the same UID
 */
export function busyTimes(
  entries: readonly Entry[],
  window: Window,
): { times: BusyTime[]; why: Reason | null } {
  let why: Reason | null = null;
  const note = (reason: Reason) => {
    // A guessed zone counts least: all of the event is there.
    if (why === null || why === 'zone') why = reason;
  };
  const exceptions = entries.flatMap(entry => {
    const replaced = findProperty(entry.component, 'RECURRENCE-ID');
    const moment = replaced && parseMoments(replaced, entry, note)[0];
    if (!replaced) return [];
    const isFree = takesNoTime(entry.component);
    const span = readSpan(entry, isFree ? () => undefined : note);
    const isRange = replaced.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
    return [{ moment, isFree, span, isRange }];
  });
  const times = exceptions.flatMap(({ isFree, span }) => (isFree || !span ? [] : [toRange(span)]));
  // An exception without a beginning replaces nothing, or its time would be lost.
  const replacing = exceptions.flatMap(({ moment, isFree, span }) =>
    moment && (isFree || span) ? [moment] : [],
  );
  const ranges = exceptions.flatMap(({ isRange, moment, isFree, span }) =>
    isRange && moment ? [{ moment, isFree, span }] : [],
  );
  for (const entry of entries) {
    if (entry.component.isCut) note('cut');
    if (takesNoTime(entry.component) || findProperty(entry.component, 'RECURRENCE-ID')) continue;
    const span = readSpan(entry, note);
    if (!span) continue;
    const isReplaced = isAmong(replacing, span.begins);
    // The last one before an occurrence counts, in whichever order they stand.
    const changes = ranges
      .map(({ moment, ...change }) => ({ ...change, since: replacedInstant(moment, span.begins) }))
      .sort((one, other) => one.since - other.since);
    for (const occurrence of occurrences(entry, span, { window, note })) {
      checkTime(window);
      if (isReplaced(occurrence.begins)) continue;
      const { from, to } = toRange(occurrence);
      const change = changes.findLast(({ since }) => since <= from);
      if (!change?.span) times.push({ from, to });
      else if (!change.isFree) {
        const changed = toRange(change.span);
        const later = from - change.since;
        times.push({ from: changed.from + later, to: changed.to + later });
      }
    }
  }
  return { times: merged(times, window), why };
}

/** When an event takes place, without its repetitions; null if that is not understood. */
export function findTime(entry: Entry): BusyTime | null {
  try {
    const span = readSpan(entry, () => undefined);
    return span && toRange(span);
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** The instant that a property of a component names; undefined without it, null if it is not understood. */
export function instantIn(entry: Entry, name: string): number | null | undefined {
  const property = findProperty(entry.component, name);
  const moment = property && parseMoments(property, entry, () => undefined)[0];
  return property && (moment ? toInstant(moment) : null);
}

/** The periods of a VFREEBUSY that are not free. */
export function busyPeriods(
  { component, findZone }: Entry,
  window: BusyTime,
): { times: BusyTime[]; why: Reason | null } {
  let why: Reason | null = component.isCut ? 'cut' : null;
  const times = component.properties
    .filter(({ name, params }) => name === 'FREEBUSY' && params.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap(property =>
      property.value.split(',').flatMap(text => {
        const span = parsePeriod(text.trim(), property, findZone);
        if (!span) why ??= 'dates';
        return span ? [toRange(span)] : [];
      }),
    );
  return { times: merged(times, window), why };
}

/** Those within the window, in order, those that touch as one. */
export function merged(times: readonly BusyTime[], window: BusyTime): BusyTime[] {
  const found: BusyTime[] = [];
  const within = times
    .map(({ from, to }) => ({ from: Math.max(from, 0), to: Math.min(to, LATEST) }))
    .filter(({ from, to }) => to > window.from && from < window.to && to > from)
    .sort((one, other) => one.from - other.from);
  for (const time of within) {
    const last = found.at(-1);
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to);
    else found.push(time);
  }
  return found;
}

const takesNoTime = (event: Component) =>
  readText(event, 'TRANSP').toUpperCase() === 'TRANSPARENT' ||
  readText(event, 'STATUS').toUpperCase() === 'CANCELLED';

const toInstant = ({ wall, zone }: Moment) => zone.instant(wall);
const toRange = ({ begins, ends }: Span): BusyTime => ({ from: toInstant(begins), to: toInstant(ends) });
const dayNumber = (wall: number) => Math.floor(wall / DAY);

/** Whether an occurrence of an event is one that a RECURRENCE-ID or EXDATE means: a day, or a time in any zone or without one. */
function isAmong(moments: readonly Moment[], series: Moment): (begins: Moment) => boolean {
  const { zone, isDate } = series;
  const dayIn = (moment: Moment) =>
    dayNumber(moment.zone === utc && !moment.isDate ? zone.wall(moment.wall) : moment.wall);
  const days = new Set(moments.filter(moment => isDate || moment.isDate).map(dayIn));
  const instants = new Set(
    isDate ? [] : moments.filter(moment => !moment.isDate).map(moment => replacedInstant(moment, series)),
  );
  return begins => days.has(dayNumber(begins.wall)) || instants.has(toInstant(begins));
}

/** When the occurrence begins that a RECURRENCE-ID names: a day has it at the time at which the series begins. */
function replacedInstant(moment: Moment, { wall, zone, isDate }: Moment): number {
  if (moment.isDate && !isDate) return zone.instant(moment.wall + wall - dayNumber(wall) * DAY);
  return moment.isFloating ? zone.instant(moment.wall) : toInstant(moment);
}

type Reading = { window: Window; note: (reason: Reason) => void };

/** The occurrences of an event that may be within the window, before its exceptions are known. */
function occurrences(entry: Entry, span: Span, { window, note }: Reading): Span[] {
  const { component, findZone } = entry;
  const listed = (name: string) => component.properties.filter(each => each.name === name);
  const length = Math.max(toRange(span).to - toRange(span).from, 0);
  const around = {
    ...window,
    from: Math.max(window.from - length - 2 * DAY, 0),
    to: window.to + 2 * DAY,
  };
  const { zone, isDate } = span.begins;
  const repeated = (name: string) =>
    listed(name).flatMap(({ value }) => {
      try {
        return listOccurrences(withLocalEnd(value, zone), span.begins.wall, around);
      } catch (error) {
        if (!(error instanceof NotUnderstood) || error.why === 'much') throw error;
        note(error.why);
        return [];
      }
    });
  const at = (begins: Moment): Span => ({ begins, ends: endAfter(begins, span) });
  const rules = repeated('RRULE').map(wall => at({ wall, zone, isDate }));
  const dates = listed('RDATE').flatMap(property =>
    property.value.includes('/')
      ? property.value.split(',').flatMap(text => {
          const period = parsePeriod(text.trim(), property, findZone);
          if (!period) note('dates');
          return period ?? [];
        })
      : parseMoments(property, entry, note).map(at),
  );
  const isLeft = isAmong(
    listed('EXDATE').flatMap(property => parseMoments(property, entry, note)),
    span.begins,
  );
  const leftWalls = new Set(repeated('EXRULE'));
  const seen = new Set<number>();
  return [span, ...rules, ...dates].filter(each => {
    const instant = toInstant(each.begins);
    if (seen.has(instant) || leftWalls.has(each.begins.wall)) return false;
    seen.add(instant);
    return !isLeft(each.begins);
  });
}

/** UNTIL is compared with wall-clock times; in a file it is mostly in UTC. One that is no time is left for the rule to fail. */
function withLocalEnd(rule: string, zone: Zone): string {
  return rule.replace(/UNTIL=(\d{8}T\d{6}Z)/i, (all, until: string) => {
    const read = parseWall(until);
    return read ? `UNTIL=${compact(zone.wall(read.wall))}` : all;
  });
}

/** The end of an occurrence: as many days later as in the event if it lasts whole days, otherwise as long. */
function endAfter(begins: Moment, span: Span): Moment {
  if (span.begins.isDate) return { ...begins, wall: begins.wall + span.ends.wall - span.begins.wall };
  const { from, to } = toRange(span);
  return { wall: toInstant(begins) + to - from, zone: utc, isDate: false };
}

function readSpan(entry: Entry, note: (reason: Reason) => void): Span | null {
  const start = findProperty(entry.component, 'DTSTART');
  const begins = start && parseMoments(start, entry, () => undefined)[0];
  if (!begins) {
    note('begin');
    return null;
  }
  if (!begins.zone.isSure) note('zone');
  const end = findProperty(entry.component, 'DTEND');
  const ends = end && parseMoments(end, entry, () => undefined)[0];
  const duration = readText(entry.component, 'DURATION');
  const lasts = parseDuration(duration);
  if ((end && !ends) || (duration !== '' && lasts === null)) note('end');
  const wholeDay = begins.isDate ? { ...begins, wall: begins.wall + DAY } : begins;
  if (!ends) return { begins, ends: lasts === null ? wholeDay : later(begins, lasts) };
  const { from, to } = toRange({ begins, ends });
  if (to < from) note('end');
  return { begins, ends: to > from ? ends : wholeDay };
}

function later(begins: Moment, lasts: number): Moment {
  if (begins.isDate) return { ...begins, wall: begins.wall + lasts };
  return { wall: Math.min(toInstant(begins) + lasts, LATEST), zone: utc, isDate: false };
}

/** `start/end` or `start/duration`. */
function parsePeriod(text: string, property: Property, findZone: Entry['findZone']): Span | null {
  const [first = '', second = ''] = text.split('/');
  const begins = parseMoment(first, property, findZone);
  const lasts = parseDuration(second);
  const ends = begins && lasts !== null ? later(begins, lasts) : parseMoment(second, property, findZone);
  return begins && ends ? { begins, ends } : null;
}

function parseMoments(property: Property, { findZone }: Entry, note: (reason: Reason) => void): Moment[] {
  return property.value
    .split(',')
    .filter(text => text.trim() !== '')
    .flatMap(text => {
      const moment = parseMoment(text, property, findZone);
      if (!moment) note('dates');
      return moment ?? [];
    });
}

function parseMoment(text: string, { params }: Property, findZone: Entry['findZone']): Moment | null {
  const read = parseWall(text.trim());
  if (!read) return null;
  const { wall, isDate, isUtc } = read;
  // Whole days are those of the host, whichever zone is named.
  const zone = isDate ? findZone(undefined) : isUtc ? utc : findZone(params.get('TZID'));
  return { wall, isDate, zone, isFloating: !isDate && !isUtc && !params.has('TZID') };
}

/** A day or time as calendars write it, or in ISO form; a day without VALUE=DATE is a day too. */
function parseWall(text: string): { wall: number; isDate: boolean; isUtc: boolean } | null {
  const [all, year, month, day, hour, minute, second = '00', offset] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ??
    [];
  if (all === undefined) return null;
  const time = hour === undefined ? '00:00:00' : `${hour}:${minute}:${second === '60' ? '59' : second}`;
  const wall = Date.parse(`${year}-${month}-${day}T${time}Z`);
  // 30 February would become 2 March.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return null;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset ?? '') ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  return { wall: wall - ahead, isDate: hour === undefined, isUtc: offset !== undefined };
}

/** `P1D`, `PT1H30M`, `P2W`, in ms; null for anything else, also below zero. */
export function parseDuration(text: string): number | null {
  const [all, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?=\w)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim()) ?? [];
  if (all === undefined) return null;
  const length =
    (Number(weeks) * 7 + Number(days)) * DAY +
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return Math.min(length, LATEST);
}
