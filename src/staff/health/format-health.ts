const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** An instant to the second, such as `2026-11-25 03:00:21 UTC`. */
export const formatMoment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The time until or since an instant, in one unit. */
export function formatAgo(at: Date, now: Date): string {
  const ms = at.getTime() - now.getTime();
  const [unit, length] = (
    [
      ['day', DAY],
      ['hour', HOUR],
      ['minute', MINUTE],
    ] as const
  ).find(([, length]) => Math.abs(ms) >= length) ?? ['second', 1000];
  return relativeTime.format(Math.round(ms / length), unit);
}

/** A number of bytes for people. */
export function formatSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${power === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${units[power]}`;
}
