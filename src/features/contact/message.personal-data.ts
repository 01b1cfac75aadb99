import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { executorOf } from '#platform/transaction.ts';

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

/** Erases the messages and staff notes in the transaction of `req` and returns the count. */
export async function eraseMessages(req: PayloadRequest, email: string): Promise<number> {
  const { docs, errors } = await req.payload.delete({
    collection: 'messages',
    where: of(email),
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (errors.length > 0) throw new Error(`Messages could not be erased: ${errors[0]?.message}`);
  return docs.length;
}

/** Addresses of all senders. */
export async function messageAddresses(req: PayloadRequest): Promise<string[]> {
  const { rows } = (await (await executorOf(req)).execute(sql`select distinct compared from messages`)) as {
    rows: { compared: string }[];
  };
  return rows.map(({ compared }) => compared);
}
