import { listCampaigns } from '#money/donations/campaign.queries.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import { GENERAL_PURPOSE } from '#money/donations/form/donation-form.tsx';
import { listDonorMonthly } from '#money/donations/monthly/find-monthly.ts';
import type { DonorView } from '#money/donors/donor-page.tsx';
import { leastEachMonth } from '#money/donors/monthly/change-monthly.schema.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { readGivingTable } from '#site/readers/read-giving.ts';

type DonationsView = Extract<DonorView, { kind: 'donations' }>;

export const readTable = async (renderContext: RenderContext) =>
  readGivingTable(renderContext, await listCampaigns(renderContext));

/** A donor's monthly gifts, and the purposes they can be moved to. */
export async function readMonthly(
  renderContext: RenderContext,
  donor: string,
): Promise<Pick<DonationsView, 'monthly' | 'purposes'>> {
  const own = await listDonorMonthly({ payload: await openCms() }, donor);
  if (own.length === 0) return { monthly: [], purposes: [] };
  const { providers, purposes, offer } = await readTable(renderContext);
  return {
    monthly: own.map(monthly => {
      const provider = providers.find(({ id }) => id === monthly.method);
      return {
        ...monthly,
        hasPortal: Boolean(provider?.monthly?.portal),
        least: provider ? leastEachMonth(monthly.amount.currency, offer.currencies, provider) : null,
      };
    }),
    purposes: [
      { value: GENERAL_PURPOSE, name: { text: donationTexts[renderContext.locale].general } },
      ...purposes.campaigns,
      ...purposes.projects,
    ],
  };
}
