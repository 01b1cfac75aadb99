import { dayParts, formatDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { DayWords } from '#ui/components/day.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './event-ticket.module.css';

/**
 * The day as a large number with month and year; in Amharic in the Ethiopian calendar with the Gregorian day below.
 * Read aloud and copied as one date.
 */
export function TicketDay({ day, locale }: { day: IsoDay; locale: Locale }) {
  const { number, month, year } = dayParts(day, locale);
  return (
    <time dateTime={day} className={css.day}>
      <VisuallyHidden>
        <DayWords day={day} locale={locale} />
      </VisuallyHidden>
      <span aria-hidden="true" className={css.big}>
        {number}
      </span>
      <span aria-hidden="true" className={css.month}>
        {month} <span>{year}</span>
        {locale !== 'en' && (
          <span className={css.elsewhere} lang="en">
            {formatDate(day)}
          </span>
        )}
      </span>
    </time>
  );
}
