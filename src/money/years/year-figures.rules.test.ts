import { describe, expect, it } from 'vitest';
import { fiscalYear } from './fiscal-year.rules.ts';
import { readEntries } from './staff-entries.rules.ts';
import { STITCHES, toPercent, weaveYear } from './year-cloth.rules.ts';
import {
  type CurrencyYear,
  type LedgerYear,
  readFigures,
  type StaffEntries,
  writeFigures,
  yearFigures,
} from './year-figures.rules.ts';
import { writeTableCsv, yearTables } from './year-tables.ts';
import { yearTexts } from './years.texts.ts';

const year = fiscalYear(2024, 'gregorian');
const cell = (account: string, units: bigint, more = {}) => ({
  ...{ month: 1, account, fund: 'general', currency: 'ETB', way: null, units },
  ...more,
});
const given = (units: bigint, way: 'once' | 'monthly', month = 1) => [
  cell('assets:bank', units, { month }),
  cell('income:gifts', -units, { month, way }),
];
const donors = (whole: number, more: LedgerYear['donors'] = []): LedgerYear['donors'] => [
  { currency: 'ETB', way: null, month: null, donors: whole, gifts: whole },
  ...more,
];
const nothing: StaffEntries = { budget: [], children: new Map() };
const computeFigures = (cells: LedgerYear['cells'], of: LedgerYear['donors'], entries = nothing) =>
  yearFigures(year, { cells, donors: of, isSample: false }, entries);

describe('the figures of a year', () => {
  it('hold back a currency in which fewer than five people gave, and say so', () => {
    expect(computeFigures(given(100n, 'once'), donors(4))).toMatchObject({
      currencies: [],
      heldBack: ['ETB'],
    });
    expect(computeFigures(given(100n, 'once'), donors(5)).heldBack).toEqual([]);
  });

  it('hold back a kind of gift of few people and the one from which it could be computed', () => {
    const of = donors(9, [
      { currency: 'ETB', way: 'once', month: null, donors: 7, gifts: 7 },
      { currency: 'ETB', way: 'monthly', month: null, donors: 2, gifts: 2 },
    ]);
    const [etb] = computeFigures([...given(100n, 'once'), ...given(50n, 'monthly')], of).currencies;
    expect(etb).toMatchObject({ in: 150n, ways: [{ units: null }, { units: null }] });
  });

  it('hold back a month of few people and another month, but no month without gifts', () => {
    const inMonth = (month: number, n: number) => ({
      currency: 'ETB',
      way: null,
      month,
      donors: n,
      gifts: n,
    });
    const of = donors(20, [inMonth(1, 3), inMonth(2, 6), inMonth(3, 11)]);
    const cells = [...given(1n, 'once', 1), ...given(2n, 'once', 2), ...given(4n, 'once', 3)];
    const [etb] = computeFigures(cells, of).currencies;
    expect(etb?.months.map(month => month.in)).toEqual([null, null, 4n, ...Array(9).fill(0n)]);
  });

  it('never say zero for a month whose children are not known, and hold small numbers back in pairs', () => {
    const counted = (rows: [number, number][]) =>
      computeFigures([], [], { budget: [], children: new Map(rows) });
    expect(counted([])).toMatchObject({ childrenKnown: null, children: Array(12).fill(null) });
    expect(counted([[1, 0]])).toMatchObject({ childrenKnown: 0 });
    expect(counted([[1, 3]])).toMatchObject({
      childrenKnown: 'few',
      children: ['few', ...Array(11).fill(null)],
    });
    const some = counted([
      [1, 3],
      [2, 9],
      [3, 20],
    ]);
    expect([some.children.slice(0, 4), some.childrenKnown]).toEqual([['few', 'few', 20, null], 32]);
  });

  it('figures are unchanged after they were stored and read', () => {
    const figures = computeFigures(given(9_999_999_999_999_999n, 'once'), donors(5), {
      budget: [{ fund: 'project-3', currency: 'ETB', units: 5n }],
      children: new Map([[1, 7]]),
    });
    expect(readFigures(writeFigures(figures))).toEqual(figures);
  });

  it('count tickets as money that came in, beside the gifts', () => {
    const tickets = [cell('assets:bank', 30n), cell('income:tickets', -30n, { way: 'tickets' })];
    const of = donors(12, [
      { currency: 'ETB', way: 'once', month: null, donors: 7, gifts: 7 },
      { currency: 'ETB', way: 'tickets', month: null, donors: 6, gifts: 0 },
    ]);
    const [etb] = computeFigures([...given(100n, 'once'), ...tickets], of).currencies;
    expect(etb).toMatchObject({
      in: 130n,
      after: 130n,
      ways: [
        { of: 'once', units: 100n },
        { of: 'tickets', units: 30n },
      ],
    });
  });

  it('count fees, gifts given back and lost disputes as charges, and spending by its kind', () => {
    const out = [
      cell('expenses:fees', 1n),
      cell('income:refunds', 2n),
      cell('expenses:lost disputes', 4n),
      cell('expenses:spending', 8n),
      cell('expenses:spending:medicine', 16n, { fund: 'project-3' }),
      cell('assets:bank', -31n),
      cell('expenses:spending:medicine', 32n, { month: 0 }),
    ];
    const [etb] = computeFigures(out, []).currencies;
    expect(etb).toMatchObject({ out: 31n, before: 0n, after: -31n });
    expect(etb?.uses).toEqual([
      { of: 'medicine', units: 16n },
      { of: 'unsorted', units: 8n },
      { of: 'charges', units: 7n },
    ]);
    expect(etb?.programmes.map(({ of }) => of)).toEqual(['project-3', 'general']);
  });
});

