import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { Day } from '#ui/components/day.tsx';
import { placeholderDetails } from './event-details.rules.ts';
import css from './event-ticket.module.css';

/** The day of an event, or that it is not announced yet. */
export function EventDate({ day, locale }: { day: IsoDay | null; locale: Locale }) {
  return day ? <Day day={day} locale={locale} /> : <span>{placeholderDetails[locale].date}</span>;
}

/** The day of the ticket, set large and written as everywhere (ruling 5); in Amharic the Ethiopian day stands first. */
export function TicketDay({ day, locale }: { day: IsoDay; locale: Locale }) {
  if (locale === 'en')
    return (
      <time dateTime={day} className={css.day}>
        {formatDate(day)}
      </time>
    );
  return (
    <time dateTime={day} className={css.day}>
      {formatEthiopian(day)}{' '}
      <span className={css.elsewhere} lang="en">
        ({formatDate(day)})
      </span>
    </time>
  );
}
