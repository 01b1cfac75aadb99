import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import css from './day.module.css';

type DayProps = { day: IsoDay; locale: Locale };

/** A day; on Amharic pages in the Ethiopian calendar, followed by the Gregorian date. */
export function Day({ day, locale }: DayProps) {
  return (
    <time dateTime={day}>
      <DayWords day={day} locale={locale} />
    </time>
  );
}

/** The text of `Day`, for use inside another `time`. Lines break only between the two dates. */
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
