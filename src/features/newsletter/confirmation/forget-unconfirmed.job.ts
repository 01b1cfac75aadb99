import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { logInfo } from '#platform/log.ts';
import { executorOf } from '#platform/transaction.ts';
import { confirmDays, dayMs } from '../subscribe.rules.ts';

/**
 * Deletes addresses not confirmed within 14 days of the last confirmation mail, with those mails, and returns the
 * count. Keeps no hash, because the submitter may not have been the owner.
 */
export async function forgetUnconfirmed(payload: Payload, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - confirmDays * dayMs).toISOString();
  const { rows } = (await (
    await executorOf({ payload })
  ).execute(sql`
    with forgotten as (
      delete from subscribers
      where (status = 'waiting' or (status = 'suspended' and confirmed_at is null))
        and greatest(joined_at, confirmation_mailed_at) <= ${longAgo}
      returning compared
    ), mailed as (
      delete from mails where kind = 'confirm' and compared in (select compared from forgotten)
    )
    select count(*)::int as n from forgotten
  `)) as { rows: { n: number }[] };
  const forgotten = rows[0]?.n ?? 0;
  if (forgotten > 0) logInfo('unconfirmed addresses deleted', { addresses: forgotten });
  return forgotten;
}
