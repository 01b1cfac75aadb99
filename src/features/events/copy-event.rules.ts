import { parsePostDate } from '#core/dates.ts';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '#core/zoned-time.ts';
import { readTimes, type StoredTimes } from './event-times.ts';

/** Path of the page on which an event is copied, below the admin. */
export const COPY_PATH = '/copy-event';
/** The name of the field, and of the parameter of the address, with the new day. */
export const COPY_DAY = 'day';
/** The name of the field that is made with the form. */
export const COPY_KEY = 'key';
/** Years that a copy may lie ahead. */
const MOST_YEARS = 10;

/** Why an event cannot be copied to a day; the Amharic is in src/cms/language. */
export const copyRefusals = {
  day: 'Please choose a day.',
  over: 'This day is over. Please choose a later one.',
  far: 'This day is more than ten years away. Please check the year.',
  gone: 'This event is not there any more.',
  notAllowed: 'You may not make new events.',
  tooOften: 'Too many requests. Please wait a moment, and try again.',
};

/** Why an event cannot be copied to what was typed, or null. */
export function copyDayProblem(typed: string, today: IsoDay): 'day' | 'over' | 'far' | null {
  if (!isIsoDay(typed)) return 'day';
  if (typed < today) return 'over';
  return Number(typed.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS ? 'far' : null;
}

/** The day that is offered first: the same weekday a year later, and so on until it is ahead. */
export function suggestedDay(date: IsoDay | null, today: IsoDay): IsoDay | null {
  if (!date) return null;
  let day = addDays(date, 364);
  while (day <= today) day = addDays(day, 364);
  return day;
}

/**
 * Where an event is copied to. `by`: how many days everything moves; null if the event has no day to count from, so that
 * other days are left out. All of it is local time at the event, so a clock change in between moves no hour.
 */
export type CopyTo = { day: IsoDay; by: number | null };

export function copyTo(event: StoredTimes, day: IsoDay): CopyTo {
  const { date } = readTimes(event);
  return { day, by: date ? daysBetween(date, day) : null };
}

/** Another day of an event, moved along with it; null if there is none, or nothing to count from. */
export const movedDay = (day: IsoDay | null, { by }: CopyTo): IsoDay | null =>
  day && by !== null ? addDays(day, by) : null;

/** Local time at the event; `time` is null where none is fixed. */
export type LocalTime = { day: IsoDay; time: string | null };
/** One time of an event and of its copy; null where there is none. `kind` is the ticket whose sale it bounds. */
export type MovedTime = {
  what: 'start' | 'end' | 'from' | 'until';
  kind: string;
  old: LocalTime | null;
  new: LocalTime | null;
};

type Copied = StoredTimes & {
  tickets?: { kinds?: { name?: string | null; from?: string | null; until?: string | null }[] | null };
};

/** The times of an event beside those of a copy, in the order of the form. */
export function movedTimes(event: Copied, to: CopyTo): MovedTime[] {
  const { date, time = null, endTime = null } = readTimes(event);
  const at = (day: IsoDay | null, clock: string | null) => (day ? { day, time: clock } : null);
  const endsSameDay = time !== null && endTime !== null && endTime > time;
  const endDay = (day: IsoDay | null) => (day && !endsSameDay ? addDays(day, 1) : day);
  const start: MovedTime = { what: 'start', kind: '', old: at(date, time), new: at(to.day, time) };
  const end: MovedTime = {
    ...{ what: 'end', kind: '' },
    ...{ old: at(endDay(date), endTime), new: at(endDay(to.day), endTime) },
  };
  const bounds = (event.tickets?.kinds ?? []).flatMap(kind =>
    (['from', 'until'] as const).map(what => {
      const day = parsePostDate(kind[what]);
      return { what, kind: kind.name ?? '', old: at(day, null), new: at(movedDay(day, to), null) };
    }),
  );
  return [start, ...(endTime ? [end] : []), ...bounds.filter(({ old }) => old)];
}
