import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';

/** A day; on Amharic pages in the Ethiopian calendar, followed by the same day as the rest of the world writes it. */
export function Day({ day, locale }: { day: IsoDay; locale: Locale }) {
  if (locale === 'en') return <time dateTime={day}>{formatDate(day)}</time>;
  return (
    <time dateTime={day}>
      {formatEthiopian(day)} <span lang="en">({formatDate(day)})</span>
    </time>
  );
}
