import { describe, expect, it } from 'vitest';
import {
  allOrNone,
  combineSmall,
  figureQuery,
  grains,
  listPeriods,
  monthsOver,
  namePeriod,
  nextMonthOver,
  percentChange,
  periodStart,
  readFigureFilter,
  settledDay,
  shownNumber,
  sinceCounted,
  spanBefore,
} from './periods.rules.ts';

const today = '2026-11-26';

describe('the periods of a screen', () => {
  it.each([
    ['day', 30, '2026-10-28', '2026-11-26', '2026-11-26'],
    ['week', 13, '2026-08-31', '2026-11-23', '2026-11-29'],
    ['month', 12, '2025-12-01', '2026-11-01', '2026-11-30'],
    // 17 Hidar 2019: the thirteen months before it, Pagume with its five days included.
    ['ethiopian', 13, '2025-12-10', '2026-11-10', '2026-12-09'],
  ] as const)('a screen by %s has %i periods, and the last contains today', (by, count, first, last, end) => {
    const periods = listPeriods({ by, back: 0 }, today);
    expect(periods).toHaveLength(count);
    expect([periods[0]?.from, periods.at(-1)?.from, periods.at(-1)?.to]).toEqual([first, last, end]);
  });

  it.each(grains)('periods by %s have no gaps or overlaps over ten screens', by => {
    const all = Array.from({ length: 10 }, (_, back) => listPeriods({ by, back }, today))
      .reverse()
      .flat();
    for (const [at, { from, to }] of all.entries()) {
      expect(from <= to).toBe(true);
      expect(periodStart(by, to)).toBe(from);
      const next = all[at + 1];
      if (next) expect(Date.parse(next.from) - Date.parse(to)).toBe(86_400_000);
    }
  });

  it('periods are named in both languages', () => {
    const pagume = { from: '2026-09-06', to: '2026-09-10' };
    expect(namePeriod('ethiopian', pagume, 'en')).toBe('Pagume 2018');
    expect(namePeriod('ethiopian', pagume, 'am')).toBe('ጳጉሜን 2018 ዓ.ም.');
    expect(namePeriod('month', { from: '2026-11-01', to: '2026-11-30' }, 'en')).toBe('November 2026');
    expect(namePeriod('month', { from: '2026-11-01', to: '2026-11-30' }, 'am')).toBe('ኖቬምበር 2026 እ.ኤ.አ.');
    expect(namePeriod('day', { from: today, to: today }, 'en')).toBe('Nov 26, 2026');
    expect(namePeriod('day', { from: today, to: today }, 'am')).toBe('ኅዳር 17፣ 2019');
  });

  it('periods are compared with the same number of days before them', () => {
    expect(spanBefore(listPeriods({ by: 'month', back: 0 }, today), today)).toEqual({
      now: { from: '2025-12-01', to: '2026-11-26' },
      before: { from: '2024-12-05', to: '2025-11-30' },
    });
    expect(spanBefore([{ from: '2026-11-02', to: '2026-11-08' }], today)).toEqual({
      now: { from: '2026-11-02', to: '2026-11-08' },
      before: { from: '2026-10-26', to: '2026-11-01' },
    });
    expect(spanBefore([], today)).toEqual({
      now: { from: today, to: today },
      before: { from: '2026-11-25', to: '2026-11-25' },
    });
  });
});

it('the address selects the screen of figures, and an invalid value the default', () => {
  expect(readFigureFilter({ by: 'ethiopian', back: '2' })).toEqual({ by: 'ethiopian', back: 2 });
  expect(readFigureFilter({ by: ["'; drop"], back: '-1' })).toEqual({ by: 'day', back: 0 });
  expect(readFigureFilter({ back: '99' })).toEqual({ by: 'day', back: 40 });
  for (const back of [undefined, '', '2x', 'x2', '123']) expect(readFigureFilter({ back }).back).toBe(0);
  expect(figureQuery({ by: 'week', back: 0 })).toBe('by=week');
  expect(figureQuery({ by: 'week', back: 1 })).toBe('by=week&back=1');
});

