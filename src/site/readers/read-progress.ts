import { DONATIONS_TAG } from '#core/donation-status.ts';
import type { Campaign } from '#features/donations/campaign.queries.ts';
import type { Progress } from '#features/donations/campaign-list.tsx';
import { mayShow } from '#features/ledger/small-numbers.rules.ts';
import { totalsBy } from '#features/ledger/totals.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { campaignValue } from '#site/readers/read-giving.ts';

export const NO_PROGRESS: ReadonlyMap<number, Progress> = new Map();

/**
 * How far the campaigns with a goal have come, by their number: one query over the ledger. Left out where there is no goal
 * or so few gave that the sum would show what somebody gave.
 */
export async function readProgress(
  renderContext: RenderContext,
  campaigns: readonly Campaign[],
): Promise<ReadonlyMap<number, Progress>> {
  if (campaigns.every(({ goal }) => goal === null)) return NO_PROGRESS;
  renderContext.tags.add(DONATIONS_TAG);
  const totals = await totalsBy({ payload: await openCms() }, 'purpose');
  return new Map(
    campaigns.flatMap(({ id, goal }): [number, Progress][] => {
      const total = totals.find(
        ({ of, currency }) => of === campaignValue({ id }) && currency === goal?.currency,
      );
      if (!goal || !total || total.raised <= 0n || !mayShow(total.donors)) return [];
      return [[id, { raised: { units: total.raised, currency: total.currency }, goal, gifts: total.gifts }]];
    }),
  );
}
