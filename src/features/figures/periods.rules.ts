import { ethiopianParts, formatDate, formatEthiopianInLatin, formatEthiopianShort } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { addDays, daysBetween, type IsoDay } from '#core/zoned-time.ts';

/** Cache tag of pages with figures; they are dropped when days are summed up by month. */
export const FIGURES_TAG = 'figures';

export const grains = ['day', 'week', 'month', 'ethiopian'] as const;
/** The unit figures are summed by; `ethiopian` is a month of the Ethiopian calendar, including the thirteenth. */
export type Grain = (typeof grains)[number];

/** A range of days, both inclusive. */
export type Span = { readonly from: IsoDay; readonly to: IsoDay };
/** `back`: how many screens before the present one. */
export type FigureFilter = { readonly by: Grain; readonly back: number };

/** Periods on one screen. */
const onScreen: Record<Grain, number> = { day: 30, week: 13, month: 12, ethiopian: 13 };
const furthestBack = 40;

/** Reads the filter from an address; invalid values count as the default. */
export function readFigureFilter(query: Readonly<Record<string, unknown>>): FigureFilter {
  const back = /^\d{1,2}$/.test(String(query.back ?? '')) ? Number(query.back) : 0;
  return { by: grains.find(grain => grain === query.by) ?? 'day', back: Math.min(back, furthestBack) };
}

/** The filter as a query string, without `back` if it is 0. */
export function figureQuery({ by, back }: FigureFilter): string {
  return new URLSearchParams({ by, ...(back > 0 && { back: String(back) }) }).toString();
}

/** The periods of one screen, the oldest first. The last one of the present screen contains today. */
export function listPeriods({ by, back }: FigureFilter, today: IsoDay): Span[] {
  const periods: Span[] = [];
  let to = addDays(periodStart(by, addDays(periodStart(by, today), longest[by])), -1);
  for (let n = 0; n < onScreen[by] * (back + 1); n += 1) {
    const from = periodStart(by, to);
    if (n >= onScreen[by] * back) periods.unshift({ from, to });
    to = addDays(from, -1);
  }
  return periods;
}

/** Enough days to be in the next period, and not in the one after. */
const longest: Record<Grain, number> = { day: 1, week: 7, month: 31, ethiopian: 30 };

/** The first day of the period that a day is in; weeks begin on Monday. */
export function periodStart(by: Grain, day: IsoDay): IsoDay {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 8)}01`;
  if (by === 'week') return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return addDays(day, 1 - Number(/^\d+/.exec(formatEthiopianInLatin(day))?.[0]));
}

/** These periods up to today, and as many days directly before them, for comparison. */
export function spanBefore(periods: readonly Span[], today: IsoDay): { now: Span; before: Span } {
  const from = periods[0]?.from ?? today;
  const last = periods.at(-1)?.to ?? today;
  const to = last > today ? today : last;
  const days = daysBetween(from, to) + 1;
  return { now: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** The name of a period in a language. */
export function namePeriod(by: Grain, { from }: Span, locale: Locale): string {
  if (by === 'ethiopian') {
    const { month, year } = ethiopianParts(from);
    return locale === 'am' ? `${month} ${year} ዓ.ም.` : formatEthiopianInLatin(from).replace(/^\S+\s/, '');
  }
  if (by === 'month') {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return month.format(new Date(from)) + (locale === 'am' ? ' እ.ኤ.አ.' : '');
  }
  return locale === 'am' ? formatEthiopianShort(from) : formatDate(from);
}

/** Smaller numbers could identify somebody, and are not shown. */
export const FEWEST_SHOWN = 5;

/** A number that may be shown; null if it is too small. */
export const shownNumber = (n: number): number | null => (n > 0 && n < FEWEST_SHOWN ? null : n);

/** The change in percent; null if one of the numbers is too small to show. */
export function percentChange(now: number, before: number): number | null {
  if (now < FEWEST_SHOWN || before < FEWEST_SHOWN) return null;
  return Math.round(((now - before) / before) * 100);
}

/** The units visitors see: nothing shorter than a month. */
export const publicGrains = ['month', 'ethiopian'] as const;
export type PublicGrain = (typeof publicGrains)[number];

/** A name and its count. */
export type Row = { readonly name: string; readonly n: number };

/** The last views of a day are written a little after it ends. */
const settledAfterMs = 10 * 60_000;

/** The day that counts as today: a month is not over before its last views are written. */
export const settledDay = (now: Date): IsoDay =>
  new Date(now.getTime() - settledAfterMs).toISOString().slice(0, 10);

/** The past months of one chart, the oldest first. */
export const monthsOver = (by: PublicGrain, today: IsoDay): Span[] =>
  listPeriods({ by, back: 0 }, addDays(periodStart(by, today), -1));

/** When the next month of either calendar ends, and the charts change. */
export function nextMonthOver(today: IsoDay): Date {
  const ends = publicGrains.map(by => listPeriods({ by, back: 0 }, today).at(-1)?.to ?? today);
  const [first = today] = ends.toSorted();
  return new Date(Date.parse(addDays(first, 1)) + settledAfterMs);
}

/** The rows from the first month with a count on. */
export function sinceCounted(rows: readonly Row[]): Row[] {
  const first = rows.findIndex(({ n }) => n > 0);
  return first < 0 ? [] : rows.slice(first);
}

/**
 * The parts of a sum, the largest first, those under five combined as `rest`. If the rest is under five too, the next
 * smallest part joins it, because it could be calculated from another sum on the page.
 */
export function combineSmall(rows: readonly Row[], rest: string): Row[] {
  const shown = rows
    .filter(({ name, n }) => name !== rest && n >= FEWEST_SHOWN)
    .toSorted((one, other) => other.n - one.n || (one.name < other.name ? -1 : 1));
  let left = rows.reduce((sum, { n }) => sum + n, 0) - shown.reduce((sum, { n }) => sum + n, 0);
  while (left > 0 && left < FEWEST_SHOWN && shown.length > 0) left += shown.pop()?.n ?? 0;
  return left > 0 ? [...shown, { name: rest, n: left }] : shown;
}

/** The parts of a sum without a rest: all of them, or none if one is under five. */
export const allOrNone = (rows: readonly Row[]): Row[] =>
  rows.some(({ n }) => n > 0 && n < FEWEST_SHOWN) ? [] : rows.filter(({ n }) => n > 0);
