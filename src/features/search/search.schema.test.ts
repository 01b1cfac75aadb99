import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSearch } from './search.schema.ts';

const read = (query: Record<string, string>) => readSearch(new URLSearchParams(query));

it('a search is parsed into words, kind, date and page', () => {
  expect(read({ q: ' Adey  flower ', kind: 'posts', date: 'year', page: '2' })).toEqual({
    typed: 'Adey  flower',
    words: ['adey', 'flower'],
    kind: 'posts',
    date: 'year',
    page: 2,
  });
});

it('unknown values in a search are ignored', () => {
  for (const value of ['toString', '__proto__', 'messages', '-1', '1e3', ''])
    expect(read({ q: 'a', kind: value, date: value, page: value })).toMatchObject({
      kind: null,
      date: null,
      page: 1,
    });
});

it('any text is accepted in a search, up to 120 characters, eight words and page 30', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), q => {
      const { typed, words, page } = read({ q, page: '99' });
      expect([...typed].length).toBeLessThanOrEqual(120);
      expect(words.length).toBeLessThanOrEqual(8);
      expect(page).toBe(30);
    }),
  );
});
