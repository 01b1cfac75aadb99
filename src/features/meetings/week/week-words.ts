import { formatTime } from '#core/clock.ts';
import { ethiopianParts, formatDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { CHARITY_ZONE, type IsoDay } from '#core/zoned-time.ts';
import { namedDay } from '../bookable-days.ts';
import { bookingTexts } from '../booking.texts.ts';
import { dayAndTime } from '../clocks.rules.ts';
import { toWeekday } from '../free-times.rules.ts';

/** When a meeting begins, on the clock of the week: `Tuesday, Dec 08, 2026, 09:00`. On the server. */
export function beginningWords(at: number, locale: Locale): string {
  const { day, time } = dayAndTime(at, CHARITY_ZONE.id);
  return [namedDay(day, locale), formatTime(time, locale)].join(punctuation[locale].comma);
}

/** The head of a day's column: the short name of the weekday, and the day without its year. On the server. */
export function columnWords(day: IsoDay, locale: Locale): { weekday: string; date: string } {
  const { month, day: number } = ethiopianParts(day);
  return {
    weekday: bookingTexts[locale].weekdays[toWeekday(day) - 1] ?? '',
    date: locale === 'am' ? `${month} ${number}` : formatDate(day).slice(0, 6),
  };
}
