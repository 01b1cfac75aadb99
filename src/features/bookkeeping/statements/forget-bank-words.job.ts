import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { logInfo } from '#platform/log.ts';
import { rowsOf } from '#platform/transaction.ts';
import { uploadDays } from './uploaded-statements.ts';

/** Thirteen months: a bank exports a year again, and its lines have to be known by their words. */
const daysWithWords = 400;

/**
 * Deletes uploaded statements that nobody imported within two weeks, and forgets name and words of lines that were decided on
 * and are older than thirteen months. Lines that wait for a decision keep theirs.
 */
export async function forgetBankWords(payload: Payload, now: Date): Promise<void> {
  const [done] = await rowsOf<{ files: number; lines: number }>(
    { payload },
    sql`with old as (
          delete from giving.statement_files
          where added_at <= ${now.toISOString()}::timestamptz - ${uploadDays} * interval '1 day' returning id),
        forgotten as (
          update giving.bank_lines set name = '', words = ''
          where state <> 'open' and name || words <> '' and booked_on < ${now.toISOString()}::date - ${daysWithWords}::int
          returning line)
        select (select count(*)::int from old) as files, (select count(*)::int from forgotten) as lines`,
  );
  if (done && done.files + done.lines > 0) logInfo('words of bank statements forgotten', done);
}
