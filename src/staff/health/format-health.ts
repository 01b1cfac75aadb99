import { type Filled, message } from '#core/message.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const past = {
  day: '{count, plural, one {# day ago} other {# days ago}}',
  hour: '{count, plural, one {# hour ago} other {# hours ago}}',
  minute: '{count, plural, one {# minute ago} other {# minutes ago}}',
  second: '{count, plural, one {# second ago} other {# seconds ago}}',
} as const;

const future = {
  day: '{count, plural, one {in # day} other {in # days}}',
  hour: '{count, plural, one {in # hour} other {in # hours}}',
  minute: '{count, plural, one {in # minute} other {in # minutes}}',
  second: '{count, plural, one {in # second} other {in # seconds}}',
} as const;

/** An instant to the second, such as `2026-11-25 03:00:21 UTC`. */
export const formatMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The time until or since an instant, in one unit. */
export function formatAgo(at: Date, now: Date): Filled {
  const ms = at.getTime() - now.getTime();
  const [unit, length] =
    (
      [
        ['day', DAY],
        ['hour', HOUR],
        ['minute', MINUTE],
      ] as const
    ).find(([, length]) => Math.abs(ms) >= length) ?? (['second', 1000] as const);
  return message((ms < 0 ? past : future)[unit], { count: Math.abs(Math.round(ms / length)) });
}

/** A number of bytes for people. */
export function formatSize(bytes: number): string | Filled {
  const units = ['', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  if (power === 0)
    return message('{count, plural, one {one byte} other {# bytes}}', { count: Math.round(amount) });
  return `${amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${units[power]}`;
}
