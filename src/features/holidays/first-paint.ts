import type { IsoDay } from '#core/zoned-time.ts';
import { inlineHash } from './holiday-style.ts';

/**
 * Applies the holiday of the visitor's own day (open point 25) before first paint, because a cached page was rendered
 * for the day in Addis Ababa. It is inlined and runs before any module, so it must not use anything outside the
 * function.
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

/** The script for the head of a page with a holiday near. */
export const holidayScript = `(${dressForToday.toString()})()`;
export const holidayScriptHash = inlineHash(holidayScript);

/** The attribute the script reads: `key:first day:last day`, in order of their start. */
export function holidayDays(
  holidays: readonly { key: string; from: IsoDay; to: IsoDay }[],
): string | undefined {
  return holidays.map(({ key, from, to }) => `${key}:${from}:${to}`).join(' ') || undefined;
}
