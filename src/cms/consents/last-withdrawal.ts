import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type ConsentUse, consentEnd, dayInEthiopia } from '#cms/consents/consent.rules.ts';
import { rowsOf } from '#platform/transaction.ts';

/** Offline copies are copies of pages of the site. */
const use: ConsentUse = 'website';

/**
 * The last instant up to `now` at which a consent was withdrawn, put into the bin, taken back for the website or ended, or
 * null. Offline copies made before it may show what is no longer allowed. Reads past access control, and returns nothing
 * but the instant.
 */
export async function lastWithdrawal(payload: Payload, now: Date): Promise<Date | null> {
  const [takenBack, ended] = await Promise.all([lastTakenBack(payload), lastEnded(payload, now)]);
  return [takenBack, ended].reduce((latest, at) => (latest && (!at || latest > at) ? latest : at), null);
}

/** Whatever of those changes comes later moves it too: a copy too few does no harm. */
async function lastTakenBack(payload: Payload): Promise<Date | null> {
  const [row] = await rowsOf<{ at: string | Date | null }>(
    { payload },
    sql`select max(updated_at) as at from consents
        where withdrawn is distinct from false or deleted_at is not null
          or id not in (select parent_id from consents_uses where value = ${use})`,
  );
  return row?.at ? new Date(row.at) : null;
}

async function lastEnded(payload: Payload, now: Date): Promise<Date | null> {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { until: { less_than: `${dayInEthiopia(now)}T00:00:00.000Z` } },
    sort: '-until',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]?.until ? consentEnd(docs[0].until) : null;
}
