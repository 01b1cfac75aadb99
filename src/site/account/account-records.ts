import type { Payload } from 'payload';
import { erasePerson, findPerson } from '#cms/personal-data/personal-data.ts';
import type { Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { keptAccount, personalDataSources } from '#personal-data/personal-data-sources.ts';

/** Of somebody who has not proven the address only the account is theirs: a service that checks none proves nothing. */
const placesOf = ({ isProven }: Supporter) => (isProven ? personalDataSources : [keptAccount]);

/** Everything kept about a supporter, place by place. */
export async function findAllPersonalData(payload: Payload, supporter: Supporter): Promise<object> {
  const found = await findPerson(payload, placesOf(supporter), supporter.email);
  if (supporter.isProven) return found;
  return { ...found, note: 'The address is not proven, so that only the account is handed out.' };
}

/** Erases it, all or nothing: whoever is erased by half could not come back to finish it. */
export async function eraseAllPersonalData(payload: Payload, supporter: Supporter, now: Date): Promise<void> {
  await erasePerson(payload, placesOf(supporter), { email: supporter.email, now });
}
