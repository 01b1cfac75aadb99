import type { Payload } from 'payload';
import { erasePerson, findPerson } from '#cms/personal-data/personal-data.ts';
import type { Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { keptAccount, keptPlaces } from '#personal-data/kept-places.ts';

/** Of somebody who has not proven the address only the account is theirs: a service that checks none proves nothing. */
const placesOf = ({ isProven }: Supporter) => (isProven ? keptPlaces : [keptAccount]);

/** Everything kept about a supporter, place by place. */
export async function findAllKept(payload: Payload, supporter: Supporter): Promise<object> {
  const kept = await findPerson(payload, placesOf(supporter), supporter.email);
  if (supporter.isProven) return kept;
  return { ...kept, note: 'The address is not proven, so that only the account is handed out.' };
}

/** Erases it, all or nothing: whoever is erased by half could not come back to finish it. */
export async function eraseAllKept(payload: Payload, supporter: Supporter, now: Date): Promise<void> {
  await erasePerson(payload, placesOf(supporter), { email: supporter.email, now });
}
