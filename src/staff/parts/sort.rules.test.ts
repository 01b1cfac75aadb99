import { expect, it } from 'vitest';
import { readSort, sortLinks, sortRows } from './sort.rules.ts';

const columns = ['day', 'amount'] as const;
const preset = { by: 'day', isDescending: true } as const;

it('the order of a table is read from the address, and anything else gives the preset one', () => {
  expect(readSort('amount', columns, preset)).toEqual({ by: 'amount', isDescending: false });
  expect(readSort('-amount', columns, preset)).toEqual({ by: 'amount', isDescending: true });
  for (const value of [undefined, '', '--day', 'constructor', ['amount'], 'amount; drop table'])
    expect(readSort(value, columns, preset)).toEqual(preset);
});

it('the head of a sorted column turns the order around, keeps the filters and starts at the first page', () => {
  const query = new URLSearchParams({ state: 'paid', page: '3', sort: 'amount' });
  const links = sortLinks({ by: 'amount', isDescending: false }, columns, query);
  expect(links.amount).toEqual({ href: '?state=paid&sort=-amount', order: 'ascending' });
  expect(links.day).toEqual({ href: '?state=paid&sort=day', order: undefined });
});

it('rows are ordered by text or number in both directions, and equal ones keep their places', () => {
  const rows = [
    { day: '2026-11-02', amount: 30n },
    { day: '2026-11-01', amount: 4n },
    { day: '2026-11-03', amount: 30n },
  ];
  const daysBy = (by: 'day' | 'amount', isDescending: boolean) =>
    sortRows(rows, { by, isDescending }, (row, at) => row[at]).map(({ day }) => day.slice(-1));
  expect(daysBy('day', false)).toEqual(['1', '2', '3']);
  expect(daysBy('day', true)).toEqual(['3', '2', '1']);
  expect(daysBy('amount', false)).toEqual(['1', '2', '3']);
  expect(daysBy('amount', true)).toEqual(['2', '3', '1']);
});
