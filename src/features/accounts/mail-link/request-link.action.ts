import type { Payload } from 'payload';
import { mailboxOf, pastedEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { accountPaths } from '../account-paths.ts';
import { refuseAddress, refuseNetwork } from '../sign-in-limit.ts';
import { signInMailKind } from './mail-link.rules.ts';
import { mailLinkTexts } from './mail-link.texts.ts';
import { createLink } from './mail-link-store.ts';

/** too-often: this network, or this address. */
export type LinkRequestProblem = 'invalid-email' | 'too-often';

export type LinkRequest = {
  readonly email: string;
  readonly locale: Locale;
  /** The client network, used for limits only. */
  readonly network: string;
  /** The charity's name in the mail. */
  readonly organisation: string;
  readonly now: Date;
};

/**
 * Mails a sign-in link. Does not look up whether the account exists, so that neither the response nor its timing
 * reveals it; new accounts are created when the link is used.
 */
export async function requestLink(
  payload: Payload,
  request: LinkRequest,
): Promise<Outcome<string, LinkRequestProblem>> {
  const { locale, network, organisation, now } = request;
  const email = mailboxOf(pastedEmail(request.email));
  if (email === null) return problem('invalid-email');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  if ((await refuseAddress(email)) !== null) return problem('too-often');
  await inOneTransaction(payload, async req => {
    const key = await createLink(req, email, now);
    await queueMail(req, {
      kind: signInMailKind,
      to: email,
      locale,
      subject: mailLinkTexts[locale].mail.subject.replace('{organisation}', () => organisation),
      data: {},
      secrets: { link: linkTo(key, locale) },
      // The link grants access to an account, so editors must not see it in the outbox.
      forStaff: true,
    });
  });
  return ok(email);
}

const linkTo = (key: string, locale: Locale) =>
  `${env.SITE_URL}${localePath(locale, accountPaths.byMail)}?key=${key}`;
