import type { Payload } from 'payload';
import { parseMailbox, pastedEmail, toInbox } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { waitForEvenStep } from '#platform/derived-keys.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { donorLinkKind, donorTexts } from './donor.texts.ts';
import { donorLink } from './donor-link.ts';
import { findDonor } from './find-donations.ts';

export type DonorLinkRequest = {
  email: string;
  locale: Locale;
  /** Used for limits and not stored. */
  clientAddress: string;
  /** The charity's name in the mail. */
  organisation: string;
  now: Date;
};

export type DonorLinkProblem = 'invalid-email' | 'too-often';

const TEN_MINUTES = 10 * 60_000;
const A_DAY = 24 * 60 * 60_000;
/** Far longer than finding a donor and queuing a mail takes. */
const STEP_MS = 400;

let limits: { network: RateLimit; inbox: RateLimit } | undefined;

/**
 * Mails a donor the link to their donations. The answer is the same, and takes the same time, whether anybody gave with this
 * address.
 */
export async function requestDonorLink(
  payload: Payload,
  { email: typed, locale, clientAddress, organisation, now }: DonorLinkRequest,
): Promise<Outcome<'asked', DonorLinkProblem>> {
  const since = performance.now();
  const email = parseMailbox(pastedEmail(typed));
  if (email === null) return problem('invalid-email');
  limits ??= {
    network: createSharedLimit({ name: 'giver links network', limit: 10, windowMs: TEN_MINUTES }),
    // The rest of what an inbox gets in a day (mail-budget.ts) is left to its owner.
    inbox: createSharedLimit({ name: 'giver links inbox', limit: 4, windowMs: A_DAY }),
  };
  if ((await limits.network.refuse(toNetwork(clientAddress))) !== null) return problem('too-often');
  const ofInbox = `${toNetwork(clientAddress, 48)} ${toInbox(email)}`;
  if ((await limits.inbox.refuse(ofInbox)) !== null) return problem('too-often');
  await inOneTransaction(payload, async req => {
    const donor = await findDonor(req, email);
    if (donor === null) return;
    await queueMail(req, {
      kind: donorLinkKind,
      to: email,
      locale,
      subject: donorTexts[locale].subject.replace('{organisation}', () => organisation),
      data: {},
      secrets: { link: donorLink(donor, locale, now) },
      // The link opens somebody's donations, so editors must not see it in the outbox.
      forStaff: true,
    });
  });
  await waitForEvenStep(since, STEP_MS);
  return ok('asked');
}
