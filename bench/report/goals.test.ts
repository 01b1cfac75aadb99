import { describe, expect, it } from 'vitest';
import { goalRow, isReached } from './goals.ts';

const goal = (figure: number, promised: { most?: number; least?: number } = {}) => ({
  what: 'waits',
  figure,
  unit: 'ms',
  ...promised,
});

describe('a goal', () => {
  it('is reached at its bound, on the right side of it, and not beyond', () => {
    const reached = [9, 10, 11].map(figure => [
      isReached(goal(figure, { most: 10 })),
      isReached(goal(figure, { least: 10 })),
    ]);
    expect(reached).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('is neither reached nor missed where nothing was promised', () => {
    expect(isReached(goal(5))).toBeNull();
  });

  it('is missed by a figure that could not be taken', () => {
    expect(isReached(goal(Number.NaN, { most: 10 }))).toBe(false);
    expect(isReached(goal(Number.NaN, { least: 0 }))).toBe(false);
  });

  it('stands in its row with figure, unit, bound and answer', () => {
    expect([
      goalRow(goal(0.12345, { most: 0.2 })),
      goalRow({ ...goal(0.69, { least: 0.7 }), unit: '' }),
      goalRow(goal(12345.6)),
      goalRow(goal(Number.NaN, { most: 10 })),
    ]).toEqual([
      '| waits | 0.123 ms | ≤ 0.2 | yes |',
      '| waits | 0.69 | ≥ 0.7 | **no** |',
      '| waits | 12346 ms |  |  |',
      '| waits | not taken ms | ≤ 10 | **no** |',
    ]);
  });
});
