import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { getExecutor } from '#platform/transaction.ts';

/** A message as exported to its sender: text and time, without staff notes. */
export type SentMessage = { name: string; email: string; message: string; sentAt: string };

const of = (email: string) => ({ compared: { equals: comparedEmail(email) } });

/** Every message of an address in any spelling, oldest first. */
export async function findMessages(payload: Payload, email: string): Promise<SentMessage[]> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: of(email),
    sort: ['sentAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ name, email: address, message, sentAt }) => ({ name, email: address, message, sentAt }));
}

/**
 * Erases the messages and staff notes in the transaction of `req` and returns the count. In SQL: the CMS would also look
 * into the locks and preferences of staff, which the site's database account may not.
 */
export async function eraseMessages(req: PayloadRequest, email: string): Promise<number> {
  const { rows } = (await (
    await getExecutor(req)
  ).execute(sql`delete from messages where compared = ${comparedEmail(email)} returning id`)) as {
    rows: unknown[];
  };
  return rows.length;
}

/** Addresses of all senders. */
export async function messageAddresses(req: PayloadRequest): Promise<string[]> {
  const { rows } = (await (await getExecutor(req)).execute(sql`select distinct compared from messages`)) as {
    rows: { compared: string }[];
  };
  return rows.map(({ compared }) => compared);
}
