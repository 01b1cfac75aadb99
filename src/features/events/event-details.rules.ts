import { formatTimeIn } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { toInstant } from '#core/zoned-time.ts';
import { type EventTimes, placeholderTime } from './event-timing.rules.ts';

/** Shown for details staff have not entered yet. */
export const placeholderDetails = {
  en: { date: 'To be announced', dressCode: 'casual', address: 'To be announced' },
  am: { date: 'ወደፊት ይገለጻል', dressCode: 'ቀለል ያለ አለባበስ', address: 'ወደፊት ይገለጻል' },
} satisfies Record<Locale, Record<'date' | 'dressCode' | 'address', string>>;

/** Shown while staff have not fixed the time of an event. */
const openTime = { en: 'time to be announced', am: 'ሰዓቱ ወደፊት ይገለጻል' } satisfies Record<Locale, string>;

/**
 * Start of an event for use within a line: `17:00`, or that it is to be announced. In Amharic an event in Ethiopia has its
 * Ethiopian hour first.
 */
export const shownTime = (
  { time, timeOpen, timeZone }: Pick<EventTimes, 'time' | 'timeOpen' | 'timeZone'>,
  locale: Locale,
): string => (timeOpen ? openTime[locale] : formatTimeIn(timeZone, time || placeholderTime, locale));

/** The start and the end of an event: `17:00–21:00`, and only the start without an end. */
export const shownSpan = (times: EventTimes, locale: Locale): string =>
  [shownTime(times, locale), times.endTime ? formatTimeIn(times.timeZone, times.endTime, locale) : '']
    .filter(text => text)
    .join(locale === 'am' ? ' – ' : '–');

/** The details staff have entered. */
type EventDetails = {
  times: EventTimes;
  dressCode: Words | null;
  address: Words | null;
};

/** The details with placeholders for missing ones. */
export function shownDetails(
  details: EventDetails,
  locale: Locale,
): { date: string; time: string; dressCode: Words; address: Words } {
  const missing = placeholderDetails[locale];
  return {
    date: details.times.date ? formatDay(details.times.date, locale) : missing.date,
    time: shownSpan(details.times, locale),
    dressCode: details.dressCode?.text ? details.dressCode : { text: missing.dressCode },
    address: details.address?.text ? details.address : { text: missing.address },
  };
}

/** The name of an event's time zone on its day: `East Africa Time`, `Central Standard Time`. */
export function zoneName({ date, timeZone }: Pick<EventTimes, 'date' | 'timeZone'>, locale: Locale): string {
  const noon = date ? toInstant(date, '12:00', timeZone) : new Date(0);
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: date ? 'long' : 'longGeneric' });
  const name = named.formatToParts(noon).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
