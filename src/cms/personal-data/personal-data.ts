import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { inOneTransaction } from '#platform/transaction.ts';

/** One source of data about the owner of an address; each feature that stores any provides its own. */
export type PersonalData = {
  /** Its name in the exported file. */
  name: string;
  /** What is stored, as it is exported; null or an empty list if nothing is. */
  find: (payload: Payload, email: string) => Promise<unknown>;
  /** Erases it in the transaction of `req`, and returns how many entries there were. */
  erase: (req: PayloadRequest, email: string, now: Date) => Promise<number>;
  /** Every address it stores something under, normalised for comparison. */
  addresses: (req: PayloadRequest) => Promise<string[]>;
  /** Signs the person out everywhere, and returns how many sessions there were. Only where people sign in. */
  signOut?: (req: PayloadRequest, email: string) => Promise<number>;
};

/** Everything stored about the owner of an address in all of `places`, by their names. */
export async function findPerson(
  payload: Payload,
  places: readonly PersonalData[],
  email: string,
): Promise<Record<string, unknown>> {
  const found = places.map(async ({ name, find }) => [name, await find(payload, email)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Erases the data in all of `places`, or in none if one fails; returns how many entries there were. The request is
 * recorded by a keyed hash even if nothing was found: a backup may still hold something.
 */
export function erasePerson(
  payload: Payload,
  places: readonly PersonalData[],
  { email, now }: { email: string; now: Date },
): Promise<number> {
  return inOneTransaction(payload, async req => {
    const names = places.map(({ name }) => name);
    await recordErasure(req, comparedEmail(email), names);
    let erased = 0;
    for (const { erase } of places) erased += await erase(req, email, now);
    return erased;
  });
}
