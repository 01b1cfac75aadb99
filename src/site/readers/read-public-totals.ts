import { DONATIONS_TAG } from '#core/donation-status.ts';
import { donationTexts } from '#features/donations/donation.texts.ts';
import type { PurposeTotal } from '#features/donations/public-totals.tsx';
import { shownTogether } from '#features/ledger/small-numbers.rules.ts';
import { listNamedDonors, type Total, totalsBy } from '#features/ledger/totals.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { GivingTableData } from '#site/readers/read-giving.ts';

export type CameIn = { totals: PurposeTotal[]; someHidden: boolean; names: string[] };

/** The amounts received for each purpose and the donors who may be named, from the ledger; null without any. */
export async function readCameIn(
  renderContext: RenderContext,
  { purposes }: GivingTableData,
): Promise<CameIn | null> {
  const reader = { payload: await openCms() };
  renderContext.tags.add(DONATIONS_TAG);
  const [all, names] = await Promise.all([totalsBy(reader, 'purpose'), listNamedDonors(reader, null)]);
  const there = all
    .filter(({ raised, donors }) => raised > 0n && donors > 0)
    // The progress of a campaign is beside its card.
    .map(total => ({ ...total, isShownElsewhere: total.of.startsWith('campaign-') }));
  const shown = [...Map.groupBy(there, ({ currency }) => currency).values()].flatMap(shownTogether);
  if (shown.length === 0 && names.length === 0) return null;
  const texts = donationTexts[renderContext.locale];
  const present = [...purposes.campaigns, ...purposes.projects];
  const nameOf = (fund: string) => {
    if (fund === 'general') return texts.general;
    const earlier = fund.startsWith('campaign-') ? texts.earlierCampaign : texts.earlierProject;
    return present.find(({ value }) => value === fund)?.name.text ?? earlier;
  };
  const totals = [...Map.groupBy(shown, ({ of }: Total) => of)].map(([fund, own]) => ({
    fund,
    name: nameOf(fund),
    raised: own.map(({ raised, currency }) => ({ units: raised, currency })),
  }));
  return { totals, someHidden: shown.length > 0 && shown.length < there.length, names };
}
