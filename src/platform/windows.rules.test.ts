import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acrossLists, planPages } from './windows.rules.ts';

const list = Array.from({ length: 100 }, (_, index) => index);
const stretch = fc.tuple(fc.nat(120), fc.nat(30)).map(([from, length]) => ({ from, to: from + length }));

it('any stretch of a list is covered by at most two pages of one size', () => {
  fc.assert(
    fc.property(stretch, ({ from, to }) => {
      const { pages, skip } = planPages({ from, to });
      const read = pages.flatMap(({ page, limit }) => list.slice((page - 1) * limit, page * limit));
      expect(read.slice(skip, skip + to - from)).toEqual(list.slice(from, to));
      expect(pages.length).toBeLessThanOrEqual(2);
    }),
  );
});

it('a stretch across concatenated lists returns the same items as of one list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 5 }), stretch, (lengths, { from, to }) => {
      const lists = lengths.map((length, of) => Array.from({ length }, (_, index) => `${of}/${index}`));
      const parts = acrossLists(lengths, { from, to });
      expect(parts.flatMap((part, of) => lists[of]?.slice(part.from, part.to))).toEqual(
        lists.flat().slice(from, to),
      );
    }),
  );
});

it('a stretch is read in pages of its own length: one if it starts a page, two if not, none if empty', () => {
  const limit = 5;
  expect(planPages({ from: 10, to: 15 })).toEqual({ pages: [{ page: 3, limit }], skip: 0 });
  expect(planPages({ from: 12, to: 17 })).toEqual({
    pages: [
      { page: 3, limit },
      { page: 4, limit },
    ],
    skip: 2,
  });
  for (const to of [10, 9]) expect(planPages({ from: 10, to })).toEqual({ pages: [], skip: 0 });
});
