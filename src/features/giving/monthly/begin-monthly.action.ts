import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { rowsOf } from '#platform/transaction.ts';

/** Makes a gift that was started the first of a monthly gift, in the same transaction. */
export async function beginMonthly(req: PayloadRequest, gift: string, now: Date): Promise<void> {
  await rowsOf(
    req,
    sql`insert into giving.monthly (gift, amount, fund, campaign, begun_at)
        select id, amount, fund, campaign, ${now.toISOString()}::timestamptz from giving.gifts where id = ${gift}`,
  );
}
