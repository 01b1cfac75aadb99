import { type Outcome, ok } from '#core/outcome.ts';
import { readCamt } from './read-camt.ts';
import {
  type Choices,
  type FoundLayout,
  findLayout,
  openTable,
  type ReadRow,
  type Remembered,
  readCsv,
  readRow,
  rememberLayout,
  type TableAccount,
} from './read-csv.ts';
import type { Reading, StatementProblem } from './statement-line.ts';

/** A file, and what is known of the account that was chosen for it. A CAMT.053 file names its own. */
export type StatementFile = {
  bytes: Uint8Array;
  choices: Choices;
  account: TableAccount;
  /** The accounts of the giving settings, as they are compared. */
  accounts: readonly string[];
  remembered: Remembered | null;
};

/** The first rows of a table, each with what it is read as, and how the table is read. */
export type TablePreview = FoundLayout & {
  encoding: string;
  delimiter: string;
  headings: string[];
  rows: { line: number; cells: string[]; read: ReadRow }[];
  remember: Remembered;
};

/** `table` is null for CAMT.053. While it has questions there are no readings. */
export type ReadFile = { readings: Reading[]; table: TablePreview | null };

const rowsShown = 20;
/** What is shown of a cell. */
const mostShown = 300;
/** Of so many refused entries the text is shown. */
const mostTexts = 500;

/** Reads a bank statement of any form; runs apart, in a process that can be ended. */
export function read({ bytes, choices, ...known }: StatementFile): Outcome<ReadFile, StatementProblem> {
  if (isXml(bytes)) {
    const read = readCamt(bytes);
    return read.ok ? ok({ readings: read.value.map(shorten), table: null }) : read;
  }
  const opened = openTable(bytes, choices);
  if (!opened.ok) return opened;
  const { rows, encoding, delimiter } = opened.value;
  const found = findLayout(opened.value, { ...known, choices });
  const { header } = found.layout;
  const start = header === null ? 0 : header + 1;
  const short = (cells: readonly string[]) => cells.map(cell => cell.slice(0, mostShown));
  const table: TablePreview = {
    ...found,
    encoding,
    delimiter,
    headings: header === null ? [] : short(rows[header]?.cells ?? []),
    rows: rows.slice(start, start + rowsShown).map(row => ({
      line: row.line,
      cells: short(row.cells),
      read: readRow(row, found.layout, known.account, delimiter),
    })),
    remember: rememberLayout(opened.value, found.layout),
  };
  const isClear = found.questions.length === 0;
  const readings = isClear ? [readCsv(opened.value, found.layout, known.account)].map(shorten) : [];
  return ok({ readings, table });
}

const shorten = (reading: Reading): Reading => ({
  ...reading,
  refused: reading.refused.map((each, at) => (at < mostTexts ? each : { ...each, text: '' })),
});

/** XML begins with an angle bracket, after a byte order mark and blanks at most. */
const isXml = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(0, 64))
    .replace(/[\u00ef\u00bb\u00bf\u00fe\u00ff\0\s]/g, '')
    .startsWith('<');
