/** A cell's value. A day or instant is written as ISO text, null as an empty cell. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** Excel reads a file as UTF-8 only if it begins with this mark; without it Amharic is garbled. */
const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet takes for a formula: text that begins with one of these characters, in any width and after any
 * blanks, or with a tab or line break that hides one (owasp.org/www-community/attacks/CSV_Injection). Leading
 * apostrophes match too, so that a text which has one gets another and comes back unchanged.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** Makes a text harmless in a spreadsheet by putting an apostrophe before anything that would be computed. */
export function defuseFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Undoes `defuseFormula`, for our own files that are imported again. */
export function restoreText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * One line of a CSV file (RFC 4180), with its line end. Every text is quoted, so that a program which splits at
 * semicolons cannot see a second cell.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** A CSV file in pieces, because tables can be too long to hold in memory: byte order mark, column names, one line per row. */
export async function* csvChunks(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const row of rows) yield csvLine(row);
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'boolean') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : defuseFormula(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** The encodings staff can choose when a file shows wrong letters. */
export const encodings = ['utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'utf-16le', 'utf-16be'];

/** What can part the cells of a row, by the name that forms use for it. */
export const delimiterNames: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};
