import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { type Bar, Bars } from '#ui/components/bars.tsx';
import { NumberTable } from '#ui/components/figures.tsx';
import { MonthColumns } from './month-columns.tsx';
import css from './year-charts.module.css';
import type { YearFigures } from './year-figures.rules.ts';
import { type Cell, cellWords, type YearTable } from './year-tables.ts';
import type { YearTexts } from './years.texts.ts';

type Said = { texts: YearTexts; locale: Locale };

/** A table of the year. */
export function PlainTable({ table, texts, locale }: Said & { table: YearTable }) {
  return (
    <NumberTable
      caption={table.title}
      heads={table.heads}
      rows={table.rows.map(({ name, cells }) => ({
        name,
        shown: cells.map(cell => cellWords(cell, texts, locale)),
      }))}
    />
  );
}

/** A table as bars of its numbers, the second of a row as an outline, with the table behind them. */
export function BarChart({ table, texts, locale }: Said & { table: YearTable }) {
  if (table.rows.length === 0) return null;
  const most = Math.max(1, ...table.rows.flatMap(({ cells }) => cells.map(cell => toSize(cell) ?? 0)));
  const bars = table.rows.flatMap(({ name, cells }) =>
    cells.map((cell, at): Bar => {
      const size = toSize(cell);
      return {
        name: at === 0 ? name : (table.heads[at + 1] ?? ''),
        shown: cellWords(cell, texts, locale),
        share: size === null ? null : Math.max(0, size / most),
        isOutline: at > 0,
      };
    }),
  );
  return (
    <Chart table={table} texts={texts} locale={locale}>
      <Bars rows={bars} description={describe(table, { texts, locale })} />
    </Chart>
  );
}

/** A table with a row for each month as columns, with the table behind them. */
export function MonthChart({
  table,
  months,
  texts,
  locale,
}: Said & { table: YearTable } & Pick<YearFigures, 'months'>) {
  return (
    <Chart table={table} texts={texts} locale={locale}>
      <MonthColumns
        months={months.map((period, at) => ({
          period,
          values: (table.rows[at]?.cells ?? []).map(toSize),
        }))}
        names={table.heads.slice(1)}
        description={describe(table, { texts, locale })}
        locale={locale}
      />
    </Chart>
  );
}

function Chart({ table, texts, locale, children }: Said & { table: YearTable; children: ReactNode }) {
  return (
    <section className={css.chart} data-table={table.id}>
      {table.currency !== null && <h3 className={css.title}>{table.title}</h3>}
      {children}
      <details className={css.behind}>
        <summary>{texts.asTable}</summary>
        <PlainTable table={table} texts={texts} locale={locale} />
      </details>
    </section>
  );
}

const toSize = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'object') return Number(cell.units);
  return typeof cell === 'number' ? cell : null;
};

function describe(table: YearTable, { texts, locale }: Said): string {
  const { colon } = punctuation[locale];
  const values = table.rows
    .map(
      ({ name, cells }) => `${name}${colon}${cells.map(cell => cellWords(cell, texts, locale)).join(' / ')}`,
    )
    .join(locale === 'am' ? '፤ ' : '; ');
  return texts.chart.replace('{title}', () => table.title).replace('{values}', () => values);
}

/** The name of a currency in a language: `Ethiopian Birr (ETB)`. */
export function currencyName(currency: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency);
  return name && name !== currency ? `${name} (${currency})` : currency;
}

/** The number of gifts, in words. */
export const giftWords = (gifts: number, { texts, locale }: Said): string =>
  `${texts.gifts}${punctuation[locale].colon}${new Intl.NumberFormat(locale).format(gifts)}`;
