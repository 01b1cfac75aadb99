import type { Payload, PayloadRequest } from 'payload';
import { type Claims, type StoredClaim, toClaim } from '#core/claim.ts';
import { CHARITY_ZONE, dayIn } from '#core/zoned-time.ts';

type Scope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * The numbers of the register as visitors may read them at `now`, for work that is no page: mails and checks. Pages use
 * `listClaims`.
 */
export async function readClaims({ payload, transactionID }: Scope, now: Date): Promise<Claims> {
  const { docs } = await payload.find({
    collection: 'claims',
    where: { and: [{ _status: { equals: 'published' } }, { 'source._status': { equals: 'published' } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  });
  const today = dayIn(CHARITY_ZONE.id, now);
  return new Map(docs.map(stored => [stored.key, toClaim(stored as StoredClaim, today)]));
}
