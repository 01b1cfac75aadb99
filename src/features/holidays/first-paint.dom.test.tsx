import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#core/zoned-time.ts';
import { defaultHolidays } from './default-holidays.rules.ts';
import { holidayOn, holidaysNear } from './holiday.rules.ts';
import { holidayDays, holidayScript } from './holiday-style.ts';

const root = document.documentElement;

/** Runs the head script on a page rendered on `builtOn`, in a browser whose date is `today`. */
function dressedOn(today: string, builtOn: string): string | undefined {
  const near = holidaysNear(defaultHolidays, builtOn).map(({ holiday, from, to }) => ({
    key: holiday.id,
    from,
    to,
  }));
  const days = holidayDays(near);
  if (days) root.dataset.holidays = days;
  else delete root.dataset.holidays;
  root.dataset.holiday = 'what-the-server-sent';
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  // biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
  globalThis.eval(holidayScript);
  return root.dataset.holiday;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the holiday script of a cached page', () => {
  it('the holiday script shows the holiday of the visitor’s own day, whenever the page was rendered', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let builtOn = '2026-09-01'; builtOn < '2027-02-01'; builtOn = addDays(builtOn, 1))
      for (const today of [-300, -30, -1, 0, 1, 30, 300].map(days => addDays(builtOn, days)))
        expect(dressedOn(today, builtOn), `${builtOn} seen on ${today}`).toBe(
          holidayOn(defaultHolidays, today)?.id,
        );
  });
});
