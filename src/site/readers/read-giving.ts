import { listProjects, type Project } from '#features/projects/project.queries.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import type { Campaign } from '#money/donations/campaign.queries.ts';
import type { DonationOffer } from '#money/donations/form/donation-form.schema.ts';
import {
  type DonationFormProps,
  GENERAL_PURPOSE,
  type PurposeGroups,
} from '#money/donations/form/donation-form.tsx';
import { openBankTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { getGivingSettings } from '#money/settings/giving-settings.queries.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';

export type GivingTableData = Pick<DonationFormProps, 'locale' | 'offer' | 'purposes'> & {
  providers: PaymentProvider[];
};

const clock = startClock(env.FIXED_NOW);

/** The payment providers of this installation. */
export const openSiteProviders = async (): Promise<PaymentProvider[]> =>
  openProviders(await openCms(), clock);

/** Bank transfer, if staff have entered an account in the settings. */
export async function openBank(accounts: readonly BankAccount[]): Promise<PaymentProvider[]> {
  return accounts.length > 0 ? [openBankTransfer(await openCms(), clock, accounts)] : [];
}

export const campaignValue = ({ id }: Pick<Campaign, 'id'>) => `campaign-${id}`;
const projectValue = ({ id }: Pick<Project, 'id'>) => `project-${id}`;

/** What the donation form offers: currencies, payment methods and purposes. */
export async function readGivingTable(
  renderContext: RenderContext,
  campaigns: readonly Campaign[],
): Promise<GivingTableData> {
  const [settings, projects, outside] = await Promise.all([
    getGivingSettings(renderContext),
    listProjects(renderContext),
    openSiteProviders(),
  ]);
  const providers = [...outside, ...(await openBank(settings.bankAccounts))];
  const purposes: PurposeGroups = {
    campaigns: campaigns.map(campaign => ({ value: campaignValue(campaign), name: campaign.name })),
    projects: projects.map(project => ({ value: projectValue(project), name: project.label })),
  };
  const offer: DonationOffer = {
    language: renderContext.locale,
    ...settings,
    providers,
    purposes: [
      { value: GENERAL_PURPOSE, project: null, campaign: null },
      ...campaigns.map(campaign => ({
        value: campaignValue(campaign),
        project: null,
        campaign: campaignValue(campaign),
      })),
      ...projects.map(project => ({ value: projectValue(project), project: project.id, campaign: null })),
    ],
  };
  return { locale: renderContext.locale, offer, purposes, providers };
}