it('numbers under five are hidden, and so are changes that would reveal them', () => {
  expect([0, 1, 4, 5, 60].map(shownNumber)).toEqual([0, null, null, 5, 60]);
  expect(percentChange(5, 5)).toBe(0);
  expect([percentChange(30, 20), percentChange(10, 20), percentChange(4, 20), percentChange(30, 4)]).toEqual([
    50,
    -50,
    null,
    null,
  ]);
});

const row = (name: string, n: number) => ({ name, n });

describe('the months that visitors see', () => {
  it('visitors see only months that are over, in both calendars', () => {
    const months = monthsOver('month', today);
    expect([months.length, months[0]?.from, months.at(-1)]).toEqual([
      12,
      '2025-11-01',
      { from: '2026-10-01', to: '2026-10-31' },
    ]);
    const ethiopian = monthsOver('ethiopian', today);
    expect([ethiopian.length, ethiopian.at(-1)]).toEqual([13, { from: '2026-10-11', to: '2026-11-09' }]);
  });

  it('the visible months change ten minutes after the next month of either calendar is over', () => {
    // Hidar ends on 9 December, November before it.
    expect(nextMonthOver(today).toISOString()).toBe('2026-12-01T00:10:00.000Z');
    expect(nextMonthOver('2026-12-02').toISOString()).toBe('2026-12-10T00:10:00.000Z');
  });

  it('a day is settled ten minutes after midnight, once its last views are written', () => {
    expect(settledDay(new Date('2026-12-01T00:09:59Z'))).toBe('2026-11-30');
    expect(settledDay(new Date('2026-12-01T00:10:00Z'))).toBe('2026-12-01');
  });

  it('the visible months begin where counting began', () => {
    expect(sinceCounted([row('a', 0), row('b', 3), row('c', 0)])).toEqual([row('b', 3), row('c', 0)]);
    expect(sinceCounted([row('a', 3), row('b', 0)])).toEqual([row('a', 3), row('b', 0)]);
    expect(sinceCounted([row('a', 0), row('b', 0)])).toEqual([]);
  });
});

describe('parts of a sum', () => {
  it('parts under five are combined into the rest', () => {
    expect(combineSmall([row('c', 4), row('a', 9), row('b', 20), row('d', 3)], 'rest')).toEqual([
      row('b', 20),
      row('a', 9),
      row('rest', 7),
    ]);
  });

  it('parts from five on are shown, largest first, and sorted by name if equal', () => {
    expect(combineSmall([row('b', 5), row('c', 9), row('a', 5)], 'rest')).toEqual([
      row('c', 9),
      row('a', 5),
      row('b', 5),
    ]);
    expect(combineSmall([row('c', 3), row('b', 20), row('d', 2)], 'rest')).toEqual([
      row('b', 20),
      row('rest', 5),
    ]);
  });

  it('the rest is the last part, however large it is', () => {
    expect(combineSmall([row('rest', 20), row('a', 9)], 'rest')).toEqual([row('a', 9), row('rest', 20)]);
    expect(combineSmall([row('a', 2)], 'rest')).toEqual([row('rest', 2)]);
    expect(combineSmall([], 'rest')).toEqual([]);
  });

  it('a small part that could be calculated from the others is combined with another part', () => {
    expect(combineSmall([row('a', 9), row('b', 20), row('c', 2)], 'rest')).toEqual([
      row('b', 20),
      row('rest', 11),
    ]);
    expect(combineSmall([row('rest', 3), row('b', 20)], 'rest')).toEqual([row('rest', 23)]);
    expect(combineSmall([row('a', 9), row('b', 20)], 'rest')).toEqual([row('b', 20), row('a', 9)]);
  });

  it('parts without a rest are shown all or not at all', () => {
    expect(allOrNone([row('en', 9), row('am', 4)])).toEqual([]);
    expect(allOrNone([row('en', 9), row('am', 5), row('xx', 0)])).toEqual([row('en', 9), row('am', 5)]);
  });
});
