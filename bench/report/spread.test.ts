import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, spread } from './spread.ts';

describe('a percentile', () => {
  it('is the nearest rank: one of the numbers, never between two', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0, 0.01, 0.5, 0.99, 0.991, 1].map(share => percentile(numbers, share))).toEqual([
      1, 1, 50, 99, 100, 100,
    ]);
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2]);
  });

  it('is not taken where there are no numbers', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('is not exceeded by its share of any numbers, and a smaller one would be', () => {
    const numbers = fc.array(fc.integer(), { minLength: 1, maxLength: 60 });
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(numbers, share, (all, of) => {
        const at = percentile(all, of);
        const needed = Math.ceil(all.length * of);
        expect(all).toContain(at);
        expect(all.filter(number => number <= at).length).toBeGreaterThanOrEqual(needed);
        expect(all.filter(number => number < at).length).toBeLessThan(needed);
      }),
    );
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    expect(spread(numbers)).toEqual({ p50: 2, p95: 3, p99: 3, max: 3 });
    expect(numbers).toEqual([3, 1, 2]);
  });
});
