import { addDays, type IsoDay } from '#core/zoned-time.ts';
import { FEWEST_SHOWN, periodsOf, type Span, startOf } from '../periods.rules.ts';

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
  periodsOf({ by, back: 0 }, addDays(startOf(by, today), -1));

/** When the next month of either calendar ends, and the charts change. */
export function nextMonthOver(today: IsoDay): Date {
  const ends = publicGrains.map(by => periodsOf({ by, back: 0 }, today).at(-1)?.to ?? today);
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
export function foldSmall(rows: readonly Row[], rest: string): Row[] {
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
