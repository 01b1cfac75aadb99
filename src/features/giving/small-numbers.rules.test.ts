import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestShown, mayShow, shownTogether } from './small-numbers.rules.ts';

it('a total from four givers is hidden, one from five is shown', () => {
  expect([0, 1, 4, 5, 6].map(mayShow)).toEqual([false, false, false, true, true]);
});

it('where one small total could be derived from the rest, the next smallest is hidden too', () => {
  const of = (...givers: number[]) =>
    shownTogether(givers.map(n => ({ givers: n }))).map(({ givers: n }) => n);
  expect(of(40, 2, 7)).toEqual([40]);
  expect(of(40, 2, 3, 7)).toEqual([40, 7]);
  expect(of(40, 0, 7)).toEqual([40, 7]);
  expect(of(40, 7)).toEqual([40, 7]);
  expect(of(3)).toEqual([]);
});

it('shown totals are large enough, and so is the hidden remainder, unless it is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ givers: fc.nat({ max: 12 }) })), totals => {
      const shown = shownTogether(totals);
      expect(shown.every(({ givers }) => givers >= fewestShown)).toBe(true);
      const sum = (list: { givers: number }[]) => list.reduce((all, { givers }) => all + givers, 0);
      const left = sum(totals) - sum(shown);
      if (shown.length > 0) expect(left === 0 || left >= fewestShown).toBe(true);
    }),
  );
});
