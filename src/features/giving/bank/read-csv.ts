import { CsvError, parse } from 'csv-parse/sync';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type ColumnMap, columnsOf, readAmount, readDay } from './column-map.rules.ts';
import { largestStatement, type StatementProblem, textOfFile } from './statement-file.ts';
import { identifyLines, type ReadLine, type StatementLine } from './statement-line.ts';

/** The numbers of lines that could not be read, counted from 1 with the header. */
export type ReadTable = { lines: StatementLine[]; unreadable: number[] };

const delimiters = [';', ',', '\t', '|'];
const mostPreamble = 40;

/** The cells of a bank's CSV file, with the delimiter found that splits most of its first rows alike. */
export function csvRows(
  bytes: Uint8Array,
): Outcome<{ rows: string[][]; delimiter: string; encoding: string }, StatementProblem> {
  if (bytes.byteLength > largestStatement) return problem('too-large');
  const file = textOfFile(bytes);
  if (!file) return problem('not-text');
  const best = delimiters
    .map(delimiter => ({ delimiter, alike: rowsAlike(rowsOf(file.text, delimiter, mostPreamble)) }))
    .sort((a, b) => b.alike - a.alike)[0];
  const rows = best && best.alike > 0 ? rowsOf(file.text, best.delimiter) : null;
  return rows && best
    ? ok({ rows, delimiter: best.delimiter, encoding: file.encoding })
    : problem('no-columns');
}

/** Reads a bank's CSV file. The header may follow lines about the account. */
export function readCsv(bytes: Uint8Array, map: ColumnMap): Outcome<ReadTable, StatementProblem> {
  const table = csvRows(bytes);
  if (!table.ok) return table;
  const { rows } = table.value;
  const wanted = columnsOf(map);
  const at = rows.findIndex(row => wanted.every(column => row.includes(column)));
  const header = rows[at];
  if (!header) return problem('no-columns');
  const lines: ReadLine[] = [];
  const unreadable: number[] = [];
  for (const [index, row] of rows.slice(at + 1).entries()) {
    if (row.every(cell => cell === '')) continue;
    const line = readRow(column => row[header.indexOf(column)] ?? '', map);
    if (line) lines.push(line);
    else unreadable.push(at + index + 2);
  }
  return lines.length > 0 ? ok({ lines: identifyLines(lines), unreadable }) : problem('no-lines');
}

function readRow(cell: (column: string) => string, map: ColumnMap): ReadLine | null {
  const currency = 'column' in map.currency ? cell(map.currency.column).toUpperCase() : map.currency.always;
  const bookedOn = readDay(cell(map.bookedOn), map.dates);
  const amount = amountOf(cell, map, currency);
  if (bookedOn === null || amount === null) return null;
  const reference = map.reference ? cell(map.reference) : '';
  return {
    account: map.account,
    bookedOn,
    amount,
    currency,
    name: cell(map.name),
    charges: 0,
    reversal: false,
    words: map.words.map(cell).filter(Boolean).join(' '),
    marks: [],
    structured: reference ? [reference] : [],
  };
}

function amountOf(cell: (column: string) => string, map: ColumnMap, currency: string): number | null {
  if ('signed' in map.amount) return readAmount(cell(map.amount.signed), map.decimal, currency);
  const [credit, debit] = [cell(map.amount.credit), cell(map.amount.debit)];
  const written = credit || debit;
  const units = readAmount(written, map.decimal, currency);
  if (units === null || (credit !== '' && debit !== '' && readAmount(debit, map.decimal, currency) !== 0))
    return null;
  return credit === '' && units !== 0 ? -Math.abs(units) : units;
}

function rowsOf(text: string, delimiter: string, to?: number): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(to && { to }),
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** How many cells the most frequent width covers; 0 when no row has two cells. */
function rowsAlike(rows: string[][] | null): number {
  const cells = new Map<number, number>();
  for (const { length } of rows ?? []) if (length > 1) cells.set(length, (cells.get(length) ?? 0) + length);
  return Math.max(0, ...cells.values());
}
