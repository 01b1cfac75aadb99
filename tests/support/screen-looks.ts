import { type Locale, locales } from '#core/locale.ts';

/** Text may be cut off in a narrow window, and when it is enlarged. */
export const tight = [
  { when: 'at 320 px', viewport: { width: 320, height: 640 }, textSize: '100%' },
  { when: 'at 1280 px with 200 % text', viewport: { width: 1280, height: 900 }, textSize: '200%' },
] as const;

export const themes = ['light', 'dark'] as const;
export const widths = [390, 1440] as const;
/** Motion takes a whole core while a page is open. */
const motions = ['no-preference', 'reduce'] as const;

/** One way to look at a screen. */
type Look = {
  locale: Locale;
  colorScheme: (typeof themes)[number];
  width: (typeof widths)[number];
  tight: (typeof tight)[number];
  reducedMotion: (typeof motions)[number];
};

/**
 * The one look that an ordinary run takes at the screen of this number. Screens share their frame and their styles, so
 * what is wrong with a combination shows on others of them too: over any 32 in a row each combination of language, theme,
 * width, tightness and motion occurs once. What only one screen shows in only some of them is left to the full run.
 */
export function ordinaryLook(at: number): Look {
  const turn = <Values extends readonly [unknown, unknown]>(values: Values, every: number): Values[number] =>
    values[Math.floor(at / every) % 2];
  return {
    locale: turn(locales, 1),
    colorScheme: turn(themes, 2),
    width: turn(widths, 4),
    tight: turn(tight, 8),
    reducedMotion: turn(motions, 16),
  };
}
