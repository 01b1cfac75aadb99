import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction, lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import type { Acting } from '../desk/answer-desk.ts';
import type { Choices } from './read-csv.ts';

/** An uploaded statement that waits for staff. */
export type UploadedStatement = {
  id: string;
  /** The account that was chosen; a CAMT.053 file names its own. */
  account: string;
  name: string;
  bytes: Uint8Array;
  choices: Choices;
};

/** After so many days an uploaded file is deleted; the bank still has it. */
export const uploadDays = 14;
/** The most files that wait at once, of up to 20 MB each. */
const maxUploads = 20;

/**
 * Stores a file that can be read until it is imported, discarded or too old. @returns its id.
 */
export async function storeUpload(
  payload: Payload,
  file: Pick<UploadedStatement, 'account' | 'name' | 'bytes'>,
  { by, now }: Acting,
): Promise<Outcome<string, 'too-many-files'>> {
  return inOneTransaction(payload, async req => {
    await lockInTransaction(req, 'statement files');
    const [count] = await queryRows<{ waiting: number }>(
      req,
      sql`select count(*)::int as waiting from money.statement_files`,
    );
    if ((count?.waiting ?? 0) >= maxUploads) return problem('too-many-files');
    const id = randomUUID();
    await queryRows(
      req,
      sql`insert into money.statement_files (id, account, name, content, added_by, added_at)
          values (${id}, ${file.account}, ${file.name.slice(0, 200)}, ${Buffer.from(file.bytes)}, ${by}, ${now.toISOString()})`,
    );
    return ok(id);
  });
}

/** An uploaded file; null if there is none with this id. */
export async function findUpload(reader: Writer, id: unknown): Promise<UploadedStatement | null> {
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const [found] = await queryRows<Omit<UploadedStatement, 'bytes'> & { content: Uint8Array }>(
    reader,
    sql`select id::text, account, name, content, choices from money.statement_files where id::text = ${id}`,
  );
  if (!found) return null;
  const { content, ...upload } = found;
  return { ...upload, bytes: new Uint8Array(content) };
}

export type ListedStatement = { id: string; name: string; addedAt: string; by: string | null };

/** The files that wait, the oldest first. */
export function listUploads(reader: Writer): Promise<ListedStatement[]> {
  return queryRows(
    reader,
    sql`select f.id::text, f.name, to_char(f.added_at at time zone 'UTC', 'YYYY-MM-DD') as "addedAt", s.name as by
        from money.statement_files f left join public.staff s on s.id = f.added_by order by f.added_at`,
  );
}

export async function storeChoices(req: Writer, id: string, choices: Choices): Promise<void> {
  await queryRows(
    req,
    sql`update money.statement_files set choices = ${JSON.stringify(choices)}::jsonb where id::text = ${id}`,
  );
}

export async function deleteUpload(req: Writer | PayloadRequest, id: string): Promise<void> {
  await queryRows(req, sql`delete from money.statement_files where id::text = ${id}`);
}

/** Thirteen months, because banks export a year again and its lines are recognised by their words. */
const daysWithWords = 400;

/**
 * Deletes uploaded statements that nobody imported within two weeks, and the names and descriptions of decided lines that
 * are older than thirteen months. Lines without a decision keep theirs.
 */
export async function forgetBankWords(payload: Payload, now: Date): Promise<void> {
  const [done] = await queryRows<{ files: number; lines: number }>(
    { payload },
    sql`with old as (
          delete from money.statement_files
          where added_at <= ${now.toISOString()}::timestamptz - ${uploadDays} * interval '1 day' returning id),
        forgotten as (
          update money.bank_lines set name = '', words = ''
          where state <> 'open' and name || words <> '' and booked_on < ${now.toISOString()}::date - ${daysWithWords}::int
          returning line)
        select (select count(*)::int from old) as files, (select count(*)::int from forgotten) as lines`,
  );
  if (done && done.files + done.lines > 0) logInfo('words of bank statements forgotten', done);
}
