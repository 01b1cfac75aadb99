import type { Locale } from '#core/locale.ts';

/** The words of the site map. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const siteMapTexts = {
  en: {
    title: 'Site map',
    intro: 'Every page of this site, by topic.',
    mission: 'The mission',
    takePart: 'Take part',
    news: 'What is new',
    account: 'Your account',
    legal: 'About this site',
  },
  am: {
    title: 'የድረ ገጹ ካርታ',
    intro: 'የዚህ ድረ ገጽ ገጾች ሁሉ በየርዕሰ ጉዳያቸው ተዘርዝረው እዚህ ይገኛሉ።',
    mission: 'ተልእኳችን',
    takePart: 'ይሳተፉ',
    news: 'አዲስ ነገር',
    account: 'የእርስዎ መለያ',
    legal: 'ስለዚህ ድረ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;
