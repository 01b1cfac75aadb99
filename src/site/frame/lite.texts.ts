import type { Locale } from '#core/locale.ts';

/** Texts about lite pages. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const liteTexts = {
  en: {
    on: 'Use less data',
    off: 'Show the full pages',
    offer: 'Your connection is slow. Pages can come lighter: small pictures, no film.',
    no: 'No, thanks',
  },
  am: {
    on: 'ያነሰ ዳታ ይጠቀሙ',
    off: 'ሙሉ ገጾችን አሳይ',
    offer: 'ግንኙነትዎ ዝግ ያለ ነው። ገጾቹ በትናንሽ ሥዕሎችና ያለ ቪዲዮ ቀለል ብለው ሊመጡ ይችላሉ።',
    no: 'አይ፣ አመሰግናለሁ',
  },
} as const satisfies Record<Locale, Record<string, string>>;
