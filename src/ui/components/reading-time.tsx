import type { Locale } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import { Icon } from './icon.tsx';

/** The reading time with a clock icon; nothing for an empty text (open point 35). */
export function ReadingTime({ minutes, locale }: { minutes: number | null; locale: Locale }) {
  if (minutes === null) return null;
  return (
    <span>
      <Icon name="clock" size="small" />
      {formatReadingTime(minutes, locale)}
    </span>
  );
}
