import { sql } from '@payloadcms/db-postgres/drizzle';
import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { checkMonthlyOf } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { findDonation, type ShownDonation } from '#money/donations/donation.queries.ts';
import { DONATION_PARAMETER, readDonationLink } from '#money/donations/thanks-link.ts';
import { getGivingSettings } from '#money/settings/giving-settings.queries.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { openCms } from '#platform/payload.ts';
import { rowsOf } from '#platform/transaction.ts';
import { openSiteProviders } from '#site/readers/read-giving.ts';

/** `account` is the bank account for a transfer that has not arrived yet. */
export type ThankedGift = ShownDonation & { account: BankAccount | null };

/** The gift of a signed link, as its provider knows it now; null if the link has expired or is not ours. */
export async function readThanks({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<ThankedGift | null> {
  const { now } = locals.renderContext;
  const reference = readDonationLink(url.searchParams.get(DONATION_PARAMETER), now);
  if (reference === null) return null;
  const gift = await followDonation(await openCms(), reference, await openSiteProviders(), now);
  if (gift?.way !== 'bank' || gift.state !== 'waiting') return gift && { ...gift, account: null };
  const { bankAccounts } = await getGivingSettings(locals.renderContext);
  return {
    ...gift,
    account: bankAccounts.find(({ currency }) => currency === gift.total.currency) ?? null,
  };
}

/** The provider is asked about one gift at most once in this time, in ms, however many people load its page. */
const ASK_EVERY_MS = 4_000;

/** The gift with a reference, after asking the provider about it if it is still open. Null if there is none. */
export async function followDonation(
  payload: Payload,
  reference: string,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<ShownDonation | null> {
  const gift = await findDonation({ payload }, reference);
  if (!gift || (gift.state !== 'started' && gift.state !== 'waiting')) return gift;
  const provider = providers.find(({ id }) => id === gift.way);
  const [providerId] = gift.payments;
  if (!provider || !providerId || !(await claimQuestion(payload, { way: provider.id, providerId }, now)))
    return gift;
  await checkPayment(payload, provider, { providerId, reference }, now);
  await checkMonthlyOf(payload, provider, reference, now);
  return findDonation({ payload }, reference);
}

/** Whether to ask the provider now; of several concurrent requests only one gets true. */
async function claimQuestion(
  payload: Payload,
  { way, providerId }: { way: PaymentProvider['id']; providerId: string },
  now: Date,
): Promise<boolean> {
  const claimed = await rowsOf(
    { payload },
    sql`update giving.payments set asked_at = ${now.toISOString()} where way = ${way} and provider_id = ${providerId}
          and (asked_at is null or asked_at <= ${new Date(now.getTime() - ASK_EVERY_MS).toISOString()}) returning way`,
  );
  return claimed.length > 0;
}
