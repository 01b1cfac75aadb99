import { describe, expect, it } from 'vitest';
import { newestFirst, nextItems, pageQueries, takePage } from './lists.ts';

it('[VALID-21] posts with a matching date format are sorted by date, newest first', () => {
  const posts = ['Dec 05, 2024', '2026-01-02', '2025-06-30T08:00:00.000Z', 'Jan 01, 2026'];
  expect(newestFirst(posts, date => date)).toEqual([
    '2026-01-02',
    'Jan 01, 2026',
    '2025-06-30T08:00:00.000Z',
    'Dec 05, 2024',
  ]);
});

it('[VALID-22] posts without a matching date format keep their stored order, after the others', () => {
  const posts = ['soon', '2024-01-01', '12-dd-2025', null, '2025-01-01', 'Feb 30, 2026'];
  expect(newestFirst(posts, date => date)).toEqual([
    '2025-01-01',
    '2024-01-01',
    'soon',
    '12-dd-2025',
    null,
    'Feb 30, 2026',
  ]);
});

it('sorting by date is stable for items of one day and does not change the given list', () => {
  const items = [
    { name: 'first', day: '2025-01-01' },
    { name: 'second', day: '2025-01-01' },
    { name: 'newer', day: '2025-01-02' },
  ];
  const names = newestFirst(items, item => item.day).map(item => item.name);
  expect(names).toEqual(['newer', 'first', 'second']);
  expect(items[0]?.name).toBe('first');
});

describe('nextItems', () => {
  it('nextItems wraps around at the end and repeats no item', () => {
    expect(nextItems(['a', 'b', 'c', 'd', 'e'], 3, 3)).toEqual(['e', 'a', 'b']);
    expect(nextItems(['a', 'b', 'c'], 0, 3)).toEqual(['b', 'c']);
    expect(nextItems(['a'], 0, 3)).toEqual([]);
  });

  it('nextItems returns the first items when the item is not in the list', () => {
    expect(nextItems(['a', 'b', 'c', 'd'], -1, 3)).toEqual(['a', 'b', 'c']);
  });
});

describe('pages of a list', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  it('a page of a list contains its share of the items, and the last page the rest', () => {
    expect(takePage(items, 2, '1')).toEqual({ items: ['a', 'b'], number: 1, pages: 3 });
    expect(takePage(items, 2, '3')).toEqual({ items: ['e'], number: 3, pages: 3 });
  });

  it('the first page is returned where the number is missing, malformed or past the end', () => {
    for (const wanted of [null, '', '0', '-1', '1.5', '4', '1e3', '01', 'x', '99999999999'])
      expect(takePage(items, 2, wanted).number, String(wanted)).toBe(1);
  });

  it('an empty list has one empty page', () => {
    expect(takePage([], 2, null)).toEqual({ items: [], number: 1, pages: 1 });
  });

  it('pageQueries returns the queries of the pages after the first', () => {
    expect(pageQueries(3)).toEqual(['page=2', 'page=3']);
    expect(pageQueries(1)).toEqual([]);
  });
});
