import { describe, expect, it } from 'vitest';
import { pageOf, pageQueries } from './paging.ts';

describe('a page of a list', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  it('contains its share of the items, and the last page the rest', () => {
    expect(pageOf(items, 2, '1')).toEqual({ items: ['a', 'b'], number: 1, pages: 3 });
    expect(pageOf(items, 2, '3')).toEqual({ items: ['e'], number: 3, pages: 3 });
  });

  it('is the first where the number is missing, malformed or past the end', () => {
    for (const wanted of [null, '', '0', '-1', '1.5', '4', '1e3', '01', 'x', '99999999999'])
      expect(pageOf(items, 2, wanted).number, String(wanted)).toBe(1);
  });

  it('of an empty list is one empty page', () => {
    expect(pageOf([], 2, null)).toEqual({ items: [], number: 1, pages: 1 });
  });

  it('names the queries of the pages after the first', () => {
    expect(pageQueries(3)).toEqual(['page=2', 'page=3']);
    expect(pageQueries(1)).toEqual([]);
  });
});
