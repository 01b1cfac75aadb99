import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestShown, giversBehind, mayShow, shownTogether } from './small-numbers.rules.ts';

it('a total from four givers is hidden, one from five is shown', () => {
  expect([0, 1, 4, 5, 6].map(mayShow)).toEqual([false, false, false, true, true]);
});

it('where one small total could be derived from the rest, the next smallest is hidden too', () => {
  const of = (...givers: number[]) =>
    shownTogether(givers.map(n => ({ givers: n }))).map(({ givers: n }) => n);
  expect(of(40, 2, 7)).toEqual([40]);
  // The two and the three may be the same people, so together they are not enough.
  expect(of(40, 2, 3, 7)).toEqual([40]);
  expect(of(40, 0, 7)).toEqual([40, 7]);
  expect(of(40, 7)).toEqual([40, 7]);
  expect(of(3)).toEqual([]);
});

it('shown totals are large enough, and so is the hidden remainder, unless it is empty, whoever gave to several', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 12 })), people => {
      const totals = people.map(who => ({ who, givers: who.length }));
      const shown = shownTogether(totals);
      expect(shown.every(({ givers }) => givers >= fewestShown)).toBe(true);
      const left = new Set(totals.filter(total => !shown.includes(total)).flatMap(({ who }) => who));
      if (shown.length > 0) expect(left.size === 0 || left.size >= fewestShown).toBe(true);
    }),
  );
});

it('of a total with parts that are shown, the rest counts', () => {
  const part = (givers: number, isShown: boolean) => ({ givers, isShown });
  expect(giversBehind(9, [part(6, true), part(3, false)])).toBe(3);
  expect(giversBehind(9, [part(6, true)])).toBe(9);
  expect(giversBehind(9, [part(6, true), part(0, false)])).toBe(9);
  expect(giversBehind(9, [part(6, true), part(2, false), part(5, false)])).toBe(5);
  expect(giversBehind(3, [part(3, false)])).toBe(3);
  expect(giversBehind(0, [])).toBe(0);
});
