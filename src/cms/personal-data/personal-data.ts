import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';

/** One place where something is kept about the owner of an address; each feature that keeps any offers its own. */
export type PersonalData = {
  /** Under which name it stands in the file the person gets. */
  name: string;
  /** What is kept, as it is handed out; null or an empty list when nothing is. */
  find: (payload: Payload, email: string) => Promise<unknown>;
  /** Erases it inside the transaction of `req`, and tells how many entries there were. */
  erase: (req: PayloadRequest, email: string, now: Date) => Promise<number>;
  /** Every address it keeps something under, as addresses are compared. */
  addresses: (req: PayloadRequest) => Promise<string[]>;
};

/** What is kept about the owner of an address in all of `places`, by the names of the places. */
export async function findPerson(
  payload: Payload,
  places: readonly PersonalData[],
  email: string,
): Promise<Record<string, unknown>> {
  const found = places.map(async ({ name, find }) => [name, await find(payload, email)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Erases it in all of `places` or, when one of them fails, in none; tells how many entries there were. That it was asked for
 * is written down by a keyed hash, even where nothing was found: a backup may still hold something.
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
