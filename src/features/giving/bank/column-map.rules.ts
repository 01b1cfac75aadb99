import { smallestUnits } from './money.rules.ts';

/** Which column of a bank's CSV file holds what; staff choose it once for each account, and it is remembered. */
export type ColumnMap = {
  /** The account, because a CSV file seldom names it. */
  account: string;
  bookedOn: string;
  /** One column with a sign, or one for money in and one for money out. */
  amount: { signed: string } | { credit: string; debit: string };
  /** A column, or the currency of the whole account. */
  currency: { column: string } | { always: string };
  name: string;
  words: readonly string[];
  reference?: string;
  dates: 'iso' | 'day-first';
  decimal: ',' | '.';
};

/** The columns a file must have for this map. */
export function columnsOf(map: ColumnMap): string[] {
  const amount = 'signed' in map.amount ? [map.amount.signed] : [map.amount.credit, map.amount.debit];
  const optional = [
    ...('column' in map.currency ? [map.currency.column] : []),
    ...(map.reference ? [map.reference] : []),
  ];
  return [map.bookedOn, ...amount, map.name, ...map.words, ...optional];
}

/** An ISO day from `2026-03-05`, or from `5.3.2026`, `05/03/26` with the day first; null when there is no such day. */
export function readDay(text: string, form: ColumnMap['dates']): string | null {
  const found =
    form === 'iso'
      ? /^(?<year>\d{4})[-/.]?(?<month>\d{2})[-/.]?(?<day>\d{2})(?:[T ].*)?$/.exec(text)?.groups
      : /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})(?: .*)?$/.exec(text)?.groups;
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** An amount as banks write it (`1.234,50-`, `+ 1'234.50`, `(12.00)`), in smallest units; null when it is not one. */
export function readAmount(text: string, decimal: ColumnMap['decimal'], currency: string): number | null {
  const compact = text.replace(/[\s\u00A0\u202F'’]/g, '').replaceAll('−', '-');
  // One sign, before or after, or a pair of brackets: of two signs or half a pair nobody knows what was meant.
  const [, before = '', plain, after = '', bracketed] =
    /^(?:([+-]?)([\d.,]+)([+-]?)|\(([\d.,]+)\))$/.exec(compact) ?? [];
  const bare = plain ?? bracketed;
  if (bare === undefined || (before !== '' && after !== '')) return null;
  const negative = bracketed !== undefined || before === '-' || after === '-';
  const group = decimal === ',' ? '\\.' : ',';
  const mark = decimal === ',' ? ',' : '\\.';
  // Groups must have three digits each: `1,50` with the wrong mark chosen is refused and not read as 150.
  const wellFormed = new RegExp(`^(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${mark}\\d*)?$`);
  if (!wellFormed.test(bare)) return null;
  const units = smallestUnits(bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(',', '.'), currency);
  return units === null || units === 0 ? units : negative ? -units : units;
}
