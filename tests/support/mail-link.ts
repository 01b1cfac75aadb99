import type { Payload } from 'payload';
import type { requestLink } from '#features/accounts/mail-link.action.ts';
import { mailsTo } from './outbox.ts';

/** The newest link mailed to an address, as it is in the mail. */
export async function linkIn(payload: Payload, email: string): Promise<string> {
  const mails = await mailsTo(payload, email);
  return mails.findLast(({ kind }) => kind === 'sign-in')?.data.link ?? '';
}

let asked = 0;

/** Requests a mailed link for an address, from a separate network, and returns its key. */
export async function mailLink(
  payload: Payload,
  ask: typeof requestLink,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  asked += 1;
  const network = `203.0.113.${asked}`;
  const outcome = await ask(payload, { email, now, network, locale: 'en', organisation: 'Adey' });
  if (!outcome.ok) throw new Error(`No link was mailed: ${outcome.problem}`);
  return new URL(await linkIn(payload, email)).searchParams.get('key') ?? '';
}
