import { listCampaigns } from '#features/donations/campaign.queries.ts';
import { campaignColours } from '#features/donations/campaign-list.tsx';
import { donateTexts } from '#features/donations/donate.texts.ts';
import { listReports } from '#features/reports/report.queries.ts';
import { env } from '#platform/env.ts';
import { areDonationsOn } from '#platform/payments/donation-switch.ts';
import type { Frame, PageHead } from '#site/frame/read-frame.ts';
import { readGivingTable } from '#site/readers/read-giving.ts';
import { NO_PROGRESS, readProgress } from '#site/readers/read-progress.ts';
import { readCameIn } from '#site/readers/read-public-totals.ts';

export type Donate = Awaited<ReturnType<typeof readDonate>>;

/** Everything the donate page shows. */
export async function readDonate({ renderContext, organisation, donate, donateTo, outsidePage, to }: Frame) {
  const [campaigns, reports] = await Promise.all([listCampaigns(renderContext), listReports(renderContext)]);
  const giving = areDonationsOn() ? await readGivingTable(renderContext, campaigns) : null;
  const progress = giving ? await readProgress(renderContext, campaigns) : NO_PROGRESS;
  const cameIn = giving && (await readCameIn(renderContext, giving));
  const report = reports.find(({ active }) => active);
  return {
    texts: donateTexts[renderContext.locale],
    // On this site the form is further down the page.
    link: giving ? { ...donate, href: '#give' } : organisation.donationPage ? donate : null,
    giving,
    cameIn,
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

/** Search engines learn where a gift is made; while that is nowhere, nothing is promised. */
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
