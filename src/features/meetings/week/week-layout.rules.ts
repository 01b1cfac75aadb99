import { addDays, CHARITY_ZONE, clockAt, dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';
import { dayAndTime } from '../clocks.rules.ts';
import { type Host, hoursOn } from '../free-times.rules.ts';

/** A time in ms since 1970, `until` exclusive. */
export type Span = { at: number; until: number };

/** What of a span is on one day of a week, in minutes since midnight on the clock of the week. */
export type DayPart = {
  day: IsoDay;
  from: number;
  to: number;
  /** Whether the span begins and ends on this day. */
  begins: boolean;
  ends: boolean;
};

const MINUTE = 60_000;
const MINUTES_OF_DAY = 1440;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The seven days of the week that begins on `monday`. */
export const listWeekDays = (monday: IsoDay): IsoDay[] => DAYS.map(count => addDays(monday, count));

const minuteAt = (at: number, zone: string) => {
  const [hours = 0, minutes = 0] = clockAt(zone, new Date(at)).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * A span cut at midnight, for the days of a week in a zone. Where clocks are set back in it, it keeps its length instead
 * of ending before it begins.
 */
export function cutIntoDays({ at, until }: Span, monday: IsoDay, zone: string = CHARITY_ZONE.id): DayPart[] {
  return listWeekDays(monday).flatMap(day => {
    const midnight = toInstant(day, '00:00', zone).getTime();
    const next = toInstant(addDays(day, 1), '00:00', zone).getTime();
    if (until <= midnight || next <= at) return [];
    const [begins, ends] = [midnight <= at, until <= next];
    const from = begins ? minuteAt(at, zone) : 0;
    const end = until < next ? minuteAt(until, zone) : MINUTES_OF_DAY;
    const length = (Math.min(until, next) - Math.max(at, midnight)) / MINUTE;
    const to = end > from ? end : Math.min(MINUTES_OF_DAY, from + length);
    return [{ day, from, to, begins, ends }];
  });
}

/** Which of the columns side by side a part is in, from 0, and of how many. */
export type Laned<Part> = Part & { lane: number; lanes: number };

/** A shorter part is drawn this long, in minutes, so that its name can be read. */
export const SHORTEST_DRAWN = 30;

/** Puts the parts of one day side by side where they overlap, in the order in which they begin. */
export function inLanes<Part extends { from: number; to: number }>(parts: readonly Part[]): Laned<Part>[] {
  const drawnTo = ({ from, to }: Part) => Math.max(to, from + SHORTEST_DRAWN);
  const sorted = parts.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Laned<Part>[] = [];
  let group: Laned<Part>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of group) each.lanes = ends.length;
    [group, ends] = [[], []];
  };
  for (const part of sorted) {
    if (ends.every(end => end <= part.from)) close();
    const free = ends.findIndex(end => end <= part.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnTo(part);
    const each = { ...part, lane, lanes: 1 };
    group.push(each);
    placed.push(each);
  }
  close();
  return placed;
}

/** The hours that are drawn whatever is in the week. */
const usualHours = { first: 8, last: 18 };

/** The first hour to draw, and the one before which the last ends: the usual ones, and all that `parts` need. */
export function shownHours(parts: readonly { from: number; to: number }[]): { first: number; last: number } {
  return {
    first: Math.min(usualHours.first, ...parts.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(usualHours.last, ...parts.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** The days on which a host may have hours during a week: their zone may be on the day before or after. */
const hostDays = (monday: IsoDay) => [-1, ...DAYS, 7].map(count => addDays(monday, count));

/** When a host meets visitors in a week, by their hours alone. */
export const openTimes = ({ timeZone, ...host }: Host, monday: IsoDay): Span[] =>
  hostDays(monday).flatMap(day =>
    hoursOn(host, day).map(({ from, to }) => ({
      at: toInstant(day, from, timeZone).getTime(),
      until: toInstant(day, to, timeZone).getTime(),
    })),
  );

/** The days of a week on which a host is away by the settings. */
export const daysOff = ({ timeZone, exceptions }: Host, monday: IsoDay): Span[] =>
  hostDays(monday)
    .filter(day => exceptions.findLast(({ from, to }) => from <= day && day <= to)?.hours === null)
    .map(day => ({
      at: toInstant(day, '00:00', timeZone).getTime(),
      until: toInstant(addDays(day, 1), '00:00', timeZone).getTime(),
    }));

/** What a second clock shows at a full hour of the week; `shift` is 1 where it is the next day there, -1 the day before. */
export type OtherHour = { hour: number; time: string; shift: number };

/**
 * The clock of another zone beside the hours of a week, as on its Monday, and the first day on which it shows other times at
 * noon, with the time it shows then; null if it does not change.
 */
export function otherClock(
  monday: IsoDay,
  { first, last }: { first: number; last: number },
  zone: string,
): { hours: OtherHour[]; change: { day: IsoDay; noon: string } | null } {
  const shown = (day: IsoDay, hour: number) => {
    const at = toInstant(day, `${String(hour).padStart(2, '0')}:00`, CHARITY_ZONE.id);
    const there = dayAndTime(at.getTime(), zone);
    return { hour, time: there.time, shift: there.day === day ? 0 : there.day < day ? -1 : 1 };
  };
  const noon = shown(monday, 12).time;
  const day = listWeekDays(monday).find(each => shown(each, 12).time !== noon);
  return {
    hours: Array.from({ length: last - first }, (_none, at) => shown(monday, first + at)),
    change: day === undefined ? null : { day, noon: shown(day, 12).time },
  };
}

/** The minute of the day at which a line for now is drawn, and its day; null outside of the week. */
export function nowIn(monday: IsoDay, now: Date): { day: IsoDay; minute: number } | null {
  const day = dayIn(CHARITY_ZONE.id, now);
  if (!listWeekDays(monday).includes(day)) return null;
  return { day, minute: minuteAt(now.getTime(), CHARITY_ZONE.id) };
}
