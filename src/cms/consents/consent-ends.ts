import type { Payload, TypedUser } from 'payload';
import { consentEnd, dayInEthiopia } from './consent.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Consents that end within `days` of `now`, soonest first: time to ask the family again. */
export async function listConsentsEnding(payload: Payload, user: TypedUser, now: Date, days: number) {
  const on = (instant: Date) => `${dayInEthiopia(instant)}T00:00:00.000Z`;
  const { docs } = await payload.find({
    collection: 'consents',
    where: {
      and: [
        { withdrawn: { equals: false } },
        { until: { greater_than_equal: on(now) } },
        { until: { less_than: on(new Date(now.getTime() + (days + 1) * DAY_MS)) } },
      ],
    },
    sort: 'until',
    limit: 10,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs;
}

/**
 * The next instant after `now` at which a consent ends by itself, or null: the longest a page with pictures of people
 * may be cached. Reads past access control, and returns nothing but the instant.
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
