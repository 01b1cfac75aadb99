import { GIFTS_TAG } from '#features/giving/gift.rules.ts';
import { givingTexts } from '#features/giving/giving.texts.ts';
import type { PurposeTotal } from '#features/giving/public/public-totals.tsx';
import { giversBehind, mayShow, shownTogether } from '#features/giving/small-numbers.rules.ts';
import { listNamedGivers, type Total, totalsBy } from '#features/giving/totals.queries.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Writer } from '#platform/transaction.ts';
import type { GivingTableData } from '#site/sections/read-giving.ts';

export type CameIn = { totals: PurposeTotal[]; someHidden: boolean; names: string[] };

/** The amounts received for each purpose and the givers who may be named, from the ledger; null without any. */
export async function readCameIn(
  renderContext: RenderContext,
  { purposes }: GivingTableData,
): Promise<CameIn | null> {
  const reader = { payload: await openCms() };
  renderContext.tags.add(GIFTS_TAG);
  const [all, names] = await Promise.all([listTotals(reader), listNamedGivers(reader, null)]);
  const there = all.filter(({ raised, givers }) => raised > 0n && givers > 0);
  const shown = [...Map.groupBy(there, ({ currency }) => currency).values()].flatMap(shownTogether);
  if (shown.length === 0 && names.length === 0) return null;
  const texts = givingTexts[renderContext.locale];
  const nameOf = (fund: string) =>
    fund === 'general'
      ? texts.general
      : (purposes.projects.find(({ value }) => value === fund)?.name.text ?? texts.earlierProject);
  const totals = [...Map.groupBy(shown, ({ of }: Total) => of)].map(([fund, own]) => ({
    fund,
    name: nameOf(fund),
    raised: own.map(({ raised, currency }) => ({ units: raised, currency })),
  }));
  return { totals, someHidden: shown.length > 0 && shown.length < there.length, names };
}

/** The totals of purposes, each with the givers behind what it tells beside the progress of campaigns within it. */
async function listTotals(reader: Writer): Promise<Total[]> {
  const [funds, campaigns, parts] = await Promise.all([
    totalsBy(reader, 'fund'),
    totalsBy(reader, 'campaign'),
    totalsBy(reader, 'fund and campaign'),
  ]);
  const isShown = (campaign: string, currency: string) =>
    campaign !== '' &&
    campaigns.some(total => total.of === campaign && total.currency === currency && mayShow(total.givers));
  return funds.map(fund => {
    const own = parts.flatMap(({ of, currency, givers }) => {
      const [name, campaign = ''] = of.split(' ');
      return name === fund.of && currency === fund.currency
        ? [{ givers, isShown: isShown(campaign, currency) }]
        : [];
    });
    return { ...fund, givers: giversBehind(fund.givers, own) };
  });
}
