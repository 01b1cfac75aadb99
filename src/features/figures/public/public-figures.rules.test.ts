import { describe, expect, it } from 'vitest';
import {
  allOrNone,
  foldSmall,
  monthsOver,
  nextMonthOver,
  settledDay,
  sinceCounted,
} from './public-figures.rules.ts';

const today = '2026-11-26';
const row = (name: string, n: number) => ({ name, n });

describe('the months that visitors see', () => {
  it('are over, in both calendars', () => {
    const months = monthsOver('month', today);
    expect([months.length, months[0]?.from, months.at(-1)]).toEqual([
      12,
      '2025-11-01',
      { from: '2026-10-01', to: '2026-10-31' },
    ]);
    const ethiopian = monthsOver('ethiopian', today);
    expect([ethiopian.length, ethiopian.at(-1)]).toEqual([13, { from: '2026-10-11', to: '2026-11-09' }]);
  });

  it('change ten minutes after the next month of either calendar is over', () => {
    // Hidar ends on 9 December, November before it.
    expect(nextMonthOver(today).toISOString()).toBe('2026-12-01T00:10:00.000Z');
    expect(nextMonthOver('2026-12-02').toISOString()).toBe('2026-12-10T00:10:00.000Z');
  });

  it('are over once the last views of their last day are written', () => {
    expect(settledDay(new Date('2026-12-01T00:09:59Z'))).toBe('2026-11-30');
    expect(settledDay(new Date('2026-12-01T00:10:00Z'))).toBe('2026-12-01');
  });

  it('begin where counting began', () => {
    expect(sinceCounted([row('a', 0), row('b', 3), row('c', 0)])).toEqual([row('b', 3), row('c', 0)]);
    expect(sinceCounted([row('a', 3), row('b', 0)])).toEqual([row('a', 3), row('b', 0)]);
    expect(sinceCounted([row('a', 0), row('b', 0)])).toEqual([]);
  });
});

describe('parts of a sum', () => {
  it('under five are one part', () => {
    expect(foldSmall([row('c', 4), row('a', 9), row('b', 20), row('d', 3)], 'rest')).toEqual([
      row('b', 20),
      row('a', 9),
      row('rest', 7),
    ]);
  });

  it('from five on are shown, sorted by name if equal', () => {
    expect(foldSmall([row('b', 5), row('c', 9), row('a', 5)], 'rest')).toEqual([
      row('c', 9),
      row('a', 5),
      row('b', 5),
    ]);
    expect(foldSmall([row('c', 3), row('b', 20), row('d', 2)], 'rest')).toEqual([
      row('b', 20),
      row('rest', 5),
    ]);
  });

  it('end with the rest, however large it is', () => {
    expect(foldSmall([row('rest', 20), row('a', 9)], 'rest')).toEqual([row('a', 9), row('rest', 20)]);
    expect(foldSmall([row('a', 2)], 'rest')).toEqual([row('rest', 2)]);
    expect(foldSmall([], 'rest')).toEqual([]);
  });

  it('hide a small part that could be calculated from the others', () => {
    expect(foldSmall([row('a', 9), row('b', 20), row('c', 2)], 'rest')).toEqual([
      row('b', 20),
      row('rest', 11),
    ]);
    expect(foldSmall([row('rest', 3), row('b', 20)], 'rest')).toEqual([row('rest', 23)]);
    expect(foldSmall([row('a', 9), row('b', 20)], 'rest')).toEqual([row('b', 20), row('a', 9)]);
  });

  it('without a rest are shown all or not at all', () => {
    expect(allOrNone([row('en', 9), row('am', 4)])).toEqual([]);
    expect(allOrNone([row('en', 9), row('am', 5), row('xx', 0)])).toEqual([row('en', 9), row('am', 5)]);
  });
});
