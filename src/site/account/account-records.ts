import type { Payload } from 'payload';
import { erasePerson, findPerson } from '#cms/personal-data/personal-data.ts';
import type { Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { personalDataSources, storedAccount } from '#personal-data/personal-data-sources.ts';

/**
 * Without a proven address only the account itself is theirs: a provider that does not verify addresses proves nothing.
 */
const placesOf = ({ isProven }: Supporter) => (isProven ? personalDataSources : [storedAccount]);

/** Everything stored about a supporter, by source. */
export async function findAllPersonalData(payload: Payload, supporter: Supporter): Promise<object> {
  const found = await findPerson(payload, placesOf(supporter), supporter.email);
  if (supporter.isProven) return found;
  return { ...found, note: 'The address is not proven, so that only the account is handed out.' };
}

/** Erases it, all or nothing: after a partial erasure the person could not sign in to finish it. */
export async function eraseAllPersonalData(payload: Payload, supporter: Supporter, now: Date): Promise<void> {
  await erasePerson(payload, placesOf(supporter), { email: supporter.email, now });
}
