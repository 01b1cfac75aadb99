import { csvLine } from '#core/csv.ts';
import type { Locale } from '#core/locale.ts';
import { decimalText, formatMoney, type Money, sumUnits } from '#core/money.ts';
import { monthName } from './fiscal-year.rules.ts';
import type { Correction } from './read-year.ts';
import type { Counted, CurrencyYear, YearFigures } from './year-figures.rules.ts';
import { licence, type YearTexts } from './years.texts.ts';

/** A cell: money, counted people or gifts, or why there is no number. */
export type Cell = Money | number | 'held-back' | 'few' | 'not-known' | 'no-budget';
type Row = { code: string; name: string; cells: readonly Cell[] };
/** A table of a year's page, of its paper and of its open data. Each currency has its own; a file has all of them. */
export type YearTable = {
  id: TableId;
  currency: string | null;
  title: string;
  /** Of the names, then of each cell; `keys` are the same for programs. */
  heads: readonly string[];
  keys: readonly string[];
  rows: readonly Row[];
};

export const tableIds = ['money', 'ways', 'programmes', 'uses', 'months', 'children', 'corrections'] as const;
export type TableId = (typeof tableIds)[number];

/** What is named in a language: funds and kinds of spending. */
export type YearNames = { fund: (fund: string) => string; use: (use: string) => string };

type Said = { texts: YearTexts; names: YearNames; locale: Locale };

/** Every table of a year: the page, the paper and the files all take their numbers from here. */
export function yearTables(
  figures: YearFigures,
  corrections: readonly Correction[],
  said: Said,
): YearTable[] {
  return [
    ...figures.currencies.flatMap(of => currencyTables(of, figures, said)),
    ...childrenTable(figures, said),
    ...correctionTables(corrections, said),
  ];
}

function currencyTables(of: CurrencyYear, figures: YearFigures, { texts, names, locale }: Said): YearTable[] {
  const { currency } = of;
  const money = (units: bigint): Money => ({ units, currency });
  const orHeld = (units: bigint | null): Cell => (units === null ? 'held-back' : money(units));
  const sums = (['before', 'in', 'out', 'moved', 'after'] as const).filter(
    name => name !== 'moved' || of.moved !== 0n,
  );
  const planned = (fund: string) =>
    figures.budget.filter(each => each.fund === fund && each.currency === currency);
  const hasBudget = figures.budget.some(each => each.currency === currency);
  const funds = [
    ...new Set([
      ...of.programmes.map(({ of: fund }) => fund),
      ...figures.budget.filter(each => each.currency === currency).map(({ fund }) => fund),
    ]),
  ];
  const amount = { heads: [texts.amount], keys: ['amount'] };
  const table = (
    id: TableId,
    { heads, keys }: { heads: string[]; keys: string[] },
    first: string,
    rows: Row[],
  ): YearTable => ({
    ...{ id, currency, title: texts[id], rows },
    heads: [first, ...heads],
    keys,
  });
  return [
    table(
      'money',
      amount,
      texts.what,
      sums.map(code => ({ code, name: texts[code], cells: [money(of[code])] })),
    ),
    table(
      'ways',
      amount,
      texts.kind,
      of.ways.map(way => ({
        code: way.of,
        name: texts[way.of],
        cells: [orHeld(way.units)],
      })),
    ),
    table(
      'programmes',
      hasBudget
        ? { heads: [texts.spent, texts.budget], keys: ['spent', 'budget'] }
        : { heads: [texts.spent], keys: ['spent'] },
      texts.programme,
      funds.map(fund => {
        const spent = money(of.programmes.find(each => each.of === fund)?.units ?? 0n);
        const own = planned(fund);
        const budget: Cell = own.length > 0 ? money(sumUnits(own)) : 'no-budget';
        return { code: fund, name: names.fund(fund), cells: hasBudget ? [spent, budget] : [spent] };
      }),
    ),
    table(
      'uses',
      amount,
      texts.use,
      of.uses.map(use => ({ code: use.of, name: names.use(use.of), cells: [money(use.units)] })),
    ),
    table(
      'months',
      { heads: [texts.in, texts.out], keys: ['in', 'out'] },
      texts.month,
      of.months.map((month, at) => {
        const period = figures.months[at] ?? { first: '', last: '' };
        return {
          code: period.first,
          name: monthName(period, locale),
          cells: [orHeld(month.in), money(month.out)],
        };
      }),
    ),
  ];
}

const counted = (count: Counted): Cell => count ?? 'not-known';

function childrenTable(figures: YearFigures, { texts, locale }: Said): YearTable[] {
  const { children, childrenKnown, months } = figures;
  return [
    {
      ...{ id: 'children', currency: null, title: texts.children },
      heads: [texts.month, texts.number],
      keys: ['children'],
      rows: [
        ...months.map((period, at) => ({
          code: period.first,
          name: monthName(period, locale),
          cells: [counted(children[at] ?? null)],
        })),
        { code: 'known', name: texts.childrenSum, cells: [counted(childrenKnown)] },
      ],
    },
  ];
}

function correctionTables(corrections: readonly Correction[], { texts, names }: Said): YearTable[] {
  return [...Map.groupBy(corrections, ({ currency }) => currency)].map(([currency, own]) => ({
    ...{ id: 'corrections', currency, title: texts.corrections },
    heads: [texts.day, texts.amount],
    keys: ['amount'],
    rows: own.map(({ day, fund, account, units }) => ({
      code: `${day} ${fund} ${account}`,
      name: `${day} · ${names.fund(fund)}`,
      cells: [{ units, currency }],
    })),
  }));
}

/** A cell in words. */
export function cellWords(cell: Cell, texts: YearTexts, locale: Locale): string {
  if (typeof cell === 'object') return formatMoney(cell, locale);
  if (typeof cell === 'number') return new Intl.NumberFormat(locale).format(cell);
  const words = {
    'held-back': texts.heldBack,
    few: texts.few,
    'not-known': texts.notKnown,
    'no-budget': texts.noBudget,
  };
  return words[cell];
}

/**
 * The tables of one kind as a CSV file, in English: a line for each row, with an empty cell where a number is not given and
 * `state` saying why, and the licence at its end.
 */
export function writeTableCsv(year: number, tables: readonly YearTable[]): string {
  const keys = [...new Set(tables.flatMap(table => table.keys))];
  const head = ['year', 'currency', 'code', 'name', ...keys, 'state', 'licence'];
  const rows = tables.flatMap(table =>
    table.rows.map(({ code, name, cells }) => {
      const byKey = new Map(table.keys.map((key, at) => [key, cells[at]]));
      const missing = cells.filter(cell => typeof cell === 'string');
      return csvLine([
        year,
        table.currency,
        code,
        name,
        ...keys.map(key => toNumber(byKey.get(key))),
        missing[0] ?? 'given',
        licence.name,
      ]);
    }),
  );
  return `\uFEFF${csvLine(head)}${rows.join('')}`;
}

const toNumber = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'object') return Number(decimalText(cell));
  return typeof cell === 'number' ? cell : null;
};
