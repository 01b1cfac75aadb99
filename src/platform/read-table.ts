import { CsvError, parse } from 'csv-parse/sync';
import { delimiterNames } from '../core/csv.ts';

/** One row of a table. `line` is where the row ends, as an editor counts lines. */
export type TableRow = { line: number; cells: string[] };

export type Table = {
  /** Every row with something in it, the one that names the columns too. */
  rows: TableRow[];
  /** Of the widest row. */
  columns: number;
  encoding: string;
  delimiter: string;
};

/**
 * Why a file is no table. `spreadsheet`: a workbook of Excel or LibreOffice. `no-text`: a picture, a PDF or anything
 * else that is not text. `open-quote`: the quotation mark in `line` is never closed.
 */
export type TableProblem =
  | { problem: 'spreadsheet' | 'no-text' | 'empty' | 'too-long' }
  | { problem: 'open-quote'; line: number };

/** How to read a file; what is left out is detected. */
export type TableForm = {
  encoding?: string | null;
  delimiter?: string | null;
  /** More rows are a problem. */
  longest?: number;
  /** Whether a row is an entry of the table; the delimiter that makes most such rows wins. */
  isEntry?: (cells: readonly string[]) => boolean;
  /** False reads quotation marks as text, so that each line is a row. */
  hasQuotes?: boolean;
};

/**
 * Reads a table that a program saved as text: comma, semicolon, tab or bar between the cells, with or without a first
 * line `sep=;`, in any encoding that `decodeText` finds. Cells come without blanks at their ends.
 */
export function readTable(bytes: Uint8Array, form: TableForm = {}): Table | TableProblem {
  if (isWorkbook(bytes)) return { problem: 'spreadsheet' };
  const file = decodeText(bytes, form.encoding);
  if (!file) return { problem: 'no-text' };
  const { text, named } = withoutDeclaration(file.text);
  const delimiter = form.delimiter ?? named ?? findDelimiter(text, form.isEntry);
  const { longest, hasQuotes = true } = form;
  try {
    const rows = readRows(text, { delimiter, hasQuotes, ...(longest && { most: longest + 1 }) });
    if (rows.length === 0) return { problem: 'empty' };
    if (longest && rows.length > longest) return { problem: 'too-long' };
    const columns = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    return { rows, columns, encoding: file.encoding, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: 'open-quote', line: Number(error.lines ?? 0) };
  }
}

/** Whether the first row names the columns: all of its cells are words, and none twice. */
export function namesColumns(rows: readonly TableRow[]): boolean {
  const [first] = rows;
  const cells = (first?.cells ?? []).filter(Boolean);
  const isName = (cell: string) => /\p{L}/u.test(cell) && !cell.includes('@') && !/^[\p{Sc}\d]/u.test(cell);
  return cells.length > 0 && cells.every(isName) && new Set(cells).size === cells.length;
}

/** Workbooks are ZIP files, older ones OLE files. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

/** Spreadsheets write `sep=;` into the first line. It becomes an empty line, so that line numbers do not change. */
function withoutDeclaration(text: string): { text: string; named: string | null } {
  const [whole, named] = /^"?sep=(.)"?(?=\r|\n)/i.exec(text) ?? [];
  return whole === undefined
    ? { text, named: null }
    : { text: text.slice(whole.length), named: named ?? null };
}

const ROWS_TO_JUDGE = 40;

/** The delimiter that makes the most entries of the first rows, and else the most rows of the same width. */
function findDelimiter(text: string, isEntry: TableForm['isEntry'] = () => false): string {
  const start = text.slice(0, 200_000);
  const judged = Object.values(delimiterNames).map(delimiter => {
    const cells = cellsToJudge(start, delimiter);
    const { width, rows } = usualWidth(cells);
    return { delimiter, entries: cells.filter(isEntry).length, rows, width };
  });
  const [best] = judged.toSorted(
    (one, other) => other.entries - one.entries || other.rows - one.rows || other.width - one.width,
  );
  return best?.delimiter ?? ',';
}

function cellsToJudge(text: string, delimiter: string): string[][] {
  const read = (hasQuotes: boolean) =>
    readRows(text, { delimiter, hasQuotes, most: ROWS_TO_JUDGE }).map(({ cells }) => cells);
  try {
    return read(true);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return read(false);
  }
}

/** The width above one cell that most rows have, and how many have it. */
function usualWidth(cells: readonly string[][]): { width: number; rows: number } {
  const counts = new Map<number, number>();
  for (const { length } of cells) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  return { width: first?.[0] ?? 0, rows: first?.[1] ?? 0 };
}

type Parsed = { record: string[]; info: { lines: number } };
type Split = { delimiter: string; hasQuotes: boolean; most?: number };

function readRows(text: string, { delimiter, hasQuotes, most }: Split): TableRow[] {
  const parsed = parse(text, {
    delimiter,
    quote: hasQuotes ? '"' : false,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    ...(most && { to: most }),
  }) as unknown as Parsed[];
  return parsed
    .map(({ record, info }) => ({ line: info.lines, cells: record.map(plainCell) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
}

/** `="0123"` is how spreadsheets keep a number from being one. */
const plainCell = (cell: string) => (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell).trim();

/**
 * The text of a file that another program made: by the encoding that staff chose, its byte order mark, the encoding that
 * XML declares, the zeros of UTF-16, as UTF-8 where that fits, and as Windows-1252 otherwise. Null when it holds
 * characters that no text has.
 */
export function decodeText(
  bytes: Uint8Array,
  chosen: string | null = null,
): { text: string; encoding: string } | null {
  const encoding = chosen ?? markedEncoding(bytes) ?? declaredEncoding(bytes) ?? wideEncoding(bytes);
  if (encoding) return decodedAs(encoding, bytes);
  return decodedAs('utf-8', bytes) ?? decodedAs('windows-1252', bytes);
}

function decodedAs(encoding: string, bytes: Uint8Array): { text: string; encoding: string } | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : { text, encoding };
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return (
    /^(?:ï»¿)?<\?xml[^>]*\bencoding=["']([A-Za-z0-9_-]{1,20})["']/.exec(start)?.[1]?.toLowerCase() ?? null
  );
}

/** UTF-16 without a mark: every second byte of a delimiter or a digit is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 8 || even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
