import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A point of a chart in hundredths of its width and height, from the left and from the top. */
export type ChartPoint = { x: number; y: number; value: number };

export type DrawnChart = {
  points: ChartPoint[];
  /** The line through the points and the area under it, as SVG paths on a field of 100 by 100. */
  line: string;
  area: string;
  /** The lines across the chart, each at its height and with its number; the first is 0. */
  grid: { y: number; value: number }[];
};

const hundredth = (place: number) => Math.round(place * 100) / 100;

/**
 * Draws counts in their order as a line over an area. The foot of the chart is 0, so that heights are in proportion to
 * the counts, and the top is a round number at or above the greatest. Throws a RangeError when there is no count.
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
