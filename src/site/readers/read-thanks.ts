import type { APIContext } from 'astro';
import { getDonationSettings } from '#cms/giving-settings/giving-settings.queries.ts';
import type { BankAccount } from '#cms/giving-settings/giving-settings.schema.ts';
import type { ShownDonation } from '#features/donations/donation.queries.ts';
import { DONATION_PARAMETER, readDonationLink } from '#features/donations/thanks-link.ts';
import { openCms } from '#platform/payload.ts';
import { openSiteProviders } from '#site/readers/read-giving.ts';
import { followDonation } from './follow-donation.ts';

/** `account` is where a bank transfer goes that has not arrived yet. */
export type ThankedGift = ShownDonation & { account: BankAccount | null };

/** The gift a signed link names, as its provider knows it now; null where the link is over or not ours. */
export async function readThanks({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<ThankedGift | null> {
  const { now } = locals.renderContext;
  const reference = readDonationLink(url.searchParams.get(DONATION_PARAMETER), now);
  if (reference === null) return null;
  const gift = await followDonation(await openCms(), reference, await openSiteProviders(), now);
  if (gift?.way !== 'bank' || gift.state !== 'waiting') return gift && { ...gift, account: null };
  const { bankAccounts } = await getDonationSettings(locals.renderContext);
  return {
    ...gift,
    account: bankAccounts.find(({ currency }) => currency === gift.total.currency) ?? null,
  };
}
