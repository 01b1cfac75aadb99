import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { Day } from '#ui/components/day.tsx';
import { placeholderDetails } from './event-details.rules.ts';

/** The day of an event, or that it is not announced yet. */
export function EventDate({ day, locale }: { day: IsoDay | null; locale: Locale }) {
  return day ? <Day day={day} locale={locale} /> : <span>{placeholderDetails[locale].date}</span>;
}
