import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { placeholderDetails } from './event-details.rules.ts';

/** The day of an event; on Amharic pages in the Ethiopian calendar, with the other one for those who need it. */
export function EventDate({ day, locale }: { day: string | null; locale: Locale }) {
  if (!day) return <span>{placeholderDetails[locale].date}</span>;
  return (
    <time dateTime={day}>
      {locale === 'am' ? `${formatEthiopian(day)} (${formatDate(day)})` : formatDate(day)}
    </time>
  );
}
