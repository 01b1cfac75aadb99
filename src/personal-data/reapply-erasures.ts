import type { Payload, PayloadRequest } from 'payload';
import type { PersonalData } from '#cms/personal-data/personal-data.ts';
import { LEFT } from '#features/newsletter/preferences/unsubscribe.action.ts';
import { unsubscribeAgain } from '#features/newsletter/subscriber.personal-data.ts';
import { type Erasure, erasureMarks, isMarkedByUs } from '#platform/backup/erasures.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { personalDataSources } from './personal-data-sources.ts';

/** How many entries went, and how many departures were marked by a secret that is not among ours. */
export type DepartedAgain = { entries: number; unknown: number };

type Act = Pick<PersonalData, 'addresses' | 'erase'>;

/**
 * Lets whoever went after a backup was made go again, all of them or none: readers who left have left, and who was erased
 * is erased from the very places they were erased from. Addresses are known only by their marks, so everybody the places
 * know is looked at.
 */
export async function reapplyErasures(
  payload: Payload,
  departures: readonly Erasure[],
  now: Date,
): Promise<DepartedAgain> {
  const marks = Map.groupBy(departures.filter(isMarkedByUs), ({ what }) => what);
  const unknown = departures.filter(departure => !isMarkedByUs(departure)).length;
  const entries = await inOneTransaction(payload, async req => {
    let gone = 0;
    for (const { name, ...place } of personalDataSources)
      gone += await goFrom(req, place, marks.get(name), now);
    const list = personalDataSources.find(({ name }) => name === 'subscription');
    if (list) gone += await goFrom(req, { ...list, erase: unsubscribeAgain }, marks.get(LEFT), now);
    return gone;
  });
  return { entries, unknown };
}

async function goFrom(
  req: PayloadRequest,
  place: Act,
  departures: readonly Erasure[] = [],
  now: Date,
): Promise<number> {
  if (departures.length === 0) return 0;
  const marks = new Set(departures.map(({ mark }) => mark));
  let gone = 0;
  for (const address of await place.addresses(req))
    if (erasureMarks(address).some(mark => marks.has(mark))) gone += await place.erase(req, address, now);
  return gone;
}
