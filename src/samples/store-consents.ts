import type { PayloadRequest } from 'payload';
import { type ConsentName, sampleConsents } from './consents.ts';
import { storeDocument } from './store-set.ts';

/** Stores the two consents if missing; their last day is set once everything is published. */
export async function storeConsents(req: PayloadRequest, today: Date): Promise<Record<ConsentName, number>> {
  const { valid, expired } = sampleConsents(today);
  return {
    valid: await storeOnce(req, valid.data),
    expired: await storeOnce(req, expired.data),
  };
}

/**
 * Removes the last day of both consents while `act` publishes what depends on them, and restores it afterwards. In one
 * transaction, so that nobody else ever sees the expired one as valid.
 */
export async function whileConsentsAreValid(
  req: PayloadRequest,
  today: Date,
  ids: Record<ConsentName, number>,
  act: () => Promise<void>,
): Promise<void> {
  const { valid, expired } = sampleConsents(today);
  const setLastDay = (id: number, until: string | null) =>
    req.payload.update({ collection: 'consents', id, data: { until }, depth: 0, overrideAccess: true, req });
  await setLastDay(ids.valid, null);
  await setLastDay(ids.expired, null);
  await act();
  await setLastDay(ids.valid, valid.endsOn);
  await setLastDay(ids.expired, expired.endsOn);
}

async function storeOnce(req: PayloadRequest, data: Record<string, unknown>): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'consents',
    where: { who: { equals: data.who } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0]?.id ?? storeDocument(req, 'consents', { data });
}
