import { formatMoney } from '#core/money.ts';
import { addDays, type IsoDay } from '#core/zoned-time.ts';
import type { WeekTotal } from '#money/ledger/totals.ts';

/** Weeks in the small charts of the dashboard, the present one included. */
export const WEEKS = 13;

/** The Mondays of the charts, the oldest first; `monday` is that of the present week. */
export const mondaysUntil = (monday: IsoDay): IsoDay[] =>
  Array.from({ length: WEEKS }, (_, at) => addDays(monday, -7 * (WEEKS - 1 - at)));

export type WeekOfGifts = { week: IsoDay; donations: number; kept: string };

/** One row per week, also for weeks without gifts: how many arrived, and what of it was kept, in each currency. */
export const listGiftWeeks = (totals: readonly WeekTotal[], mondays: readonly IsoDay[]): WeekOfGifts[] =>
  mondays.map(week => {
    const own = totals.filter(total => total.week === week);
    return {
      week,
      donations: own.reduce((sum, { donations }) => sum + donations, 0),
      kept: own.map(({ kept }) => formatMoney(kept, 'en')).join(', '),
    };
  });
