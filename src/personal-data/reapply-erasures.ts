import type { Payload, PayloadRequest } from 'payload';
import {
  NARROWED_CONSENT,
  reapplyWithdrawal,
  validConsentKeys,
} from '#cms/consents/consent.personal-data.ts';
import type { PersonalData } from '#cms/personal-data/personal-data.ts';
import { UNSUBSCRIBED } from '#features/newsletter/preferences/preferences.action.ts';
import { unsubscribeAgain } from '#features/newsletter/subscriber.personal-data.ts';
import { type Erasure, erasureMarks, isMarkedByUs } from '#platform/backup/erasures.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { allPersonalData } from './personal-data-sources.ts';

/** The number of erased entries, of withdrawn consents, and of log entries marked with a secret we do not have. */
export type ReappliedErasures = { entries: number; consents: number; unknown: number };

type ErasableSource = Pick<PersonalData, 'addresses' | 'erase'>;

/** Consents are no data of an address: what makes them narrower is logged by their number. */
const validConsents: ErasableSource = { addresses: validConsentKeys, erase: reapplyWithdrawal };

/**
 * Repeats the unsubscriptions and erasures logged after a backup was made, all or none, from the sources they were
 * erased from, and withdraws the consents that were withdrawn or narrowed since. The log contains only hashes, so every known address is compared.
 */
export async function reapplyErasures(
  payload: Payload,
  erasures: readonly Erasure[],
  now: Date,
): Promise<ReappliedErasures> {
  const marks = Map.groupBy(erasures.filter(isMarkedByUs), ({ what }) => what);
  const unknown = erasures.filter(erasure => !isMarkedByUs(erasure)).length;
  return inOneTransaction(payload, async req => {
    const consents = await eraseFrom(req, validConsents, marks.get(NARROWED_CONSENT), now);
    let erased = 0;
    for (const { name, ...source } of allPersonalData)
      erased += await eraseFrom(req, source, marks.get(name), now);
    const list = allPersonalData.find(({ name }) => name === 'subscription');
    if (list)
      erased += await eraseFrom(req, { ...list, erase: unsubscribeAgain }, marks.get(UNSUBSCRIBED), now);
    return { entries: erased, consents, unknown };
  });
}

async function eraseFrom(
  req: PayloadRequest,
  source: ErasableSource,
  erasures: readonly Erasure[] = [],
  now: Date,
): Promise<number> {
  if (erasures.length === 0) return 0;
  const marks = new Set(erasures.map(({ mark }) => mark));
  let erased = 0;
  for (const address of await source.addresses(req))
    if (erasureMarks(address).some(mark => marks.has(mark))) erased += await source.erase(req, address, now);
  return erased;
}
