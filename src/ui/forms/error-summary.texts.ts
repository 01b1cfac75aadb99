import type { Locale } from '#core/locale.ts';

/** Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const errorSummaryTexts = {
  en: { heading: 'There is a problem', title: 'Error: {title}' },
  am: { heading: 'ችግር አለ', title: 'ስህተት፦ {title}' },
} as const satisfies Record<Locale, Record<string, string>>;
