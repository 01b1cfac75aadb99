import { contrastRatio, isHexColour } from '#core/colour.ts';

/** The colours words on a campaign's plate can have: ink on a light theme, white on a dark one. */
const wordsOn = { light: '#08293A', dark: '#FFFFFF' } as const;
const leastContrast = 4.5;

/** What is wrong with the theme colour of a campaign, given whether it counts as light or dark; null when nothing is. */
export function themeProblem(theme: unknown, col: unknown): string | null {
  if (!isHexColour(theme)) return 'Write the colour as # and six digits, such as #C4A287.';
  const kind = col === 'dark' ? 'dark' : 'light';
  if (contrastRatio(theme, wordsOn[kind]) >= leastContrast) return null;
  return kind === 'dark'
    ? 'White words cannot be read on this colour: choose a darker one.'
    : 'Dark words cannot be read on this colour: choose a lighter one, or mark it as dark.';
}
