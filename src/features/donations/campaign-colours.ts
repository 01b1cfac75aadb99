import { isHexColour } from '#core/colour.ts';
import type { Campaign } from './campaign.queries.ts';

/**
 * The style sheet that gives each campaign's plate its colour. The colours are content, so no file of ours can hold
 * them, and markup carries no `style`: the page states them once, and its content policy names the hash of exactly that.
 */
export function campaignColours(campaigns: readonly Pick<Campaign, 'id' | 'theme'>[]): string {
  return campaigns
    .filter(({ theme }) => isHexColour(theme))
    .map(({ id, theme }) => `[data-campaign="${id}"]{--plate:${theme}}`)
    .join('');
}
