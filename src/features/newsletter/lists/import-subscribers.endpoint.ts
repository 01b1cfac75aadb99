import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isAdmin } from '#cms/access/roles.ts';
import { locales } from '#core/locale.ts';
import { dayOrders } from '#core/typed-day.ts';
import { namesColumns, readTable, type Table, type TableProblem } from '#platform/tables/read-table.ts';
import { type ColumnMeaning, columnMeanings, guessColumns, statusMeanings } from './columns.rules.ts';
import {
  type ImportedLine,
  type ImportReport,
  type ImportResult,
  type ListChoices,
  longestList,
} from './import.rules.ts';
import { importSubscribers } from './import-subscribers.action.ts';
import { type ReadPeople, readPeople } from './people.rules.ts';

/** Path below `/api/subscribers`. */
export const IMPORT_PATH = '/import';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** What the form shows: the table as read, what is still open, and the result of each row or its preview. */
export type ListAnswer = {
  table: ListTable;
  statuses: ReadPeople['statuses'];
  days: ReadPeople['days'];
  notices: string[];
  report: ImportReport;
};

/** Imports a list, or previews the import. For admins, who take responsibility for the consent of the people on it. */
export const importSubscribersEndpoint: Endpoint = {
  path: IMPORT_PATH,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req })) return refuse(403, 'Only admins may.');
    const parsed = importRequest.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return refuse(400, 'This could not be read. Choose the file again.');
    const { file, look, takeOut, ...choices } = parsed.data;
    const now = new Date();
    const list = readList(Buffer.from(file, 'base64'), choices, now);
    if ('problem' in list) return refuse(422, list.problem);
    const { table, people } = list;
    const report = await importSubscribers(req.payload, people.rows, { dryRun: look, takeOut, now });
    return Response.json({
      table,
      statuses: people.statuses,
      days: people.days,
      notices: people.notices,
      report: { ...report, lines: linesToShow(report.lines) },
    } satisfies ListAnswer);
  },
};

/** The most lines shown in the browser. */
const MOST_LINES = 500;

/** Results that staff can act on come first. */
const urgency: readonly ImportResult[] = ['open', 'refused', 'left', 'twice', 'known', 'asked', 'confirmed'];

function linesToShow(lines: readonly ImportedLine[]): ImportedLine[] {
  return lines
    .toSorted((one, other) => urgency.indexOf(one.end) - urgency.indexOf(other.end) || one.line - other.line)
    .slice(0, MOST_LINES);
}

const MOST_COLUMNS = 500;
const base64Length = Math.ceil(longestList.bytes / 3) * 4;

/** What the import form sends: the file as base64, and everything chosen. */
const importRequest = z.strictObject({
  file: z.base64().max(base64Length),
  header: z.boolean().optional(),
  columns: z.array(z.enum(columnMeanings)).max(MOST_COLUMNS).optional(),
  statuses: z
    .array(
      z.strictObject({
        column: z.number().int().min(0).max(MOST_COLUMNS),
        value: z.string().max(10_000),
        means: z.enum(statusMeanings),
      }),
    )
    .max(MOST_COLUMNS)
    .default([]),
  dayOrder: z.enum(dayOrders).nullable().default(null),
  language: z.enum(locales),
  agreement: z.strictObject({ how: z.string().max(1_000), on: z.string().max(10) }),
  takeOut: z.boolean().default(false),
  look: z.boolean(),
});

/** The first rows of the file unchanged, and the meanings of its columns. */
type ListTable = {
  /** At most twenty, without the one that names the columns. */
  first: { line: number; cells: string[] }[];
  headings: string[] | null;
  columns: readonly ColumnMeaning[];
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
export function readList(bytes: Uint8Array, given: GivenChoices, now: Date): ReadList | { problem: string } {
  if (bytes.length > longestList.bytes) return { problem: 'This file is too large: at most 4 MB at once.' };
  // One more row for the headings.
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
