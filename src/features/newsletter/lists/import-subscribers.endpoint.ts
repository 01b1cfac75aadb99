import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAdmin } from '#cms/access/roles.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { locales } from '#core/locale.ts';
import type { Message } from '#core/message.ts';
import { dayOrders } from '#core/typed-day.ts';
import { confirmationMail } from '#features/newsletter/confirmation/confirmation-mail.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { UNSUBSCRIBED, unsubscribeWithin } from '../preferences/preferences.action.ts';
import { unsubscribedHashes } from '../reader-links.ts';
import { columnMeanings } from './columns.rules.ts';
import {
  countResults,
  FILE_NAME,
  type ImportedLine,
  type ImportReport,
  type ImportResult,
  type ListedPerson,
  type ListedRow,
  longestList,
  MOST_COLUMNS,
  type ReadPeople,
} from './import.rules.ts';
import type { GivenChoices, ListTable, ReadList } from './list.reader.ts';
import { statusMeanings } from './status-words.rules.ts';

/** Path below `/api/subscribers`. */
export const IMPORT_PATH = '/import';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** What the form shows: the table as read, what is still open, and the result of each row or its preview. */
export type ListAnswer = {
  table: ListTable;
  samples: ReadPeople['samples'];
  statuses: ReadPeople['statuses'];
  days: ReadPeople['days'];
  notices: Message[];
  report: ImportReport;
};

/** Imports a list, or previews the import. For admins, who take responsibility for the consent of the people on it. */
export const importSubscribersEndpoint: Endpoint = {
  path: IMPORT_PATH,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req })) return refuse(403, 'Only admins may do this.');
    const parsed = importRequest.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return refuse(400, 'This could not be read. Choose the file again.');
    const { file, look, takeOut, ...choices } = parsed.data;
    const now = new Date();
    const list = await readList(Buffer.from(file, 'base64'), choices, now);
    if ('problem' in list) return refuse(422, sayTo(req)(list.problem));
    const { table, people } = list;
    const report = await importSubscribers(req.payload, people.rows, { dryRun: look, takeOut, now });
    return Response.json({
      table,
      samples: people.samples,
      statuses: people.statuses,
      days: people.days,
      notices: people.notices,
      report: { ...report, lines: linesToShow(report.lines) },
    } satisfies ListAnswer);
  },
};

/** A list of 20,000 people and 4 MB takes three seconds and 256 MB; one made to take long, seven and 384. */
const limits: ReadLimits = { milliseconds: 30_000, megabytes: 512 };

/** Reads a list in a process of its own. */
async function readList(
  bytes: Uint8Array,
  given: GivenChoices,
  now: Date,
): Promise<ReadList | { problem: Message }> {
  if (bytes.length > longestList.bytes) return { problem: 'This file is too large: at most 4 MB at once.' };
  const read = await readApart<typeof import('./list.reader.ts')>(
    'src/features/newsletter/lists/list.reader.ts',
    { bytes, given, now },
    limits,
  );
  return read.ok ? read.value : { problem: problems[read.code] };
}

