import type { Locale } from './locale.ts';
import { CHARITY_ZONE } from './zoned-time.ts';

/** Parts of the Ethiopian day, each of six hours: from midnight, dawn (06:00), noon and dusk. */
const dayParts = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'] as const;

/**
 * A time (HH:mm) on the Ethiopian clock, whose hours are counted from dawn and from dusk: 09:30 is `3:30 on the Ethiopian
 * clock`. English names no part of the day: `3:30 in the morning` is another hour to its readers.
 */
export function ethiopianClock(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const counted = `${(hours + 6) % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return locale === 'am'
    ? `${dayParts[Math.floor(hours / 6)]} ${counted} ሰዓት`
    : `${counted} on the Ethiopian clock`;
}

/**
 * A time (HH:mm) for readers of a language: `17:00`; in Amharic on the Ethiopian clock first, `ከቀኑ 11:00 ሰዓት (17:00)`,
 * because a bare 09:00 would be read as three in the afternoon.
 */
export function formatTime(time: string, locale: Locale): string {
  return locale === 'en' ? time : `${ethiopianClock(time, locale)} (${time})`;
}

/** A time (HH:mm) in an IANA zone, as `formatTime` writes it in Ethiopia; elsewhere nobody uses the Ethiopian clock. */
export const formatTimeIn = (timeZone: string, time: string, locale: Locale): string =>
  timeZone === CHARITY_ZONE.id ? formatTime(time, locale) : time;
