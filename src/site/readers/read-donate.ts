import { listReports } from '#features/reports/report.queries.ts';
import { DONATIONS_TAG } from '#money/domain/donation-status.ts';
import { type Campaign, listCampaigns } from '#money/donations/campaign.queries.ts';
import type { Progress } from '#money/donations/campaign-list.tsx';
import { campaignColours } from '#money/donations/campaign-list.tsx';
import { donateTexts } from '#money/donations/donate.texts.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import type { PurposeTotal } from '#money/donations/public-totals.tsx';
import { mayShow, shownBesideYears } from '#money/ledger/small-numbers.rules.ts';
import { listNamedDonors, type Total, totalsBy } from '#money/ledger/totals.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { env } from '#platform/env.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Frame, PageHead } from '#site/frame/read-frame.ts';
import { campaignValue, type GivingTableData, readGivingTable } from '#site/readers/read-giving.ts';
import { readUnpublishedDonors } from '#site/readers/read-year.ts';

export type Donate = Awaited<ReturnType<typeof readDonate>>;

/** Everything the donate page shows. */
export async function readDonate(frame: Frame) {
  const { renderContext, organisation, donate, donateTo, outsidePage, to } = frame;
  const [campaigns, reports] = await Promise.all([listCampaigns(renderContext), listReports(renderContext)]);
  const giving = areDonationsOn() ? await readGivingTable(renderContext, campaigns) : null;
  const progress = giving ? await readProgress(renderContext, campaigns) : NO_PROGRESS;
  const received = giving && (await readPublicTotals(frame, giving));
  const report = reports.find(({ active }) => active);
  return {
    texts: donateTexts[renderContext.locale],
    // On this site the form is further down the page.
    link: giving ? { ...donate, href: '#give' } : organisation.donationPage ? donate : null,
    giving,
    received,
    outsidePage,
    reach: { contactPage: to('/contact'), phone: organisation.phone, email: organisation.email },
    campaigns: campaigns.map(campaign => ({
      campaign,
      link: donateTo(campaign),
      progress: progress.get(campaign.id) ?? null,
    })),
    report: report ? { year: report.year, href: to(report.href) } : null,
  };
}

/** The metadata of the donate page; it names a DonateAction only while there is a way to give. */
export function donateHead({ texts, link, campaigns }: Donate, { organisation, path, to }: Frame): PageHead {
  const picture = campaigns.find(({ campaign }) => campaign.picture?.share)?.campaign.picture;
  return {
    title: texts.pageTitle,
    description: texts.intro,
    picture: picture?.share ? { ...picture.share, alt: picture.alt.text } : null,
    colours: campaignColours(campaigns.map(({ campaign }) => campaign)),
    structured: link
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'DonateAction',
            name: texts.pageTitle,
            description: texts.intro,
            url: new URL(to(path), env.SITE_URL).href,
            target: new URL(link.href, new URL(to(path), env.SITE_URL)).href,
            recipient: { '@id': `${env.SITE_URL}/#organisation`, name: organisation.name.text },
          },
        ]
      : [],
  };
}

const NO_PROGRESS: ReadonlyMap<number, Progress> = new Map();

/**
 * The progress of the campaigns with a goal, by their id, from one query over the ledger. A campaign is left out if it has
 * no goal, or so few donors that the total would reveal what one of them gave.
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
        ({ of, raised }) => of === campaignValue({ id }) && raised.currency === goal?.currency,
      );
      if (!goal || !total || total.raised.units <= 0n || !mayShow(total.donors)) return [];
      return [[id, { raised: total.raised, goal, donations: total.donations }]];
    }),
  );
}

type PublicTotals = { totals: PurposeTotal[]; someHidden: boolean; names: string[] };

/** The amounts received for each purpose and the donors who may be named, from the ledger; null without any. */
export async function readPublicTotals(
  { renderContext, organisation }: Pick<Frame, 'renderContext' | 'organisation'>,
  { purposes }: GivingTableData,
): Promise<PublicTotals | null> {
  const reader = { payload: await openCms() };
  renderContext.tags.add(DONATIONS_TAG);
  const [all, names, unpublished] = await Promise.all([
    totalsBy(reader, 'purpose'),
    listNamedDonors(reader, null),
    readUnpublishedDonors(renderContext, organisation),
  ]);
  const there = all
    .filter(({ raised, donors }) => raised.units > 0n && donors > 0)
    // The progress of a campaign is beside its card.
    .map(total => ({ ...total, isShownElsewhere: total.of.startsWith('campaign-') }));
  const shown = [...Map.groupBy(there, ({ raised }) => raised.currency)].flatMap(([currency, totals]) =>
    shownBesideYears(totals, unpublished.get(currency) ?? 0),
  );
  if (shown.length === 0 && names.length === 0) return null;
  const texts = donationTexts[renderContext.locale];
  const present = [...purposes.campaigns, ...purposes.projects];
  const nameFund = (fund: string) => {
    if (fund === 'general') return texts.general;
    const earlier = fund.startsWith('campaign-') ? texts.earlierCampaign : texts.earlierProject;
    return present.find(({ value }) => value === fund)?.name.text ?? earlier;
  };
  const totals = [...Map.groupBy(shown, ({ of }: Total) => of)].map(([fund, own]) => ({
    fund,
    name: nameFund(fund),
    raised: own.map(({ raised }) => raised),
  }));
  return { totals, someHidden: shown.length > 0 && shown.length < there.length, names };
}
