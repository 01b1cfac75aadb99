import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestShown, mayShow, shownBesideYears, shownTogether } from './small-numbers.rules.ts';

it('a total from four donors is hidden, one from five is shown', () => {
  expect([0, 1, 4, 5, 6].map(mayShow)).toEqual([false, false, false, true, true]);
});

it('where one small total could be derived from the rest, the next smallest is hidden too', () => {
  const of = (...donors: number[]) =>
    shownTogether(donors.map(n => ({ donors: n }))).map(({ donors: n }) => n);
  expect(of(40, 2, 7)).toEqual([40]);
  // The two and the three may be the same people, so together they are not enough.
  expect(of(40, 2, 3, 7)).toEqual([40]);
  expect(of(40, 0, 7)).toEqual([40, 7]);
  expect(of(40, 7)).toEqual([40, 7]);
  expect(of(3)).toEqual([]);
});

it('every shown total has enough donors, and the hidden ones together have enough or none', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 12 })), people => {
      const totals = people.map(who => ({ who, donors: who.length }));
      const shown = shownTogether(totals);
      expect(shown.every(({ donors }) => donors >= fewestShown)).toBe(true);
      const left = new Set(totals.filter(total => !shown.includes(total)).flatMap(({ who }) => who));
      if (shown.length > 0) expect(left.size === 0 || left.size >= fewestShown).toBe(true);
    }),
  );
});

it('a total shown elsewhere stays shown, and another one is hidden beside a small one', () => {
  const of = (...totals: [donors: number, isShownElsewhere: boolean][]) =>
    shownTogether(totals.map(([donors, isShownElsewhere]) => ({ donors, isShownElsewhere }))).map(
      ({ donors }) => donors,
    );
  expect(of([2, false], [6, true], [8, false], [9, false])).toEqual([6, 9]);
  expect(of([4, true], [6, false])).toEqual([]);
  expect(of([6, true], [7, false])).toEqual([6, 7]);
});

it('while few people gave in years that are not published, another total is hidden, unless one is already', () => {
  const of = (unpublished: number, ...donors: number[]) =>
    shownBesideYears(
      donors.map(n => ({ donors: n, isShownElsewhere: n === 5 })),
      unpublished,
    ).map(({ donors: n }) => n);
  expect(of(0, 40, 7)).toEqual([40, 7]);
  expect(of(1, 40, 7)).toEqual([40]);
  expect(of(4, 40, 7, 5)).toEqual([40, 5]);
  expect(of(5, 40, 7)).toEqual([40, 7]);
  expect(of(1, 40, 2, 7), 'the sum is not known').toEqual([40]);
});
