import { ethiopianParts, formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { addDays, CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { bookingTexts } from './booking.texts.ts';
import { dayAndTime } from './clocks.rules.ts';
import { type FreeTime, toWeekday } from './free-times.rules.ts';

/**
 * A day in Addis Ababa with free times, as sent to the page; `times` are in ms since 1970. The server formats it, so that
 * the page loads no calendar.
 */
export type BookableDay = { day: IsoDay; label: string; ethiopian: string; times: number[] };
/** A month of the calendar, `2026-12`, and how it is named in the language of the page. */
export type BookableMonth = { month: string; title: string };

/** The days that have free times, in order. */
export function bookableDays(free: readonly FreeTime[], locale: Locale): BookableDay[] {
  const byDay = Map.groupBy(free, ({ at }) => dayAndTime(at, CHARITY_ZONE.id).day);
  return [...byDay].map(([day, times]) => ({
    day,
    label: namedDay(day, locale),
    ethiopian: locale === 'am' ? ethiopianParts(day).day : '',
    times: times.map(({ at }) => at),
  }));
}

/** A day with its weekday: `Tuesday, Dec 08, 2026`. */
export const namedDay = (day: IsoDay, locale: Locale): string =>
  [bookingTexts[locale].weekdaysLong[toWeekday(day) - 1], formatDay(day, locale)].join(
    punctuation[locale].comma,
  );

/** Every month from the first to the last of these days. */
export function bookableMonths(days: readonly BookableDay[], locale: Locale): BookableMonth[] {
  const months: BookableMonth[] = [];
  const last = days.at(-1)?.day.slice(0, 7) ?? '';
  for (let month = days[0]?.day.slice(0, 7); month && month <= last; month = monthAfter(month))
    months.push({ month, title: monthTitle(month, locale) });
  return months;
}

const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);

const names = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `December 2026`; in Amharic the two Ethiopian months in it first: `ኅዳር / ታኅሣሥ (December 2026)`. */
function monthTitle(month: string, locale: Locale): string {
  const first = `${month}-01`;
  const title = names.format(new Date(first));
  if (locale === 'en') return title;
  const last = addDays(`${monthAfter(month)}-01`, -1);
  const both = new Set([first, last].map(day => ethiopianParts(day).month));
  return `${[...both].join(' / ')} (${title})`;
}
