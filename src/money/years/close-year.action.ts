import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { queryRows } from '#platform/transaction.ts';
import type { FiscalYear } from './fiscal-year.rules.ts';
import { findClosedYear, readLiveYear } from './read-year.ts';
import { type StaffEntries, writeFigures, yearRules } from './year-figures.rules.ts';

/**
 * Closes a fiscal year for good: stores its figures as they are, with the version of the rules and a hash over both. All its
 * months must be closed before, so that nothing can be booked into it any more. @returns the hash.
 */
export async function closeYear(
  req: PayloadRequest,
  year: FiscalYear,
  { entries, by, now }: { entries: StaffEntries; by: number; now: Date },
): Promise<Outcome<string, 'months-open' | 'year-closed' | 'sample-money'>> {
  // The same lock as in ledger-guards.sql: nothing is booked while the figures are read.
  await queryRows(req, sql`select pg_advisory_xact_lock(4012032)`);
  if (await findClosedYear(req, year.year)) return problem('year-closed');
  const [months] = await queryRows<{ closed: boolean }>(
    req,
    sql`select exists (select from money.closings where until >= ${year.last}::date) as closed`,
  );
  if (!months?.closed) return problem('months-open');
  const figures = await readLiveYear(req, year, entries);
  if (figures.isSample) return problem('sample-money');
  const [stored] = await queryRows<{ hash: string }>(
    req,
    sql`insert into money.closed_years (year, first_day, last_day, rules, figures, hash, closed_by, closed_at)
        select ${year.year}, ${year.first}, ${year.last}, ${yearRules}, text,
          encode(sha256(convert_to(${`${yearRules}\n`} || text, 'UTF8')), 'hex'), ${by}, ${now.toISOString()}
        from (select ${writeFigures(figures)}::text as text) as figures returning hash`,
  );
  return ok(stored?.hash ?? '');
}
