import { restoreText } from '#core/csv.ts';
import { type Message, message } from '#core/message.ts';
import { namesColumns, readTable, type Table, type TableProblem } from '#platform/read-table.ts';
import { type ColumnMeaning, guessColumns } from './columns.rules.ts';
import { type ListChoices, longestList, MOST_COLUMNS, type ReadPeople, readPeople } from './import.rules.ts';

/** The first rows of the file unchanged, and the meanings of its columns. */
export type ListTable = {
  /** At most twenty, without the one that names the columns. */
  first: { line: number; cells: string[] }[];
  headings: string[] | null;
  columns: readonly ColumnMeaning[];
  /** The columns that staff decide about, because they could say who left. */
  doubtful: readonly number[];
  encoding: Table['encoding'];
  delimiter: string;
};

export type ReadList = { table: ListTable; people: ReadPeople };

/** What staff chose so far; columns and header are guessed if missing, as for a new upload. */
export type GivenChoices = Omit<ListChoices, 'columns' | 'header'> &
  Partial<Pick<ListChoices, 'columns' | 'header'>>;

const ROWS_SHOWN = 20;
const LONGEST_CELL = 200;

/** Reads an uploaded list by the choices of staff; the problem is a sentence for staff. */
export const read = ({ bytes, given, now }: { bytes: Uint8Array; given: GivenChoices; now: Date }) =>
  readList(bytes, given, now);

function readList(bytes: Uint8Array, given: GivenChoices, now: Date): ReadList | { problem: Message } {
  // One more row for the headings.
  const table = readTable(bytes, { longest: longestList.people + 1 });
  if ('problem' in table) return { problem: sentences[table.problem](table) };
  const { rows, encoding, delimiter } = table;
  const header = given.header ?? namesColumns(rows);
  const below = header ? rows.slice(1) : rows;
  if (below.length === 0)
    return { problem: 'There are no people in this file: its only row names the columns.' };
  if (below.length > longestList.people) return { problem: tooLong };
  if (table.columns > MOST_COLUMNS)
    return { problem: 'This file has too many columns: at most 500 are allowed.' };
  const headings = header
    ? Array.from({ length: table.columns }, (_, at) => rows[0]?.cells[at]?.trim() ?? '')
    : null;
  const columns = Array.from({ length: table.columns }, (_, at) => at);
  const guessed = guessFrom(headings, below, columns);
  const chosen = given.columns ? guessed.map((guess, at) => given.columns?.[at] ?? guess) : guessed;
  return {
    table: {
      first: below.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
        line,
        cells: columns.map(at => (cells[at] ?? '').slice(0, LONGEST_CELL)),
      })),
      headings,
      columns: chosen,
      doubtful: columns.filter(at => guessed[at] === 'undecided'),
      encoding,
      delimiter,
    },
    people: readPeople(rows, { ...given, header, columns: chosen }, now),
  };
}

const guessFrom = (headings: string[] | null, rows: Table['rows'], columns: readonly number[]) =>
  guessColumns(
    headings,
    columns.map(at => rows.map(({ cells }) => restoreText(cells[at]?.trim() ?? ''))),
  );

const tooLong = 'There are too many people in this file: at most 20,000 at once.';

const sentences: Record<TableProblem['problem'], (problem: TableProblem) => Message> = {
  spreadsheet: () => 'This is a workbook. Open it, and save the sheet with the people as CSV.',
  'no-text': () => 'This is not a CSV list: the file does not hold text.',
  empty: () => 'This file is empty.',
  'too-long': () => tooLong,
  'open-quote': problem =>
    message('A quotation mark is opened but never closed: see line {line}.', {
      line: 'line' in problem ? problem.line : '',
    }),
};
