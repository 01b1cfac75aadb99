import { parsePostDate } from '#core/dates.ts';
import type { IsoDay } from '#core/zoned-time.ts';

/** The day that a value of a form or of a list means, `YYYY-MM-DD`; null where it is none. */
export const storedDay = (value: unknown): IsoDay | null =>
  parsePostDate(value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : null);

/**
 * Noon of a stored day where the browser is. Payload shows an instant, and noon UTC, as days are stored, is the day after
 * from UTC+12 on.
 */
export function shownNoon(value: unknown): Date | null {
  const day = storedDay(value);
  return day ? new Date(`${day}T12:00:00`) : null;
}
