import { expect, it } from 'vitest';
import { type Contents, inWords, parseFile, refuseEmpty, takeShare } from './slice.ts';

const contents: Contents = {
  journeys: ['news.spec.ts:3:1 › opens', 'team.spec.ts:3:1 › opens'],
  elsewhere: ['[webkit] › ../engines/webkit.spec.ts:3:1 › opens'],
  longTests: ['src/x.test.ts'],
  faults: ['one', 'two'],
  mutated: ['src/core/slug.ts'],
};

it.each([1, 2, 5, 6])('%d slices contain every item once, in equal shares', of => {
  const all = Array.from({ length: 23 }, (_, at) => at);
  const shares = Array.from({ length: of }, (_, at) => takeShare(all, { part: at + 1, of }));
  expect(shares.flat().toSorted((one, other) => one - other)).toEqual(all);
  const sizes = shares.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('a slice is described in one line', () => {
  expect(inWords({ part: 2, of: 6 }, contents)).toBe(
    'Slice 2 of 6: 2 journeys in full, 1 journeys in Firefox and WebKit, 1 long test files, 2 planted faults, 1 files with mutations',
  );
});

it('a slice without one kind of test is refused, and the message names the kind', () => {
  const slice = { part: 7, of: 900 };
  expect(() => refuseEmpty(slice, contents)).not.toThrow();
  expect(() => refuseEmpty(slice, { ...contents, faults: [] })).toThrow(
    'Slice 7/900 has no planted faults: use fewer slices',
  );
  expect(() => refuseEmpty(slice, { ...contents, journeys: [], mutated: [] })).toThrow(
    'Slice 7/900 has no journeys in full and no files with mutations: use fewer slices',
  );
});

it('parseFile returns the file of a listed journey, also when the list names its project', () => {
  expect([...contents.journeys, ...contents.elsewhere].map(parseFile)).toEqual([
    'tests/journeys/news.spec.ts',
    'tests/journeys/team.spec.ts',
    'tests/engines/webkit.spec.ts',
  ]);
});
