import type { Locale } from '#core/locale.ts';

/** The anchor of a fiscal year: `/reports#reports_2024`. */
export function reportAnchor(year: number): string {
  return `reports_${year}`;
}

/** The initial numbers of participants by period; an empty period is stated as such. */
export const engagementByPeriod: Readonly<Record<string, readonly number[]>> = {
  '2022-23': [10, 15, 22, 32, 50, 62, 80, 102],
  '2024': [],
};

/** What a number of the chart stands for: in full for the table, and short for the foot of the chart. */
export type PointName = { full: string; short: string; year?: number };

type Named = { period: string; named: readonly string[]; count: number };

const QUARTERS = 4;
/** What fits below a point on a phone. */
const LONGEST_SHORT = 5;

/**
 * The names of a period's points: those of staff; the quarters of its years where there are four numbers for each year
 * (eight for 2022-23); otherwise their place in the order.
 */
export function nameThePoints({ period, named, count }: Named, locale: Locale): PointName[] {
  const years = yearsOf(period);
  const areQuarters = named.length === 0 && count > 0 && count === years.length * QUARTERS;
  return Array.from({ length: count }, (_, index) => {
    const place = new Intl.NumberFormat(locale).format(index + 1);
    const name = named[index];
    if (name) return { full: name, short: [...name].length > LONGEST_SHORT ? place : name };
    if (!areQuarters) return { full: place, short: place };
    const quarter = (index % QUARTERS) + 1;
    const year = years[Math.floor(index / QUARTERS)] ?? 0;
    const short = locale === 'am' ? `${quarter}ኛ` : `Q${quarter}`;
    const full = locale === 'am' ? `የ${year} ${quarter}ኛ ሩብ ዓመት` : `Quarter ${quarter} of ${year}`;
    return { full, short, ...(quarter === 1 ? { year } : {}) };
  });
}

/** The years of "2024", "2022-23" and "2022-2023"; none of anything else. */
function yearsOf(period: string): number[] {
  const [, first = '', last] = /^\s*(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2}))?\s*$/.exec(period) ?? [];
  if (first === '') return [];
  const from = Number(first);
  const to = last === undefined ? from : Number(last.padStart(first.length, first));
  return to < from || to - from > 20 ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

type StoredPeriods = { periods?: { period: string; values?: number[] | null }[] | null };

/** The settings of the chart without the periods that are still as they came; null where none is. */
export function withoutSamplePeriods({ periods }: StoredPeriods): StoredPeriods | null {
  const isSample = ({ period, values }: { period: string; values?: number[] | null }) =>
    Object.hasOwn(engagementByPeriod, period) &&
    JSON.stringify(engagementByPeriod[period]) === JSON.stringify(values ?? []);
  const own = periods?.filter(period => !isSample(period)) ?? [];
  return own.length === (periods?.length ?? 0) ? null : { periods: own };
}
