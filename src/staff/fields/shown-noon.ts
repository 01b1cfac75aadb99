import { parsePostDate } from '#core/dates.ts';
import type { IsoDay } from '#core/zoned-time.ts';

/** The day, `YYYY-MM-DD`, of a form or list value; null if it is not a day. */
export const storedDay = (value: unknown): IsoDay | null =>
  parsePostDate(value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : null);

/**
 * Noon of a stored day in the browser's time zone. Days are stored as noon UTC, which Payload would show as the next day
 * from UTC+12 on.
 */
export function shownNoon(value: unknown): Date | null {
  const day = storedDay(value);
  return day ? new Date(`${day}T12:00:00`) : null;
}
