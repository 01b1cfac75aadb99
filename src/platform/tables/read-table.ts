import { CsvError, parse } from 'csv-parse/sync';

/** One row of a table as it stands in its file. `line` is where the row ends, as an editor counts lines. */
export type TableRow = { line: number; cells: string[] };

export type Table = {
  /** Every row with something in it, the one that names the columns too. */
  rows: TableRow[];
  /** Of the widest row. */
  columns: number;
  encoding: TableEncoding;
  delimiter: string;
};

export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Why a file is no table. `spreadsheet`: a workbook of Excel or LibreOffice. `no-text`: a picture, a PDF, anything else that
 * is no text. `open-quote`: the quotation mark in `line` is never closed.
 */
export type TableProblem =
  | { problem: 'spreadsheet' | 'no-text' | 'empty' | 'too-long' }
  | { problem: 'open-quote'; line: number };

/**
 * Reads a table that a program saved as text: comma, semicolon, tab or bar between the cells, with or without a first
 * line `sep=;`, in UTF-8, UTF-16 or the encoding of old Windows programs. Rows above `longest` are a problem.
 */
export function readTable(bytes: Uint8Array, longest: number): Table | TableProblem {
  if (isWorkbook(bytes)) return { problem: 'spreadsheet' };
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) return { problem: 'no-text' };
  const named = /^sep=([^\r\n])\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? findDelimiter(body);
  try {
    const rows = readRows(body, delimiter, longest + 1).map(({ line, cells }) => ({
      line: named ? line + 1 : line,
      cells,
    }));
    if (rows.length === 0) return { problem: 'empty' };
    if (rows.length > longest) return { problem: 'too-long' };
    return { rows, columns: Math.max(...rows.map(({ cells }) => cells.length)), encoding, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0) + (named ? 1 : 0);
    return { problem: 'open-quote', line };
  }
}

/** Whether the first row names the columns: all of its cells are words, and none twice. */
export function namesColumns(rows: readonly TableRow[]): boolean {
  const [first] = rows;
  const cells = (first?.cells ?? []).map(cell => cell.trim()).filter(Boolean);
  const isName = (cell: string) => /\p{L}/u.test(cell) && !cell.includes('@') && !/^[\p{Sc}\d]/u.test(cell);
  return cells.length > 0 && cells.every(isName) && new Set(cells).size === cells.length;
}

/** Workbooks are ZIP files, older ones OLE files. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);

function decodeText(bytes: Uint8Array): { text: string; encoding: TableEncoding } {
  const wide = wideEncoding(bytes);
  // The mark at the start of a file is left out by the decoder.
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** UTF-16 by its mark, or without one by the zeros that every second byte of a delimiter or digit has. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < start.length / 8) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const delimiters = [',', ';', '\t', '|'] as const;
const ROWS_TO_JUDGE = 30;

/** The delimiter that splits the most of the first rows into the same number of cells. */
function findDelimiter(text: string): string {
  const start = text.split('\n', 2 * ROWS_TO_JUDGE).join('\n');
  const judged = delimiters.map(delimiter => {
    const widths = widthsOf(start, delimiter);
    const usual = mostFrequent(widths.filter(width => width > 1));
    return { delimiter, rows: widths.filter(width => width === usual).length, usual };
  });
  const [best] = judged.toSorted((one, other) => other.rows - one.rows || other.usual - one.usual);
  return best?.delimiter ?? ',';
}

function widthsOf(text: string, delimiter: string): number[] {
  try {
    return readRows(text, delimiter, ROWS_TO_JUDGE).map(({ cells }) => cells.length);
  } catch {
    // The last row may be cut within quotation marks.
    return text.split('\n').map(line => line.split(delimiter).length);
  }
}

function mostFrequent(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return first?.[0] ?? 0;
}

type Parsed = { record: string[]; info: { lines: number } };

function readRows(text: string, delimiter: string, to: number): TableRow[] {
  const parsed = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to,
  }) as unknown as Parsed[];
  return parsed
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
}
