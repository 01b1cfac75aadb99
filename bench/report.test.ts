import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGoal, findWorst, isMet, median, percentile } from './report.ts';

const goal = (figure: number, promised: { most?: number; least?: number } = {}) => ({
  what: 'waits',
  figure,
  unit: 'ms',
  ...promised,
});

describe('benchmark goals', () => {
  it('a benchmark goal is met at its bound and missed beyond it', () => {
    const met = [9, 10, 11].map(figure => [
      isMet(goal(figure, { most: 10 })),
      isMet(goal(figure, { least: 10 })),
    ]);
    expect(met).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(isMet(goal(5))).toBeNull();
  });

  it('a benchmark goal is missed when its figure could not be measured', () => {
    expect([isMet(goal(Number.NaN, { most: 10 })), isMet(goal(Number.NaN, { least: 0 }))]).toEqual([
      false,
      false,
    ]);
  });

  it('a benchmark goal is printed on one line with figure, unit and bound', () => {
    expect([
      describeGoal(goal(0.12345, { most: 0.2 })),
      describeGoal(goal(12345.6)),
      describeGoal(goal(Number.NaN, { most: 10 })),
    ]).toEqual([
      'ok      waits: 0.123 ms (at most 0.2)',
      '        waits: 12346 ms',
      'MISSED  waits: not measured ms (at most 10)',
    ]);
  });

  it('a goal for all routes takes the figure of the worst route, or NaN when nothing was measured', () => {
    const rows = ['/', '/news', '/team'].map((route, at) => ({ route, bytes: [3, 9, 1][at] ?? 0 }));
    const bytes = { what: 'bytes', unit: 'B', figure: (row: { bytes: number }) => row.bytes };
    expect(findWorst(rows, { ...bytes, most: 5 })).toMatchObject({
      what: 'bytes, worst of 3: /news',
      figure: 9,
    });
    expect(findWorst(rows, { ...bytes, least: 2 }).figure).toBe(1);
    expect(findWorst([], { ...bytes, most: 5 }).figure).toBeNaN();
  });
});

describe('percentiles', () => {
  it('a percentile is the nearest rank: one of the given numbers, never an interpolation', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0, 0.5, 0.99, 0.991, 1].map(share => percentile(numbers, share))).toEqual([1, 50, 99, 100, 100]);
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2, Number.NaN]);
  });

  it('a percentile is the smallest number with at least its share of the numbers at or below it', () => {
    const numbers = fc.array(fc.integer(), { minLength: 1, maxLength: 60 });
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(numbers, share, (all, of) => {
        const at = percentile(all, of);
        const needed = Math.ceil(all.length * of);
        expect(all.filter(number => number <= at).length).toBeGreaterThanOrEqual(needed);
        expect(all.filter(number => number < at).length).toBeLessThan(needed);
      }),
    );
  });
});
