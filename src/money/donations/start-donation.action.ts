import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { toFund } from '#money/domain/fund.ts';
import type { PaymentProvider, PaymentRequest } from '#money/domain/payment-provider.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { logWarning } from '#platform/log.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { type SlowDownProblem, slowDown } from './abuse/slow-down.ts';
import type { CheckedDonation } from './form/donation-form.schema.ts';
import { storeDonation, storePayment } from './store-donation.action.ts';
import { donationLink } from './thanks-link.ts';

/** The network address is used for limits and not stored. */
export type DonationStart = {
  language: Locale;
  clientAddress: string;
  now: Date;
  providers: readonly PaymentProvider[];
  /** What the provider's page calls the donation. */
  title: string;
  /** The proof of work, if giving is slowed (abuse/slow-down.ts). */
  proof: string | undefined;
};

/** `no-provider`: it does not answer at the moment. */
export type StartProblem = SlowDownProblem | { code: 'no-provider' };

/** `goTo`: where the donor pays. */
export type StartedDonation = { reference: string; goTo: string };

/**
 * Begins a donation: stores it and begins the payment at the provider. Nothing is booked until the provider says that it is paid.
 */
export async function startDonation(
  payload: Payload,
  form: CheckedDonation,
  { language, clientAddress, now, providers, title, proof }: DonationStart,
): Promise<Outcome<StartedDonation, StartProblem>> {
  const purpose = toFund(form);
  const begin = await slowDown(payload, { network: toNetwork(clientAddress), purpose, proof, now });
  if (!begin.ok) return begin;
  const provider = providers.find(({ id }) => id === form.method);
  if (!provider) return problem({ code: 'no-provider' });
  const { total, feeCovered, rhythm, project, campaign, donor } = form;
  const request = {
    total,
    feeCovered,
    rhythm,
    firstDonation: null,
    project,
    campaign,
    // Donors are named only if they agree (`mayBeNamed`).
    anonymous: false,
    method: provider.id,
    language,
    donor,
  } as const;
  const donation = await inOneTransaction(payload, async req => {
    const started = await storeDonation(req, request, now);
    if (started.ok && rhythm === 'monthly') await beginMonthly(req, started.value.id, now);
    return started;
  });
  if (!donation.ok) throw new Error(`A checked donation was refused: ${donation.problem}`);
  const { reference } = donation.value;
  const asked = { reference, amount: total, monthly: rhythm === 'monthly', title };
  return beginPayment(payload, provider, asked, { language, now });
}

/** Begins the payment of a stored donation at its provider, which leads back to its thank-you page. */
export async function beginPayment(
  payload: Payload,
  provider: PaymentProvider,
  asked: Omit<PaymentRequest, 'returnTo' | 'cancelTo'>,
  { language, now }: Pick<DonationStart, 'language' | 'now'>,
): Promise<Outcome<StartedDonation, StartProblem>> {
  const { reference } = asked;
  const returnTo = donationLink(reference, language, now);
  const begun = await provider.start({ ...asked, returnTo, cancelTo: returnTo });
  if (!begun.ok) {
    logWarning('a provider began no payment', { method: provider.id, reason: begun.problem });
    return problem({ code: 'no-provider' });
  }
  const { providerId, redirectTo } = begun.value;
  // There is no provider to ask about a bank transfer; a statement shows it.
  if (provider.id !== 'bank') await storePayment({ payload }, provider.id, { providerId, reference }, now);
  return ok({ reference, goTo: redirectTo });
}

/** Makes a new donation the first of a monthly one, in the same transaction. */
async function beginMonthly(req: PayloadRequest, donation: string, now: Date): Promise<void> {
  await queryRows(
    req,
    sql`insert into money.monthly_donations (donation, amount, fund, campaign, begun_at)
        select id, amount, fund, campaign, ${now.toISOString()}::timestamptz from money.donations where id = ${donation}`,
  );
}
