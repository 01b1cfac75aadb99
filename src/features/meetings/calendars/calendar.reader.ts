import { createHash } from 'node:crypto';
import { decodeText } from '#platform/read-table.ts';
import { unavailableTimes } from './availability.rules.ts';
import {
  type BusyTime,
  busyPeriods,
  busyTimes,
  type Entry,
  findTime,
  type Reason,
} from './busy-times.rules.ts';
import { type CalendarObject, isCalendar, objectsIn } from './calendar-answer.rules.ts';
import { eventsIn, findProperty, parseCalendars, readText } from './calendar-components.rules.ts';
import { createZoneFinder } from './calendar-zones.rules.ts';
import { checkTime, NotUnderstood, type Window } from './repetition.rules.ts';

/** What was fetched: one file, or what a CalDAV server answered to PROPFIND and to each REPORT. */
export type Fetched =
  | { kind: 'ics'; file: Uint8Array }
  | { kind: 'caldav'; properties: Uint8Array; objects: Uint8Array[] };

export type CalendarOrder = {
  fetched: Fetched;
  window: BusyTime;
  /** The zone of times without one, and of whole days. */
  timeZone: string;
  /** How the UIDs of our own meetings begin and end. They count already. */
  ours: { start: string; end: string };
  /** What reading may take; what is left then is listed as not understood. */
  milliseconds: number;
};

/** A part that was not understood. `begins` is its DTSTART as it was written: no other words of the calendar leave here. */
export type FailedPart = { part: string; begins: string; why: Reason };

/** An entry of ours in a calendar, which may have been moved there. */
export type OwnEntry = { uid: string; address: string; time: BusyTime | null };

/** `part` names an event without saying anything about it, and stays the same from one reading to the next. */
export type CalendarContent = {
  busy: (BusyTime & { part: string })[];
  failed: FailedPart[];
  own: OwnEntry[];
};

/** More would not be the calendar of a person. */
const MOST_TIMES = 20_000;

/** Reads a calendar; null if it is none, or not all of it arrived. */
export function read({
  fetched,
  window,
  timeZone,
  ours,
  milliseconds,
}: CalendarOrder): CalendarContent | null {
  const files = readFiles(fetched);
  if (!files) return null;
  const parsed = files.map(({ address, file }) => ({
    address,
    calendars: file === null ? null : parseCalendars(file),
  }));
  const deadline = performance.now() + milliseconds;
  const content: CalendarContent = { busy: [], failed: [], own: [] };
  const groups = new Map<string, { part: string; entries: Entry[] }>();
  for (const { address, calendars } of parsed) {
    if (!calendars) {
      if (fetched.kind === 'ics') return null;
      content.failed.push({ part: toName(address), begins: '', why: 'cut' });
    }
    for (const calendar of calendars ?? []) {
      const findZone = createZoneFinder(calendar, timeZone, deadline);
      for (const component of eventsIn(calendar)) {
        const uid = readText(component, 'UID');
        if (uid.startsWith(ours.start) && uid.endsWith(ours.end)) {
          if (component.name === 'VEVENT')
            content.own.push({ uid, address, time: findTime({ component, findZone }) });
          continue;
        }
        // Hours of one priority replace those of another, so all of them are one group.
        const isHours = component.name === 'VAVAILABILITY';
        const event = isHours ? component.name : uid || readText(component, 'DTSTART');
        const key = JSON.stringify([isHours ? '' : address, event]);
        // An object that cannot be read later still has its address.
        const group = groups.get(key) ?? { part: toName((!isHours && address) || event), entries: [] };
        group.entries.push({ component, findZone });
        groups.set(key, group);
      }
    }
  }
  for (const { part, entries } of cheapFirst([...groups.values()])) {
    const { times, why } = tryTimes(entries, { ...window, deadline });
    const fits = content.busy.length + times.length <= MOST_TIMES;
    if (fits) content.busy.push(...times.map(time => ({ ...time, part })));
    const reason = fits ? why : 'much';
    if (reason) content.failed.push({ part, begins: readBeginning(entries), why: reason });
  }
  return content;
}

function readFiles(fetched: Fetched): CalendarObject[] | null {
  // Whichever encoding a server names: UTF-16 is known by its mark or its zeros, and what we read is ASCII in all the others.
  const text = (bytes: Uint8Array) => decodeText(bytes)?.text ?? new TextDecoder().decode(bytes);
  if (fetched.kind === 'ics') return [{ address: '', file: text(fetched.file) }];
  if (!isCalendar(text(fetched.properties))) return null;
  const answers = fetched.objects.map(answer => objectsIn(text(answer)));
  if (answers.includes(null)) return null;
  // Objects of two kinds arrive twice, and some servers ignore the filter and send everything each time.
  return [
    ...new Map(answers.flatMap(objects => objects ?? []).map(object => [object.address, object])).values(),
  ];
}

/** What does not repeat needs almost no time, so an event that needs all of it costs the others as little as possible. */
const cheapFirst = <Group extends { entries: Entry[] }>(groups: Group[]): Group[] => {
  const repeats = ({ entries }: Group) =>
    entries.some(({ component }) =>
      [component, ...component.parts].some(
        each => findProperty(each, 'RRULE') ?? findProperty(each, 'RDATE'),
      ),
    );
  return [...groups.filter(group => !repeats(group)), ...groups.filter(repeats)];
};

/** What goes wrong in one event costs no other. */
function tryTimes(entries: readonly Entry[], window: Window): { times: BusyTime[]; why: Reason | null } {
  try {
    checkTime(window);
    return readTimes(entries, window);
  } catch (error) {
    return { times: [], why: error instanceof NotUnderstood ? error.why : 'cut' };
  }
}

function readTimes(entries: readonly Entry[], window: Window): { times: BusyTime[]; why: Reason | null } {
  const events = entries.filter(({ component }) => component.name === 'VEVENT');
  const periods = entries
    .filter(({ component }) => component.name === 'VFREEBUSY')
    .map(entry => busyPeriods(entry, window));
  const hours = entries.filter(({ component }) => component.name === 'VAVAILABILITY');
  const parts = [busyTimes(events, window), ...periods, unavailableTimes(hours, window)];
  return {
    times: parts.flatMap(({ times }) => times),
    why: parts.find(each => each.why)?.why ?? null,
  };
}

const toName = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const readBeginning = (entries: readonly Entry[]) =>
  (entries[0] && readText(entries[0].component, 'DTSTART').match(/^[\dTZ:+-]{1,25}$/)?.[0]) ?? '';
