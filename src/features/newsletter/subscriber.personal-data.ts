import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import type { Subscriber } from '#payload-types';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { eraseMails, findMails, type KeptMail } from '#platform/mail/mail.personal-data.ts';
import { leaveWithin } from './preferences/leave.action.ts';

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

/** A subscription as it is handed out to its owner. */
export type KeptSubscription = Omit<Subscriber, 'id' | 'compared' | 'updatedAt' | 'createdAt'> & {
  language: Locale;
};

/** The subscription of the owner of an address, and every mail to them, as they are handed out. */
export async function listKept(
  payload: Payload,
  email: string,
): Promise<{ subscription: KeptSubscription | null; mails: KeptMail[] }> {
  const [subscriber, mails] = await Promise.all([
    findSubscriber(payload, email),
    findMails({ payload }, email),
  ]);
  if (!subscriber) return { subscription: null, mails };
  const { id, compared, updatedAt, createdAt, ...subscription } = subscriber;
  return { subscription, mails };
}

/**
 * Erases it with every mail to them, and tells how many rows there were: one or none. Like after leaving, a keyed hash
 * of the address stays, so that no import brings its owner back.
 */
export async function eraseSubscriber(payload: Payload, email: string, now: Date): Promise<number> {
  const subscriber = await findSubscriber(payload, email);
  return inOneTransaction(payload, async req => {
    const left = subscriber && (await leaveWithin(req, subscriber.id, now)) === 'left';
    await eraseMails(req, email);
    return left ? 1 : 0;
  });
}
