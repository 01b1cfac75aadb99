import type { Payload, PayloadRequest } from 'payload';
import { type ConsentUse, consentProblem } from '#cms/consents/consent.rules.ts';

/** The transaction to read in, or none. */
type Scope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * Which of the consent records `ids` allow `use` at `now`. Reads past access control, and returns nothing but ids:
 * for copies of a text that were made while its consent held.
 */
export async function heldConsents(
  { payload, transactionID }: Scope,
  ids: readonly number[],
  use: ConsentUse,
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { docs } = await payload.find({
    req: transactionID === undefined ? {} : { transactionID },
    collection: 'consents',
    where: { id: { in: [...new Set(ids)] } },
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Set(docs.flatMap(consent => (consentProblem(consent, use, now) ? [] : [consent.id])));
}
