import type { Locale } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import { Icon } from './icon.tsx';

/** How long words take to read, with the clock; nothing where there are no words (open point 35). */
export function ReadingTime({ minutes, locale }: { minutes: number | null; locale: Locale }) {
  if (minutes === null) return null;
  return (
    <span>
      <Icon name="clock" size="small" />
      {formatReadingTime(minutes, locale)}
    </span>
  );
}
