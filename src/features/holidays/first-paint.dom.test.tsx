import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#core/zoned-time.ts';
import { defaultHolidays } from './default-holidays.rules.ts';
import { holidayDays, holidayScript } from './first-paint.ts';
import { holidayOn, holidaysNear } from './holiday.rules.ts';

const root = document.documentElement;

/** Runs the script of the head on a page made on `made`, as a browser does whose calendar shows `today`. */
function dressedOn(today: string, made: string): string | undefined {
  const near = holidaysNear(defaultHolidays, made).map(({ holiday, from, to }) => ({
    key: holiday.id,
    from,
    to,
  }));
  const days = holidayDays(near);
  if (days) root.dataset.holidays = days;
  else delete root.dataset.holidays;
  root.dataset.holiday = 'what-the-server-said';
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  // biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
  globalThis.eval(holidayScript);
  return root.dataset.holiday;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the script that dresses a kept page', () => {
  it("goes by the visitor's own day, as holiday.rules.ts does, wherever the page was made", () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let made = '2026-09-01'; made < '2027-02-01'; made = addDays(made, 1))
      for (const today of [addDays(made, -1), made, addDays(made, 1)])
        expect(dressedOn(today, made), `${made} seen on ${today}`).toBe(
          holidayOn(defaultHolidays, today)?.id,
        );
  });
});
