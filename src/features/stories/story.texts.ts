import type { Locale } from '#core/locale.ts';

/** Texts around the stories. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const storyTexts = {
  en: {
    heading: 'Stories',
    about: 'Told by families who have read them, and agreed to every sentence.',
    nameChanged: 'name changed',
    imageError: 'Error loading image',
  },
  am: {
    heading: 'ታሪኮች',
    about: 'ታሪኮቹን ያነበቡና በእያንዳንዱ ዓረፍተ ነገር የተስማሙ ቤተሰቦች የነገሩን።',
    nameChanged: 'ስሙ ተቀይሯል',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
