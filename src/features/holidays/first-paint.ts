import type { IsoDay } from '#core/zoned-time.ts';
import { inlineHash } from './holiday-style.ts';

/**
 * Dresses the page for the visitor's own day (open point 25) before anything is painted: the page is kept and was made
 * for the day in Addis Ababa. It runs on its own, before any module: nothing outside the function may be used in it.
 */
function dressForToday(): void {
  const root = document.documentElement;
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  delete root.dataset.holiday;
  for (const holiday of (root.dataset.holidays ?? '').split(' ')) {
    const [key, from = '', to = ''] = holiday.split(':');
    if (from <= today && today <= to) root.dataset.holiday = key;
  }
}

/** The script as it stands in the head of a page that has a holiday near. */
export const holidayScript = `(${dressForToday.toString()})()`;
export const holidayScriptHash = inlineHash(holidayScript);

/** What the script reads from the root element: `key:first day:last day`, in the order they begin. */
export function holidayDays(
  holidays: readonly { key: string; from: IsoDay; to: IsoDay }[],
): string | undefined {
  return holidays.map(({ key, from, to }) => `${key}:${from}:${to}`).join(' ') || undefined;
}
