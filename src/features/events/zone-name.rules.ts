import type { Locale } from '#core/locale.ts';
import { instantOf } from '#core/zoned-time.ts';
import type { EventTimes } from './event-timing.rules.ts';

/** The name of an event's time zone on its day: `East Africa Time`, `Central Standard Time`. */
export function zoneName({ date, timeZone }: Pick<EventTimes, 'date' | 'timeZone'>, locale: Locale): string {
  const noon = date ? instantOf(date, '12:00', timeZone) : new Date(0);
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: date ? 'long' : 'longGeneric' });
  const name = named.formatToParts(noon).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
