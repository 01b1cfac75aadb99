import type { APIContext } from 'astro';
import { followDonation } from '#money/donations/asking/follow-donation.action.ts';
import type { ShownDonation } from '#money/donations/donation.queries.ts';
import { DONATION_PARAMETER, readDonationLink } from '#money/donations/thanks-link.ts';
import { getGivingSettings } from '#money/settings/giving-settings.queries.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { openCms } from '#platform/payload.ts';
import { openSiteProviders } from '#site/readers/read-giving.ts';

/** `account` is the bank account for a transfer that has not arrived yet. */
export type ThankedDonation = ShownDonation & { account: BankAccount | null };

/** The gift of a signed link, as its provider knows it now; null if the link has expired or is not ours. */
export async function readThanks({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<ThankedDonation | null> {
  const { now } = locals.renderContext;
  const reference = readDonationLink(url.searchParams.get(DONATION_PARAMETER), now);
  if (reference === null) return null;
  const donation = await followDonation(await openCms(), reference, await openSiteProviders(), now);
  if (donation?.method !== 'bank' || donation.state !== 'waiting')
    return donation && { ...donation, account: null };
  const { bankAccounts } = await getGivingSettings(locals.renderContext);
  return {
    ...donation,
    account: bankAccounts.find(({ currency }) => currency === donation.total.currency) ?? null,
  };
}
