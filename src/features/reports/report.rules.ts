import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { withOpacity } from '#core/colour.ts';
import type { Locale } from '#core/locale.ts';
import { palette } from '#ui/tokens/palette.ts';

/** The anchor of a fiscal year: `/reports#reports_2024`. */
export function reportAnchor(year: number): string {
  return `reports_${year}`;
}

/** The initial numbers of participants by period; an empty period is stated as such. */
export const engagementByPeriod: Readonly<Record<string, readonly number[]>> = {
  '2022-23': [10, 15, 22, 32, 50, 62, 80, 102],
  '2024': [],
};

/** The name of a number: in full for the table, and short for the axis of the chart. */
export type PointName = { full: string; short: string; year?: number };

type Named = { period: string; named: readonly string[]; count: number };

const QUARTERS = 4;
/** Most characters that fit below a point on a phone. */
const LONGEST_SHORT = 5;

/**
 * The names of a period's points: those of staff; the quarters of its years where there are four numbers for each year
 * (eight for 2022-23); otherwise their place in the order.
 */
export function nameThePoints({ period, named, count }: Named, locale: Locale): PointName[] {
  const years = parseYears(period);
  const areQuarters = named.length === 0 && count > 0 && count === years.length * QUARTERS;
  return Array.from({ length: count }, (_, index) => {
    const place = new Intl.NumberFormat(locale).format(index + 1);
    const name = named[index];
    if (name) return { full: name, short: [...name].length > LONGEST_SHORT ? place : name };
    if (!areQuarters) return { full: place, short: place };
    const quarter = (index % QUARTERS) + 1;
    const year = years[Math.floor(index / QUARTERS)] ?? 0;
    const short = locale === 'am' ? `${quarter}ኛ ሩብ` : `Q${quarter}`;
    const full = locale === 'am' ? `የ${year} እ.ኤ.አ. ${quarter}ኛ ሩብ ዓመት` : `Quarter ${quarter} of ${year}`;
    return { full, short, ...(quarter === 1 ? { year } : {}) };
  });
}

/** The name of a period; Gregorian years say so in Amharic: `2022-23 እ.ኤ.አ.`. */
export const periodName = (period: string, locale: Locale): string =>
  locale === 'am' && parseYears(period).length > 0 ? `${period.trim()} እ.ኤ.አ.` : period;

/** The years in "2024", "2022-23" or "2022-2023"; otherwise none. */
function parseYears(period: string): number[] {
  const [, first = '', last] = /^\s*(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2}))?\s*$/.exec(period) ?? [];
  if (first === '') return [];
  const from = Number(first);
  const to = last === undefined ? from : Number(last.padStart(first.length, first));
  return to < from || to - from > 20 ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

type StoredPeriods = { periods?: { period: string; values?: number[] | null }[] | null };

/** The settings of the chart without unchanged sample periods; null if there are none. */
export function withoutSamplePeriods({ periods }: StoredPeriods): StoredPeriods | null {
  const isSample = ({ period, values }: { period: string; values?: number[] | null }) =>
    Object.hasOwn(engagementByPeriod, period) &&
    JSON.stringify(engagementByPeriod[period]) === JSON.stringify(values ?? []);
  const own = periods?.filter(period => !isSample(period)) ?? [];
  return own.length === (periods?.length ?? 0) ? null : { periods: own };
}

/** The five colours at half opacity, for areas under a line. */
export const paletteHalfTransparent = palette.map(colour => withOpacity(colour, 0.5));

/** A point in percent of the chart's width and height, from the left and the top. */
type ChartPoint = { x: number; y: number; value: number };

export type DrawnChart = {
  points: ChartPoint[];
  /** The line through the points and the area below, as SVG paths on a 100 by 100 field. */
  line: string;
  area: string;
  /** The grid lines with their values; the first is 0. */
  grid: { y: number; value: number }[];
};

const hundredth = (place: number) => Math.round(place * 100) / 100;

/**
 * Draws counts as a line over an area. The bottom is 0, so that heights are proportional, and the top a round number at
 * or above the maximum. Throws a RangeError for an empty list.
 */
export function drawChart(values: readonly number[]): DrawnChart {
  if (values.length === 0) throw new RangeError('A chart needs at least one count.');
  const up = scaleLinear([0, Math.max(1, ...values)], [100, 0]).nice(4);
  const along = scalePoint<number>(
    values.map((_, index) => index),
    [0, 100],
  ).padding(0.5);
  const points = values.map((value, index) => ({
    x: hundredth(along(index) ?? 50),
    y: hundredth(up(value)),
    value,
  }));
  return {
    points,
    line:
      line<ChartPoint>(
        ({ x }) => x,
        ({ y }) => y,
      )(points) ?? '',
    area:
      area<ChartPoint>(
        ({ x }) => x,
        100,
        ({ y }) => y,
      )(points) ?? '',
    grid: up
      .ticks(4)
      .filter(Number.isInteger)
      .map(value => ({ y: hundredth(up(value)), value })),
  };
}
