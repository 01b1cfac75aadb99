import type { PayloadRequest } from 'payload';
import { addDays, dayIn } from '#core/zoned-time.ts';
import { storeDocument } from './store-set.ts';

export type ConsentName = 'valid' | 'expired';

type SampleConsent = { data: Record<string, unknown>; endsOn: string };

const ethiopia = 'Africa/Addis_Ababa';

/**
 * One consent valid for two years and one that ended yesterday, to demonstrate the consent check. The people are drawn;
 * these records concern nobody real.
 */
function sampleConsents(today: Date): Record<ConsentName, SampleConsent> {
  const day = dayIn(ethiopia, today);
  return {
    valid: consent('Sample guardian one (a drawn person)', addDays(day, -30), addDays(day, 730)),
    expired: consent('Sample guardian two (a drawn person)', addDays(day, -366), addDays(day, -1)),
  };
}

function consent(who: string, agreedOn: string, endsOn: string): SampleConsent {
  const notes = 'Shows what a record looks like. No real person gave this consent.';
  return {
    data: { who, uses: ['website', 'share-card', 'newsletter'], agreedOn, withdrawn: false, notes },
    endsOn,
  };
}

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
export async function withValidConsents(
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
