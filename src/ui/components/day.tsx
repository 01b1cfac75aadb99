import { ethiopianParts, formatDate, formatEthiopianShort, formatMonth } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import css from './day.module.css';
import { Icon } from './icon.tsx';

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
      <span className={css.one}>{formatEthiopianShort(day)}</span>{' '}
      <span className={css.one} lang="en">
        ({formatDate(day)})
      </span>
    </>
  );
}

/** The month of a day; on Amharic pages in the Ethiopian calendar, followed by the Gregorian one. */
export function Month({ day, locale }: DayProps) {
  const { month, year } = ethiopianParts(day);
  return (
    <time dateTime={day.slice(0, 7)}>
      {locale === 'en' ? (
        formatMonth(day)
      ) : (
        <>
          <span className={css.one}>{`${month} ${year} ዓ.ም.`}</span>{' '}
          <span className={css.one} lang="en">
            ({formatMonth(day)})
          </span>
        </>
      )}
    </time>
  );
}

/** The reading time with a clock icon; nothing for an empty text. */
export function ReadingTime({ minutes, locale }: { minutes: number | null; locale: Locale }) {
  if (minutes === null) return null;
  return (
    <span>
      <Icon name="clock" size="small" />
      {formatReadingTime(minutes, locale)}
    </span>
  );
}
