import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palette } from '#ui/tokens/palette.ts';
import {
  drawChart,
  engagementByPeriod,
  nameThePoints,
  paletteHalfTransparent,
  periodName,
  reportAnchor,
  withoutSamplePeriods,
} from './report.rules.ts';

it('the anchor of the fiscal year 2024 is reports_2024', () => {
  expect(reportAnchor(2024)).toBe('reports_2024');
});

it('a period of Gregorian years says its era in Amharic, and a name of staff stays as it is', () => {
  expect([periodName('2022-23', 'en'), periodName('2022-23', 'am')]).toEqual(['2022-23', '2022-23 እ.ኤ.አ.']);
  expect(periodName('መስቀል 2019', 'am')).toBe('መስቀል 2019');
});

describe('the engagement chart', () => {
  it('[DATA-09] period 2022-23 has eight values', () => {
    expect(engagementByPeriod['2022-23']).toEqual([10, 15, 22, 32, 50, 62, 80, 102]);
  });

  it('[DATA-10] period 2024 is empty', () => {
    expect(engagementByPeriod['2024']).toEqual([]);
  });

  it('[DATA-11] [CONST-05] [CONST-06] [CONST-07] [CONST-08] [CONST-09] the chart has five solid colours', () => {
    expect(palette).toEqual(['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9']);
  });

  it('[DATA-12] the chart has its five colours half-transparent too', () => {
    expect(paletteHalfTransparent).toEqual([
      'rgb(255 111 97 / 0.5)',
      'rgb(255 200 87 / 0.5)',
      'rgb(68 175 105 / 0.5)',
      'rgb(0 129 167 / 0.5)',
      'rgb(228 193 249 / 0.5)',
    ]);
  });
});

describe('names of the values of a period', () => {
  const fullNames = (period: string, count: number, named: string[] = [], locale: 'en' | 'am' = 'en') =>
    nameThePoints({ period, named, count }, locale).map(({ full }) => full);

  it('values are named by quarters if a period has four for each year', () => {
    expect(nameThePoints({ period: '2022-23', named: [], count: 8 }, 'en')).toEqual([
      { full: 'Quarter 1 of 2022', short: 'Q1', year: 2022 },
      { full: 'Quarter 2 of 2022', short: 'Q2' },
      { full: 'Quarter 3 of 2022', short: 'Q3' },
      { full: 'Quarter 4 of 2022', short: 'Q4' },
      { full: 'Quarter 1 of 2023', short: 'Q1', year: 2023 },
      { full: 'Quarter 2 of 2023', short: 'Q2' },
      { full: 'Quarter 3 of 2023', short: 'Q3' },
      { full: 'Quarter 4 of 2023', short: 'Q4' },
    ]);
    expect(fullNames('2024', 4, [], 'am')[3]).toBe('የ2024 እ.ኤ.አ. 4ኛ ሩብ ዓመት');
    expect(fullNames('2022 – 2023', 8)[7]).toBe('Quarter 4 of 2023');
    expect(fullNames('1999-00', 8)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('values that are not quarters are named by their position, or as staff named them', () => {
    expect(fullNames('2024', 3)).toEqual(['1', '2', '3']);
    expect(fullNames('Since we began', 4)).toEqual(['1', '2', '3', '4']);
    expect(nameThePoints({ period: '2024', named: ['Genna', 'Meskel, in Addis'], count: 2 }, 'en')).toEqual([
      { full: 'Genna', short: 'Genna' },
      { full: 'Meskel, in Addis', short: '2' },
    ]);
  });

  it('sample periods are removed only if their values are unchanged', () => {
    const came = Object.entries(engagementByPeriod).map(([period, values]) => ({
      period,
      values: [...values],
    }));
    const own = { period: '2025', values: [4] };
    expect(withoutSamplePeriods({ periods: [...came, own] })).toEqual({ periods: [own] });
    expect(withoutSamplePeriods({ periods: [{ period: '2022-23', values: [11] }, own] })).toBeNull();
    expect(withoutSamplePeriods({ periods: null })).toBeNull();
  });
});

describe('drawChart', () => {
  it('the axis of the chart starts at 0, so that similar counts have similar heights', () => {
    const { points, grid } = drawChart([90, 100]);
    expect(grid[0]).toEqual({ y: 100, value: 0 });
    expect(points.map(({ y }) => 100 - y)).toEqual([90, 100]);
  });

  it('for any counts, points are proportional and run from left to right', () => {
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

  it('the line and the area of the chart go through the same points', () => {
    const { points, line, area } = drawChart([10, 15, 22]);
    for (const { x, y } of points) {
      expect(line).toContain(`${x},${y}`);
      expect(area).toContain(`${x},${y}`);
    }
    expect(area).toContain(',100');
  });

  it('the axis of the chart has whole numbers only', () => {
    for (const { value } of drawChart([1, 2]).grid) expect(Number.isInteger(value)).toBe(true);
    expect(drawChart([0]).points[0]?.y).toBe(100);
  });

  it('a chart without counts throws a RangeError', () => {
    expect(() => drawChart([])).toThrow(RangeError);
  });
});
