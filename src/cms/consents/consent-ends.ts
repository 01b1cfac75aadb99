import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, TypedUser, Where } from 'payload';
import { queryRows } from '#platform/transaction.ts';
import { type ConsentUse, consentEnd, dayInEthiopia } from './consent.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days before a consent ends staff see it, so that they can ask the family again. */
const DAYS_AHEAD = 30;

function endingSoon(now: Date): Where {
  const on = (instant: Date) => `${dayInEthiopia(instant)}T00:00:00.000Z`;
  return {
    and: [
      { withdrawn: { equals: false } },
      { until: { greater_than_equal: on(now) } },
      { until: { less_than: on(new Date(now.getTime() + (DAYS_AHEAD + 1) * DAY_MS)) } },
    ],
  };
}

/** Consents that expire within 30 days after `now`, soonest first. */
export async function listConsentsEnding(payload: Payload, user: TypedUser, now: Date) {
  const { docs } = await payload.find({
    collection: 'consents',
    where: endingSoon(now),
    sort: 'until',
    limit: 50,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs;
}

/** The number of consents that expire within 30 days after `now`. */
export async function countConsentsEnding(payload: Payload, user: TypedUser, now: Date): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'consents',
    where: endingSoon(now),
    overrideAccess: false,
    user,
  });
  return totalDocs;
}

/**
 * The next instant after `now` at which a consent expires, or null. Pages with pictures of people may be cached until then.
 * Bypasses access control and returns only the instant.
 */
export async function nextConsentEnd(payload: Payload, now: Date): Promise<Date | null> {
  const { docs } = await payload.find({
    collection: 'consents',
    where: {
      and: [
        { withdrawn: { equals: false } },
        { until: { greater_than_equal: `${dayInEthiopia(now)}T00:00:00.000Z` } },
      ],
    },
    sort: 'until',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const until = docs[0]?.until;
  return until ? consentEnd(until) : null;
}

/** Offline copies are copies of pages of the website. */
const use: ConsentUse = 'website';

/**
 * The last instant up to `now` at which a consent was withdrawn, moved to the bin, expired or stopped covering the website,
 * or null. Offline copies made before it may show what is no longer allowed. Bypasses access control and returns only the
 * instant.
 */
export async function lastWithdrawal(payload: Payload, now: Date): Promise<Date | null> {
  const [withdrawn, expired] = await Promise.all([lastWithdrawn(payload), lastExpired(payload, now)]);
  return [withdrawn, expired].reduce((latest, at) => (latest && (!at || latest > at) ? latest : at), null);
}

/** Any later change to such a record counts too: it only removes an offline copy more than needed. */
async function lastWithdrawn(payload: Payload): Promise<Date | null> {
  const [row] = await queryRows<{ at: string | Date | null }>(
    { payload },
    sql`select max(updated_at) as at from consents
        where withdrawn is distinct from false or deleted_at is not null
          or id not in (select parent_id from consents_uses where value = ${use})`,
  );
  return row?.at ? new Date(row.at) : null;
}

async function lastExpired(payload: Payload, now: Date): Promise<Date | null> {
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
