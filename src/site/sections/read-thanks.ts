import type { APIContext } from 'astro';
import { followGift } from '#features/giving/follow-gift.action.ts';
import type { ShownGift } from '#features/giving/gift.queries.ts';
import { GIFT_PARAMETER, readGiftLink } from '#features/giving/gift-link.ts';
import { openCms } from '#platform/payload.ts';
import { openWays } from '#site/sections/read-giving.ts';

/** The gift a signed link names, as its provider knows it now; null where the link is over or not ours. */
export async function readThanks({
  url,
  locals,
}: Pick<APIContext, 'url' | 'locals'>): Promise<ShownGift | null> {
  const { now } = locals.renderContext;
  const reference = readGiftLink(url.searchParams.get(GIFT_PARAMETER), now);
  if (reference === null) return null;
  return followGift(await openCms(), reference, await openWays(), now);
}
