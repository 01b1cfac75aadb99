import type { Locale } from '#core/locale.ts';

/** Texts of the form to give about monthly gifts. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const monthlyFormTexts = {
  en: {
    rhythm: 'How often',
    once: 'Once',
    monthly: 'Monthly',
    monthlyHint: 'You can pause or end it whenever you like.',
    monthlyPerson:
      'For a monthly gift we need your name and address: you get a receipt each month, and the link with which you pause or end it.',
    wayNotMonthly: 'This way takes single gifts only. Please choose another way, or give once.',
    thanksMonthly:
      'The same comes each month from now on. On the page of your gifts you can pause it, move it to another project or end it.',
  },
  am: {
    rhythm: 'በየስንት ጊዜው',
    once: 'አንድ ጊዜ',
    monthly: 'በየወሩ',
    monthlyHint: 'በፈለጉ ጊዜ ማቆም ወይም ማብቃት ይችላሉ።',
    monthlyPerson: 'ለወርሃዊ ልገሳ ስምዎና አድራሻዎ ያስፈልጋሉ፤ በየወሩ ደረሰኝ፣ እንዲሁም የሚያቆሙበት ወይም የሚያበቁበት ሊንክ ይደርስዎታል።',
    wayNotMonthly: 'ይህ መንገድ የአንድ ጊዜ ልገሳ ብቻ ይቀበላል። እባክዎ ሌላ መንገድ ይምረጡ ወይም አንድ ጊዜ ይስጡ።',
    thanksMonthly: 'ከእንግዲህ በየወሩ ተመሳሳይ ልገሳ ይመጣል። በልገሳዎችዎ ገጽ ላይ ለጊዜው ማቆም፣ ወደ ሌላ ፕሮጀክት ማዛወር ወይም ማብቃት ይችላሉ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
