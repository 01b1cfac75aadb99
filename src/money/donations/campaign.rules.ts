import { contrastRatio, isHexColour } from '#core/colour.ts';

/** Text colours on a panel: ink on light colours, white on dark ones. */
const wordsOn = { light: '#08293A', dark: '#FFFFFF' } as const;
const leastContrast = 4.5;

/** The problem with a campaign's colour, given whether it counts as light or dark; null if it is fine. */
export function themeProblem(theme: unknown, col: unknown): string | null {
  if (!isHexColour(theme)) return 'Write the colour as # and six digits, such as #C4A287.';
  const kind = col === 'dark' ? 'dark' : 'light';
  if (contrastRatio(theme, wordsOn[kind]) >= leastContrast) return null;
  return kind === 'dark'
    ? 'White text cannot be read on this colour: choose a darker one.'
    : 'Dark text cannot be read on this colour: choose a lighter one, or mark it as dark.';
}

/** The four campaigns in order, with their colours. */
export const campaignThemes = {
  Appreciation: '#9D9171',
  'Family Fund': '#C4A287',
  'Holiday Gift': '#BAA7B0',
  'School Supplies': '#BFD5E2',
} as const;

export type CampaignName = keyof typeof campaignThemes;
