import type { Payload } from 'payload';
import { eraseAccount, findAccount } from '#features/accounts/account.personal-data.ts';
import type { Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { eraseMessages, findMessages } from '#features/contact/message.personal-data.ts';
import { eraseSubscriber, findSubscription } from '#features/newsletter/subscriber.personal-data.ts';
import { eraseMails, findMails } from '#platform/mail/mail.personal-data.ts';

/**
 * Everything kept about a supporter, area by area. What stands under the address alone is handed out only to somebody who
 * proved that the address is theirs: a service that does not check addresses proves nothing.
 */
export async function findAllKept(payload: Payload, { email, isProven }: Supporter): Promise<object> {
  const account = await findAccount(payload, email);
  if (!isProven)
    return { account, note: 'The address is not proven, so that only the account is handed out.' };
  const [newsletter, mails, messages] = await Promise.all([
    findSubscription(payload, email),
    findMails({ payload }, email),
    findMessages(payload, email),
  ]);
  return { account, newsletter, mails, messages };
}

/** Erases it; the account goes last, so that somebody whose erasing broke off can come back and finish it. */
export async function eraseAllKept(
  payload: Payload,
  { email, isProven }: Supporter,
  now: Date,
): Promise<void> {
  if (isProven) {
    await eraseSubscriber(payload, email, now);
    await eraseMails({ payload }, email);
    await eraseMessages(payload, email);
  }
  await eraseAccount(payload, email);
}
