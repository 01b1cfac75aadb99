import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';

/** What the outbox holds for an address, oldest first, as an admin may read it. */
export async function mailsTo(payload: Payload, address: string) {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { compared: { equals: comparedEmail(address) } },
    sort: 'id',
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
  });
  return docs;
}
