import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Subscriber } from '#payload-types';

const of = (email: string) => ({ compared: { equals: comparedEmail(email) } });

/** Everything kept about the owner of an address, however it is spelled; null when nothing is. */
export async function findSubscriber(payload: Payload, email: string): Promise<Subscriber | null> {
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: of(email),
    limit: 1,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

/** Erases it, and tells how many rows there were: one or none. */
export async function eraseSubscriber(payload: Payload, email: string): Promise<number> {
  const { docs } = await payload.delete({
    collection: 'subscribers',
    where: of(email),
    overrideAccess: true,
  });
  return docs.length;
}
