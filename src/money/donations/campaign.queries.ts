import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { type Money, parseMoney } from '#core/money.ts';
import { toSlug } from '#core/slug.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredCampaign = TextAboutPeople & {
  id: number;
  name?: Localized;
  desc?: Localized;
  img?: StoredPicture | number | null;
  donationLink?: string | null;
  goal?: string | null;
  goalCurrency?: string | null;
  theme?: string | null;
  col?: 'light' | 'dark' | null;
};

/** A campaign as shown on the donate page. */
export type Campaign = {
  id: number;
  /** Identifies it in donation links, the same in every language. */
  key: string;
  name: Words;
  desc: Words;
  picture: MediaPicture | null;
  /** The colour of its panel, #RRGGBB. */
  theme: string;
  /** The panel is dark and its text white. */
  dark: boolean;
  /** The goal; null if staff set none. */
  goal: Money | null;
  /** Its own donation page; empty to use the one of the site settings. */
  donationLink: string;
  /** Its text changes the name of a person. */
  namesChanged: boolean;
};

/** The campaigns in the order set by staff. */
export async function listCampaigns(renderContext: RenderContext): Promise<Campaign[]> {
  const stored = await listPublic<StoredCampaign>(renderContext, { collection: 'campaigns', sort: '_order' });
  return stored.map(campaign => ({
    id: campaign.id,
    key: toSlug(pickWords(campaign.name, 'en').text),
    name: pickWords(campaign.name, renderContext.locale),
    desc: pickWords(campaign.desc, renderContext.locale),
    picture: toPicture(campaign.img, renderContext.locale),
    theme: campaign.theme ?? '',
    dark: campaign.col === 'dark',
    goal: readMoney(campaign.goal, campaign.goalCurrency),
    donationLink: campaign.donationLink ?? '',
    namesChanged: hasChangedNames(campaign),
  }));
}

function readMoney(amount: string | null | undefined, currency: string | null | undefined): Money | null {
  const read = amount && currency ? parseMoney(amount, currency) : null;
  return read?.ok ? read.value : null;
}
