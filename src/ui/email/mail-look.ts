import type { Locale } from '#core/locale.ts';

/**
 * The day colours of src/ui/tokens/colours.css, because mail programs have no custom properties. mail-look.test.ts
 * compares them.
 */
export const day = {
  ground: '#ffffff',
  wash: '#f4f8fa',
  ink: '#08293a',
  text: '#08293a',
  muted: '#48626f',
  hairline: '#d5dfe5',
  link: '#00617f',
  go: '#44af69',
  onGo: '#06251a',
} as const;

/** The night colours, for mail programs that use them. */
export const night = {
  ground: '#0d2b3c',
  wash: '#071d2a',
  text: '#edf5f8',
  muted: '#a9c0cc',
  hairline: '#23485b',
  link: '#7ccbe4',
} as const;

const sans = "Figtree, 'Noto Sans Ethiopic', Nyala, Kefa, -apple-system, 'Segoe UI', Roboto, sans-serif";
const serif = "Eczar, 'Noto Serif Ethiopic', Nyala, Kefa, Georgia, serif";

/** Font families with fallbacks of the system that render both scripts well. */
export const families = { sans, serif } as const;

const latin = { body: '16px', bodyLine: '1.6', heading: '30px', headingLine: '1.15', small: '14px' };
const ethiopic = { body: '18px', bodyLine: '1.7', heading: '26px', headingLine: '1.3', small: '15px' };

/** Sizes as on the site: Amharic is larger in text, smaller in headings, with more line height. */
export const sizesIn = (locale: Locale) => (locale === 'am' ? ethiopic : latin);

/** Overrides of the inline styles, for mail programs that follow the system's dark mode. */
export const nightStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-wash, .mail-wash > table > tbody > tr > td { background-color: ${night.wash} !important; }
  .mail-ground { background-color: ${night.ground} !important; }
  .mail-text { color: ${night.text} !important; }
  .mail-muted, .mail-muted a { color: ${night.muted} !important; }
  .mail-link { color: ${night.link} !important; }
  .mail-line { border-color: ${night.hairline} !important; }
}
@media (max-width: 480px) {
  .mail-inside { padding-left: 20px !important; padding-right: 20px !important; }
}
`;
