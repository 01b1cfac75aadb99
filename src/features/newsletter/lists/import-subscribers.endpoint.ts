import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isAdmin } from '#cms/access/roles.ts';
import { locales } from '#core/locale.ts';
import { dayOrders } from '#core/typed-day.ts';
import { columnMeanings, statusMeanings } from './columns.rules.ts';
import { type ImportedLine, type ImportReport, type ImportResult, longestList } from './import.rules.ts';
import { importSubscribers } from './import-subscribers.action.ts';
import type { ReadPeople } from './people.rules.ts';
import { type ListTable, readList } from './read-list.ts';

/** Path below `/api/subscribers`. */
export const IMPORT_PATH = '/import';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** What the form shows: the table as it was read, what is open, and what would become of each row or became of it. */
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

/** More lines than anybody reads in a browser. */
const MOST_LINES = 500;

/** What staff can do something about comes first. */
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
