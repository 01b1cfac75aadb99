import { namesColumns, readTable, type Table, type TableProblem } from '#platform/tables/read-table.ts';
import { type ColumnMeaning, guessColumns } from './columns.rules.ts';
import { type ListChoices, longestList } from './import.rules.ts';
import { type ReadPeople, readPeople } from './people.rules.ts';

/** The first rows as they stand in the file, and what its columns were taken for. */
export type ListTable = {
  /** At most twenty, without the one that names the columns. */
  first: { line: number; cells: string[] }[];
  headings: string[] | null;
  columns: readonly ColumnMeaning[];
  encoding: Table['encoding'];
  delimiter: string;
};

export type ReadList = { table: ListTable; people: ReadPeople };

/** What staff chose so far; columns and header are guessed where they are left out, as for a file just uploaded. */
export type GivenChoices = Omit<ListChoices, 'columns' | 'header'> &
  Partial<Pick<ListChoices, 'columns' | 'header'>>;

const ROWS_SHOWN = 20;
const LONGEST_CELL = 200;

/** Reads a file of people by what was chosen; the problem is a sentence for staff. */
export function readList(bytes: Uint8Array, given: GivenChoices, now: Date): ReadList | { problem: string } {
  if (bytes.length > longestList.bytes) return { problem: 'This file is too large: at most 4 MB at once.' };
  // The row that names the columns comes on top.
  const table = readTable(bytes, { longest: longestList.people + 1 });
  if ('problem' in table) return { problem: sentences[table.problem](table) };
  const { rows, encoding, delimiter } = table;
  const header = given.header ?? namesColumns(rows);
  const below = header ? rows.slice(1) : rows;
  if (below.length === 0)
    return { problem: 'There is nobody in this file: it has no row but the one that names the columns.' };
  if (below.length > longestList.people) return { problem: tooLong };
  const headings = header
    ? Array.from({ length: table.columns }, (_, at) => rows[0]?.cells[at]?.trim() ?? '')
    : null;
  const columns = Array.from({ length: table.columns }, (_, at) => at);
  const chosen = given.columns
    ? columns.map(at => given.columns?.[at] ?? 'none')
    : guessFrom(headings, below, columns);
  return {
    table: {
      first: below.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
        line,
        cells: columns.map(at => (cells[at] ?? '').slice(0, LONGEST_CELL)),
      })),
      headings,
      columns: chosen,
      encoding,
      delimiter,
    },
    people: readPeople(rows, { ...given, header, columns: chosen }, now),
  };
}

const guessFrom = (headings: string[] | null, rows: Table['rows'], columns: readonly number[]) =>
  guessColumns(
    headings,
    columns.map(at => rows.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean)),
  );

const tooLong = 'There are too many people in this file: at most 20,000 at once.';

const sentences: Record<TableProblem['problem'], (problem: TableProblem) => string> = {
  spreadsheet: () => 'This is a workbook. Open it, and save the sheet with the people as CSV.',
  'no-text': () => 'This is no list in CSV: the file holds something else than text.',
  empty: () => 'There is nothing in this file.',
  'too-long': () => tooLong,
  'open-quote': problem =>
    `A quotation mark is opened and never closed; see line ${'line' in problem ? problem.line : ''}.`,
};
