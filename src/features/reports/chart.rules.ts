import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { withOpacity } from '#core/colour.ts';
import { palette } from '#ui/tokens/palette.ts';

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
