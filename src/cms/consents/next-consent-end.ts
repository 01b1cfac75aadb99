import type { Payload } from 'payload';
import { consentEnd, dayInEthiopia } from '#cms/consents/consent.rules.ts';

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
