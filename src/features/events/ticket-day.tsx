import { formatDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { dayParts } from './day-parts.rules.ts';
import css from './event-ticket.module.css';

/** The day as a large number with month and year beside it; read aloud and copied as one date. */
export function TicketDay({ day, locale }: { day: IsoDay; locale: Locale }) {
  const { number, month, year } = dayParts(day, locale);
  return (
    <time dateTime={day} className={css.day}>
      <VisuallyHidden>
        <span lang={locale === 'en' ? undefined : 'en'}>{formatDate(day)}</span>
      </VisuallyHidden>
      <span aria-hidden="true" className={css.big}>
        {number}
      </span>
      <span aria-hidden="true" className={css.month}>
        {month} <span>{year}</span>
      </span>
    </time>
  );
}
