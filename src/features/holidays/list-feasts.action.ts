import type { Payload } from 'payload';
import { CHARITY_ZONE, dayIn, type IsoDay } from '#core/zoned-time.ts';
import { feastDays, holidaysNear, type StoredRange, toRange } from './holiday.rules.ts';

/** The feast days of the published holidays within a year of `now`. */
export async function listFeasts(payload: Payload, now: Date): Promise<IsoDay[]> {
  const { docs } = await payload.find({
    collection: 'holidays',
    where: { _status: { equals: 'published' } },
    select: { date: true, yearly: true, reckoning: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const ranges = docs.map(holiday => toRange(holiday as StoredRange));
  return feastDays(holidaysNear(ranges, dayIn(CHARITY_ZONE.id, now)));
}
