import { addDays, dayIn, daysBetween, type IsoDay, toInstant } from '#core/zoned-time.ts';

// The badge is computed on the server and, because a cached page may be of yesterday, again in the browser. These
// rules are in the first script of every event page, so they must stay small and import nothing.

/** Day and times (HH:mm) as entered by staff, in the event's own IANA time zone. */
export type EventTimes = {
  date: IsoDay | null;
  time?: string | null | undefined;
  endTime?: string | null | undefined;
  timeZone: string;
  /** The time is not fixed yet: the event counts as ahead until its day is over. */
  timeOpen?: boolean;
};

/** State of an event at one moment; `daysToGo` is 0 unless it is upcoming. */
export type EventTiming = {
  state: 'unannounced' | 'upcoming' | 'today' | 'live' | 'past';
  daysToGo: number;
};

/** The start of events without a time. */
export const placeholderTime = '17:00';

/** State of an event at `now`; the start counts as live, the end as past. */
export function eventTiming(times: EventTimes, now: Date): EventTiming {
  if (!times.date) return { state: 'unannounced', daysToGo: 0 };
  const { start, end } = eventSpan(times.date, times);
  if (now >= end) return { state: 'past', daysToGo: 0 };
  if (now >= start && !times.timeOpen) return { state: 'live', daysToGo: 0 };
  const daysToGo = Math.max(0, daysBetween(dayIn(times.timeZone, now), times.date));
  return { state: daysToGo > 0 ? 'upcoming' : 'today', daysToGo };
}

/** The next instant at which `eventTiming` changes, so that no cached page outlives its badge; null for never. */
export function timingValidUntil(times: EventTimes, now: Date): Date | null {
  const { state } = eventTiming(times, now);
  if (!times.date || state === 'past') return null;
  const { start, end } = eventSpan(times.date, times);
  if (state === 'live') return end;
  if (state === 'today') return times.timeOpen ? end : start;
  return toInstant(addDays(dayIn(times.timeZone, now), 1), '00:00', times.timeZone);
}

/** Whether the event has not started yet, including today; only then tickets are on sale. */
export function isAhead({ state }: EventTiming): boolean {
  return state === 'upcoming' || state === 'today';
}

/**
 * Start and end as instants. An end at or before the start is on the next day; without one the event ends with the day.
 * While the time is not fixed, it lasts the whole day.
 */
export function eventSpan(
  date: IsoDay,
  { time, endTime, timeZone, timeOpen }: EventTimes,
): { start: Date; end: Date } {
  const midnight = (day: IsoDay) => toInstant(day, '00:00', timeZone);
  if (timeOpen) return { start: midnight(date), end: midnight(addDays(date, 1)) };
  const from = clockTime(time) ?? placeholderTime;
  const to = clockTime(endTime);
  const start = toInstant(date, from, timeZone);
  if (!to) return { start, end: midnight(addDays(date, 1)) };
  const end = toInstant(to > from ? date : addDays(date, 1), to, timeZone);
  // A start in the hour skipped by daylight saving moves forward and may pass the end, so the length stays the same.
  const length = Date.parse(`${date}T${to}Z`) - Date.parse(`${date}T${from}Z`);
  return { start, end: end > start ? end : new Date(start.getTime() + length) };
}

function clockTime(text: string | null | undefined): string | null {
  return text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;
}

/**
 * Texts of the badge; `{n}` is the number of days. The badge script contains both languages, because they are short.
 */
type BadgeTexts = { oneDay: string; days: string; today: string; live: string; past: string };

export const eventBadgeTexts = {
  en: { oneDay: '1 day to go', days: '{n} days to go', today: 'today', live: 'live', past: 'past event' },
  am: { oneDay: '1 ቀን ቀርቷል', days: '{n} ቀናት ቀርተዋል', today: 'ዛሬ', live: 'አሁን በመካሄድ ላይ', past: 'ያለፈ ዝግጅት' },
} satisfies Record<'en' | 'am', BadgeTexts>;

/** The badge text; a past event with a result shows that instead. Null without a day. */
export function badgeText(
  { state, daysToGo }: EventTiming,
  texts: BadgeTexts,
  result?: string | null,
): string | null {
  if (state === 'unannounced') return null;
  if (state === 'past') return result?.trim() || texts.past;
  if (state !== 'upcoming') return texts[state];
  return daysToGo === 1 ? texts.oneDay : texts.days.replace('{n}', String(daysToGo));
}

/** ahead: saffron. today, live: green. past: pale, with or without a result. */
export type BadgeVariant = 'ahead' | 'today' | 'live' | 'past' | 'result';

/** The variant that matches `badgeText`. */
export function badgeVariant({ state }: EventTiming, result?: string | null): BadgeVariant {
  if (state === 'upcoming' || state === 'unannounced') return 'ahead';
  if (state === 'past') return result?.trim() ? 'result' : 'past';
  return state;
}
