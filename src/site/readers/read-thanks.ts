import type { APIContext } from 'astro';
import { getGivingSettings } from '#cms/giving-settings/giving-settings.queries.ts';
import type { BankAccountShown } from '#cms/giving-settings/giving-settings.schema.ts';
import type { ShownGift } from '#features/donations/donation.queries.ts';
import { GIFT_PARAMETER, readGiftLink } from '#features/donations/thanks-link.ts';
import { openCms } from '#platform/payload.ts';
import { openWays } from '#site/readers/read-giving.ts';
import { followGift } from './follow-donation.ts';

/** `account` is where a bank transfer goes that has not arrived yet. */
export type ThankedGift = ShownGift & { account: BankAccountShown | null };

/** The gift a signed link names, as its provider knows it now; null where the link is over or not ours. */
export async function readThanks({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<ThankedGift | null> {
  const { now } = locals.renderContext;
  const reference = readGiftLink(url.searchParams.get(GIFT_PARAMETER), now);
  if (reference === null) return null;
  const gift = await followGift(await openCms(), reference, await openWays(), now);
  if (gift?.way !== 'bank' || gift.state !== 'waiting') return gift && { ...gift, account: null };
  const { bankAccounts } = await getGivingSettings(locals.renderContext);
  return {
    ...gift,
    account: bankAccounts.find(({ currency }) => currency === gift.total.currency) ?? null,
  };
}
