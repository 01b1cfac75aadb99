import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import css from './day.module.css';

type DayProps = { day: IsoDay; locale: Locale };

/** A day; on Amharic pages in the Ethiopian calendar, followed by the same day as the rest of the world writes it. */
export function Day({ day, locale }: DayProps) {
  return (
    <time dateTime={day}>
      <DayWords day={day} locale={locale} />
    </time>
  );
}

/** The words of `Day`, for a place that has a `time` of its own. A line breaks between the two, never within one. */
export function DayWords({ day, locale }: DayProps) {
  if (locale === 'en') return formatDate(day);
  return (
    <>
      <span className={css.one}>{formatEthiopian(day)}</span>{' '}
      <span className={css.one} lang="en">
        ({formatDate(day)})
      </span>
    </>
  );
}
