import type { Locale } from '#core/locale.ts';

/** Texts around the legal pages. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const legalTexts = {
  en: {
    contents: 'On this page',
    validFrom: 'Valid from',
    changedOn: 'Last changed',
    contact: 'Questions? Write to us',
  },
  am: {
    contents: 'በዚህ ገጽ ላይ',
    validFrom: 'ተፈጻሚ የሚሆነው ከ',
    changedOn: 'ለመጨረሻ ጊዜ የተለወጠው',
    contact: 'ጥያቄ አለዎት? ይጻፉልን',
  },
} as const satisfies Record<Locale, Record<string, string>>;
