import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { connectOnce } from '#platform/database/connect-once.ts';

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

/** A mail of a running stack, with the values its body is filled with. */
export type QueuedMail = {
  kind: string;
  locale: string;
  headers: Record<string, string>;
  data: Record<string, string>;
};

/** What the outbox of a running stack holds for an address, oldest first. */
export async function mailsIn(databaseUrl: string, address: string): Promise<QueuedMail[]> {
  const { rows } = await connectOnce(databaseUrl, client =>
    client.query<QueuedMail>(
      'select kind, locale, headers, data from mails where compared = $1 order by id',
      [comparedEmail(address)],
    ),
  );
  return rows;
}
