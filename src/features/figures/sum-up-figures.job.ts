import { sql } from '@payloadcms/db-postgres/drizzle';
import { announceChange } from '#platform/changes.ts';
import { logInfo } from '#platform/log.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { dayOf } from './count-queue.ts';
import { FIGURES_TAG } from './periods.rules.ts';

/** Days stay for so many whole months; then they are sums of the month. */
const MONTHS_BY_DAY = 24;

/** Destroys what is there of former days, should no visitor have come since, and turns old days into sums of months. */
export async function sumUpFigures(writer: Writer, now: Date): Promise<void> {
  await rowsOf(writer, sql`select figures.forget_before(${dayOf(now)}::date)`);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BY_DAY, 1));
  const [row] = await rowsOf<{ n: number }>(
    writer,
    sql`select figures.sum_up_before(${dayOf(oldest)}::date) as n`,
  );
  if (!row || row.n === 0) return;
  await announceChange(writer, [FIGURES_TAG]);
  logInfo('figures of old days summed up', { sums: row.n });
}