const problems = {
  'too-slow': 'This list takes too long to read. Split it into several files.',
  'too-large': 'This list takes too much memory to read. Split it into several files.',
  unreadable: 'This list cannot be read. Open it in a spreadsheet program, and save it again as CSV.',
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

const base64Length = Math.ceil(longestList.bytes / 3) * 4;

/** What the import form sends: the file as base64, and everything chosen. */
const importRequest = z.strictObject({
  file: z.base64().max(base64Length),
  fileName: z.string().max(300).optional(),
  header: z.boolean().optional(),
  columns: z.array(z.enum(columnMeanings)).max(MOST_COLUMNS).optional(),
  statuses: z
    .array(
      z.strictObject({
        column: z.number().int().min(FILE_NAME).max(MOST_COLUMNS),
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

const ROWS_AT_ONCE = 500;

type Importing = {
  dryRun: boolean;
  now: Date;
  /** Whether those the list says have left are taken off our list too. */
  takeOut?: boolean;
};

/**
 * Imports a list in one transaction, or with `dryRun` only reports what would become of each row; a list with open rows is
 * never imported. Skips people who unsubscribed here or there, leaves existing subscribers unchanged, and mails nobody
 * who has not agreed, either in the list or by confirming.
 */
export async function importSubscribers(
  payload: Payload,
  rows: readonly ListedRow[],
  { dryRun, now, takeOut = false }: Importing,
): Promise<ImportReport> {
  const imports = !dryRun && !rows.some(({ end }) => end === 'open');
  return inOneTransaction(payload, async req => {
    const leftThere = await stillHere(req, rows);
    const ends = await planResults(req, rows);
    if (imports) {
      await insertPeople(
        req,
        rows.filter(isPerson).filter(person => isAdded(ends.get(person.line))),
        now,
      );
      if (takeOut) await unsubscribeAll(req, leftThere, now);
    }
    const lines = rows.map(row => ({
      line: row.line,
      email: row.email,
      end: ends.get(row.line) ?? 'known',
      ...('reason' in row ? { reason: row.reason } : {}),
    }));
    return {
      done: imports,
      read: rows.length,
      counts: countResults(lines),
      leftThere: { found: leftThere.length, takenOut: imports && takeOut ? leftThere.length : 0 },
      lines,
    };
  });
}

const isPerson = (row: ListedRow): row is ListedPerson => row.end === 'person';
const isAdded = (end: ImportResult | undefined) => end === 'confirmed' || end === 'asked';

/** The result of each row, by line. A person marked as left in one row is not imported by another. */
async function planResults(
  req: PayloadRequest,
  rows: readonly ListedRow[],
): Promise<Map<number, ImportResult>> {
  const people = rows.filter(isPerson);
  const hashes = new Map(people.map(({ compared }) => [compared, unsubscribedHashes(compared)]));
  const stored = await findExisting(
    req,
    [...hashes].flatMap(([compared, unsubscribed]) => [compared, ...unsubscribed]),
  );
  const leftThere = new Set(rows.flatMap(row => (row.end === 'left' ? [row.compared] : [])));
  const seen = new Set<string>();
  const judgePerson = ({ compared, agreement }: ListedPerson): ImportResult => {
    if (leftThere.has(compared)) return 'left';
    if (seen.has(compared)) return 'twice';
    seen.add(compared);
    if (stored.has(compared)) return 'known';
    if (hashes.get(compared)?.some(hash => stored.has(hash))) return 'left';
    return agreement ? 'confirmed' : 'asked';
  };
  return new Map(rows.map(row => [row.line, isPerson(row) ? judgePerson(row) : row.end]));
}

type HereRow = { id: number; compared: string };

/** Our subscribers who have left according to the list. */
async function stillHere(req: PayloadRequest, rows: readonly ListedRow[]): Promise<HereRow[]> {
  const compared = rows.flatMap(row => (row.end === 'left' && row.compared !== '' ? [row.compared] : []));
  if (compared.length === 0) return [];
  const { rows: found } = (await (
    await getExecutor(req)
  ).execute(sql`
    select id, compared from subscribers
    where status <> 'left' and compared in (select jsonb_array_elements_text(${JSON.stringify(compared)}::jsonb))
  `)) as { rows: HereRow[] };
  return found;
}

async function unsubscribeAll(req: PayloadRequest, people: readonly HereRow[], now: Date): Promise<void> {
  for (const { id, compared } of people) {
    if ((await unsubscribeWithin(req, id, now)) !== null) await recordErasure(req, compared, [UNSUBSCRIBED]);
  }
}

async function findExisting(req: PayloadRequest, compared: readonly string[]): Promise<Set<string>> {
  const executor = await getExecutor(req);
  const { rows } = (await executor.execute(sql`
    select compared from subscribers
    where compared in (select jsonb_array_elements_text(${JSON.stringify(compared)}::jsonb))
  `)) as { rows: { compared: string }[] };
  return new Set(rows.map(row => row.compared));
}

async function insertPeople(req: PayloadRequest, people: readonly ListedPerson[], now: Date): Promise<void> {
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE) {
    const unconfirmed = await insertSome(req, people.slice(from, from + ROWS_AT_ONCE), now);
    if (unconfirmed.length > 0)
      await queueMails(
        req,
        unconfirmed.map(({ id, email, language }) => confirmationMail({ id, email }, { language, now })),
      );
  }
}

type UnconfirmedRow = { id: number; email: string; language: ListedPerson['language'] };

/**
 * Inserts rows and returns those that need a confirmation mail; people who subscribed in the meantime are left
 * unchanged.
 */
async function insertSome(
  req: PayloadRequest,
  people: readonly ListedPerson[],
  now: Date,
): Promise<UnconfirmedRow[]> {
  const at = now.toISOString();
  const rows = people.map(({ name, email, compared, language, agreement }) => ({
    name,
    email,
    compared,
    language,
    status: agreement ? 'confirmed' : 'waiting',
    joined_at: agreement ? `${agreement.on}T00:00:00.000Z` : at,
    confirmed_at: agreement ? at : null,
    consent_text: agreement ? `${agreement.how.trim()} (${agreement.on})` : null,
    confirmation_mailed_at: agreement ? null : at,
  }));
  const { rows: inserted } = (await (
    await getExecutor(req)
  ).execute(sql`
    insert into subscribers
      (name, email, compared, status, language, joined_at, confirmed_at, source, consent_version, consent_text,
       confirmation_mailed_at, updated_at, created_at)
    select name, email, compared, status::enum_subscribers_status, language::enum_subscribers_language, joined_at,
      confirmed_at, 'import', 'import', consent_text, confirmation_mailed_at, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      name text, email text, compared text, language text, status text, joined_at timestamptz,
      confirmed_at timestamptz, consent_text text, confirmation_mailed_at timestamptz)
    on conflict (compared) do nothing
    returning id, email, language, status
  `)) as { rows: (UnconfirmedRow & { status: string })[] };
  return inserted.filter(({ status }) => status === 'waiting');
}
