import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawChart } from './chart.rules.ts';

describe('the drawing of counts', () => {
  it('starts at 0, so that similar counts are drawn at similar heights', () => {
    const { points, grid } = drawChart([90, 100]);
    expect(grid[0]).toEqual({ y: 100, value: 0 });
    expect(points.map(({ y }) => 100 - y)).toEqual([90, 100]);
  });

  it('is proportional and runs from left to right, whatever was counted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 }), values => {
        const { points, grid } = drawChart(values);
        const top = grid.at(-1);
        const perOne = top && top.value > 0 ? (100 - top.y) / top.value : 0;
        points.forEach(({ x, y, value }, index) => {
          expect(Math.abs(100 - y - value * perOne)).toBeLessThan(0.1);
          expect(x).toBeGreaterThan(points[index - 1]?.x ?? 0);
          expect(x).toBeLessThan(100);
        });
      }),
    );
  });

  it('draws one line and one area through the same points', () => {
    const { points, line, area } = drawChart([10, 15, 22]);
    for (const { x, y } of points) {
      expect(line).toContain(`${x},${y}`);
      expect(area).toContain(`${x},${y}`);
    }
    expect(area).toContain(',100');
  });

  it('has whole numbers on its axis, because people are counted', () => {
    for (const { value } of drawChart([1, 2]).grid) expect(Number.isInteger(value)).toBe(true);
    expect(drawChart([0]).points[0]?.y).toBe(100);
  });

  it('requires at least one count', () => {
    expect(() => drawChart([])).toThrow(RangeError);
  });
});
