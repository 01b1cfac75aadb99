import type { Payload } from 'payload';
import { comparedEmail, isEmailAddress } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { inOneTransaction } from '#platform/in-one-transaction.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { accountPaths } from '../account-paths.ts';
import { refuseAddress, refuseNetwork } from '../sign-in-limit.ts';
import { signInMailKind } from './mail-link.rules.ts';
import { mailLinkTexts } from './mail-link.texts.ts';
import { makeLink } from './mail-link-store.ts';

/** invalid-email: none anybody could have. too-often: this network, or to this address. */
export type AskProblem = 'invalid-email' | 'too-often';

export type Asking = {
  readonly email: string;
  readonly locale: Locale;
  /** The network that asks, for the limit only. */
  readonly network: string;
  /** The charity's name as the mail says it. */
  readonly organisation: string;
  readonly now: Date;
};

/**
 * Mails a link that signs in whoever reads at an address. Whether anybody has an account is not even looked up here, so
 * that no answer and no clock can tell: who is new gets the account by using the link.
 */
export async function askForLink(payload: Payload, asking: Asking): Promise<Outcome<string, AskProblem>> {
  const { locale, network, organisation, now } = asking;
  const typed = asking.email.trim();
  if (!isEmailAddress(typed)) return problem('invalid-email');
  const email = comparedEmail(typed);
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  if ((await refuseAddress(email)) !== null) return problem('too-often');
  await inOneTransaction(payload, async req => {
    const key = await makeLink(req, email, now);
    await queueMail(req, {
      kind: signInMailKind,
      to: typed,
      locale,
      subject: mailLinkTexts[locale].mail.subject.replace('{organisation}', () => organisation),
      data: { link: linkTo(key, locale) },
      // A key to somebody's account: no editor reads it in the outbox.
      forStaff: true,
    });
  });
  return ok(typed);
}

const linkTo = (key: string, locale: Locale) =>
  `${env.SITE_URL}${localePath(locale, accountPaths.byMail)}?key=${key}`;
