import type { Payload, Where } from 'payload';
import { consentEnd, dayInEthiopia } from '#cms/consents/consent.rules.ts';

/**
 * The last instant up to `now` at which a consent was withdrawn or ended, or null. Offline copies made before it may
 * show what is no longer allowed. Reads past access control, and returns nothing but the instant.
 */
export async function lastWithdrawal(payload: Payload, now: Date): Promise<Date | null> {
  const today = `${dayInEthiopia(now)}T00:00:00.000Z`;
  const [withdrawn, ended] = await Promise.all([
    last(payload, { withdrawn: { equals: true } }, '-updatedAt'),
    last(payload, { and: [{ withdrawn: { equals: false } }, { until: { less_than: today } }] }, '-until'),
  ]);
  const instants = [
    ...(withdrawn ? [new Date(withdrawn.updatedAt)] : []),
    ...(ended?.until ? [consentEnd(ended.until)] : []),
  ];
  return instants.reduce<Date | null>((latest, at) => (latest && latest > at ? latest : at), null);
}

async function last(payload: Payload, where: Where, sort: string) {
  const { docs } = await payload.find({
    collection: 'consents',
    where,
    sort,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}
