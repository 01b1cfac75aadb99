import { ethiopianParts, formatDate, formatEthiopianInLatin } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { addDays, type IsoDay } from '#core/zoned-time.ts';

/** When the fiscal years of the organisation begin: on 1 January, or on 1 Hamle. */
export type FiscalStart = 'gregorian' | 'ethiopian';

/** Days from the first to the last, both included. */
export type Period = { first: IsoDay; last: IsoDay };

/** A fiscal year, by the Gregorian year in which it ends, with its months: twelve, or thirteen with Pagume. */
export type FiscalYear = Period & { year: number; months: Period[] };

/** The fiscal year that ends in the Gregorian `year`. */
export function fiscalYear(year: number, start: FiscalStart): FiscalYear {
  const months = start === 'gregorian' ? gregorianMonths(year) : ethiopianMonths(year);
  return { year, months, first: months[0]?.first ?? '', last: months.at(-1)?.last ?? '' };
}

function gregorianMonths(year: number): Period[] {
  return Array.from({ length: 12 }, (_, at) => {
    const first = `${year}-${String(at + 1).padStart(2, '0')}-01`;
    return { first, last: endOfMonth(first) };
  });
}

const endOfMonth = (first: IsoDay): IsoDay => {
  const next = addDays(first, 31);
  return addDays(`${next.slice(0, 8)}01`, -1);
};

const HAMLE = 'ሐምሌ';

/** The months from Hamle to Sene: the calendar itself says how many days Pagume has. */
function ethiopianMonths(year: number): Period[] {
  const around = Array.from({ length: 372 }, (_, at) => addDays(`${year - 1}-07-06`, at));
  const months = [...Map.groupBy(around, day => nameMonth(day)).entries()].map(([name, days]) => ({
    name,
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
  }));
  const from = months.findIndex(({ name }) => name.startsWith(HAMLE));
  const to = months.findLastIndex(({ name }) => name.startsWith(HAMLE));
  return months.slice(from, to).map(({ first, last }) => ({ first, last }));
}

const nameMonth = (day: IsoDay) => {
  const { month, year } = ethiopianParts(day);
  return `${month} ${year}`;
};

/** A month in both calendars, in that of the language first: `Jan 2024 (Tahsas–Tir 2016)`. */
export function monthName({ first, last }: Period, locale: Locale): string {
  const gregorian = gregorianName(first, last);
  const [from, to] = [first, last].map(day => ethiopianName(day, locale));
  const ethiopian =
    from?.name === to?.name ? `${to?.name} ${to?.year}` : `${from?.name}–${to?.name} ${to?.year}`;
  return locale === 'am' ? `${ethiopian} (${gregorian})` : `${gregorian} (${ethiopian})`;
}

/** `Jan 2024`, or its days where it is no whole month: `Jul 08 – Aug 06, 2023`. */
function gregorianName(first: IsoDay, last: IsoDay): string {
  const [month, , year] = formatDate(first).split(' ');
  if (first.endsWith('-01') && last === endOfMonth(first)) return `${month} ${year}`;
  return `${formatDate(first).replace(/, \d+$/, '')} – ${formatDate(last)}`;
}

function ethiopianName(day: IsoDay, locale: Locale): { name: string; year: string } {
  const { month, year } = ethiopianParts(day);
  return { name: locale === 'am' ? month : (formatEthiopianInLatin(day).split(' ')[1] ?? ''), year };
}
