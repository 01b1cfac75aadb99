import type { Locale } from '#core/locale.ts';

/** Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const richTextTexts = {
  en: { donate: 'Donate', imageError: 'Error loading image' },
  am: { donate: 'ይለግሱ', imageError: 'ምስሉን መጫን አልተቻለም' },
} as const satisfies Record<Locale, Record<string, string>>;
