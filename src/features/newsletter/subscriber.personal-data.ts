import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Subscriber } from '#payload-types';
import { eraseMails, findMails, type StoredMail } from '#platform/mail/mail.personal-data.ts';
import { getExecutor } from '#platform/transaction.ts';
import { unsubscribeWithin } from './preferences/preferences.action.ts';
import { unsubscribedHashes } from './reader-links.ts';

type Reader = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

async function findRow(reader: Reader, compared: readonly string[]): Promise<Subscriber | null> {
  const { docs } = await reader.payload.find({
    collection: 'subscribers',
    where: { compared: { in: [...compared] } },
    limit: 1,
    overrideAccess: true,
    req: reader,
  });
  return docs[0] ?? null;
}

/** The subscription of an address in any spelling, or null. */
export function findSubscriber(payload: Payload, email: string): Promise<Subscriber | null> {
  return findRow({ payload }, [comparedEmail(email)]);
}

/** A subscription as given to its owner; after unsubscribing only the little that remains. */
export type StoredSubscription =
  | Omit<Subscriber, 'id' | 'compared' | 'updatedAt' | 'createdAt'>
  | { status: 'left'; leftAt: string | null | undefined; keyedHashOfTheAddress: string };

/** What is stored about the subscription of an address. */
export async function findSubscription(payload: Payload, email: string): Promise<StoredSubscription | null> {
  const compared = comparedEmail(email);
  const subscriber = await findRow({ payload }, [compared, ...unsubscribedHashes(compared)]);
  if (!subscriber) return null;
  const { id, compared: mark, updatedAt, createdAt, ...subscription } = subscriber;
  if (subscription.status !== 'left') return subscription;
  return { status: 'left', leftAt: subscription.leftAt, keyedHashOfTheAddress: mark };
}

/** The subscription and every mail to its owner, for the preferences page. */
export async function exportReaderData(
  payload: Payload,
  email: string,
): Promise<{ subscription: StoredSubscription | null; mails: StoredMail[] }> {
  const [subscription, mails] = await Promise.all([
    findSubscription(payload, email),
    findMails({ payload }, email),
  ]);
  return { subscription, mails };
}

/**
 * Erases the subscription and every mail to its owner, in the transaction of `req`, and returns 0 or 1. As after
 * unsubscribing, a keyed hash of the address stays so that no import subscribes the owner again.
 */
export async function eraseSubscriber(req: PayloadRequest, email: string, now: Date): Promise<number> {
  const subscriber = await findRow(req, [comparedEmail(email)]);
  const erased = subscriber && (await unsubscribeWithin(req, subscriber.id, now)) !== null;
  await eraseMails(req, email);
  return erased ? 1 : 0;
}

/** Addresses of all waiting and confirmed subscribers. */
export async function subscriberAddresses(req: PayloadRequest): Promise<string[]> {
  const { rows } = (await (
    await getExecutor(req)
  ).execute(sql`select compared from subscribers where status <> 'left'`)) as {
    rows: { compared: string }[];
  };
  return rows.map(({ compared }) => compared);
}

/** Unsubscribes an address again that a restored backup brought back. */
export async function unsubscribeAgain(req: PayloadRequest, email: string, now: Date): Promise<number> {
  const subscriber = await findRow(req, [comparedEmail(email)]);
  return subscriber && (await unsubscribeWithin(req, subscriber.id, now)) !== null ? 1 : 0;
}