it('what staff entered is read exactly, and rows that are not complete are left out', () => {
  const { budget, children } = readEntries({
    budget: [
      { project: { id: 3 }, currency: 'ETB', amount: '1,000.50' },
      { project: null, currency: 'USD', amount: '7' },
      { project: 4, currency: 'nothing', amount: '7' },
      { project: 4, currency: 'ETB', amount: 'much' },
    ],
    children: [
      { month: 1, count: 0 },
      { month: 2, count: null },
      { month: 3, count: -1 },
    ],
  });
  expect(budget).toEqual([
    { fund: 'project-3', currency: 'ETB', units: 100_050n },
    { fund: 'general', currency: 'USD', units: 700n },
  ]);
  expect([...children]).toEqual([[1, 0]]);
  expect(readEntries({})).toEqual(nothing);
});

describe('the cloth of a year', () => {
  const of = (before: bigint, came: bigint, out: bigint, moved = 0n): CurrencyYear => ({
    ...{ currency: 'ETB', before, in: came, out, moved, after: before + came - out + moved, gifts: 9 },
    ...{ ways: [], programmes: [], uses: [], months: [] },
  });
  const stitches = (parts: { stitches: number }[] = []) =>
    parts.reduce((sum, part) => sum + part.stitches, 0);

  it('each half of the cloth has a hundred stitches, with at least one for every amount above zero', () => {
    for (const each of [
      of(1n, 2n, 1n),
      of(0n, 7n, 7n),
      of(1n, 1_000_000n, 3n),
      of(50n, 50n, 20n, -30n),
      of(3n, 3n, 1n, 1n),
    ]) {
      const cloth = weaveYear(each);
      expect([stitches(cloth?.from), stitches(cloth?.to)]).toEqual([STITCHES, STITCHES]);
      for (const part of [...(cloth?.from ?? []), ...(cloth?.to ?? [])])
        expect(part.stitches).toBeGreaterThan(0);
    }
  });

  it('no cloth is drawn for a debt or for a year without money', () => {
    expect([of(0n, 0n, 0n), of(0n, 5n, 9n), of(-5n, 20n, 3n)].map(weaveYear)).toEqual([null, null, null]);
    expect(toPercent(1n, 3n)).toBe(0.333);
  });
});

describe('the tables of a year as files', () => {
  const names = { fund: (fund: string) => fund, use: (use: string) => use };
  const said = { texts: yearTexts.en, locale: 'en', names } as const;

  it('say why a number is missing, and carry their licence', () => {
    const figures = computeFigures([], [], { budget: [], children: new Map([[1, 8]]) });
    const tables = yearTables(figures, [], said).filter(({ id }) => id === 'children');
    const [head, january, february] = writeTableCsv(2024, tables).split('\r\n');
    expect(head).toBe('\uFEFF"year","currency","code","name","children","state","licence"');
    expect(january).toBe('2024,,"2024-01-01","Jan 2024 (Tahsas–Tir 2016)",8,"given","CC BY 4.0"');
    expect(february).toContain(',,"not-known","CC BY 4.0"');
  });

  it('give spreadsheets no formula from the name of a project', () => {
    const cells = [cell('expenses:spending', 8n, { fund: 'project-3' }), cell('assets:bank', -8n)];
    const hostile = { ...said, names: { ...names, fund: () => '=HYPERLINK("http://x")' } };
    const tables = yearTables(computeFigures(cells, []), [], hostile).filter(({ id }) => id === 'programmes');
    expect(writeTableCsv(2024, tables)).toContain('"\'=HYPERLINK(""http://x"")"');
  });
});
