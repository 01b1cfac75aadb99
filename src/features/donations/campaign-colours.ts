import { isHexColour } from '#core/colour.ts';
import type { Campaign } from './campaign.queries.ts';

/**
 * The style sheet with the campaigns' colours. They are content, so no CSS file can contain them, and our markup has no
 * `style` attributes: the page inlines one sheet, and its content security policy allows exactly that hash.
 */
export function campaignColours(campaigns: readonly Pick<Campaign, 'id' | 'theme'>[]): string {
  return campaigns
    .filter(({ theme }) => isHexColour(theme))
    .map(({ id, theme }) => `[data-campaign="${id}"]{--plate:${theme}}`)
    .join('');
}
