import type { Locale } from '#core/locale.ts';

/** Texts of the reports page. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const reportTexts = {
  en: {
    title: 'Reports',
    heading: 'Our reports',
    intro: 'One report for each fiscal year: what came in, what went out, and what the work did with it.',
    comingSoon: 'Coming soon',
    fullReport: 'Read the full report',
    published: 'Published',
    newTab: 'opens in a new tab',
    imageError: 'Error loading image',
    none: 'The first report is being prepared.',
    noneAction: 'Read the news',
    engagement: 'People who took part',
    engagementWords:
      'We count each time and draw what we counted. The counts of a period are in the order in which we made them.',
    chartOf: 'People who took part, {period}',
    chartDescription: 'Chart of {n} counts: {values}.',
    count: 'Count',
    people: 'People',
    noValues: 'There are no counts for {period} yet.',
  },
  am: {
    title: 'ሪፖርቶች',
    heading: 'ሪፖርቶቻችን',
    intro: 'ለእያንዳንዱ የሒሳብ ዓመት አንድ ሪፖርት፦ የገባው፣ የወጣው፣ እና ሥራው በእሱ የፈጸመው።',
    comingSoon: 'በቅርቡ',
    fullReport: 'ሙሉውን ሪፖርት ያንብቡ',
    published: 'የወጣበት ቀን፦',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    imageError: 'ምስሉን መጫን አልተቻለም',
    none: 'የመጀመሪያው ሪፖርት በመዘጋጀት ላይ ነው።',
    noneAction: 'ዜናውን ያንብቡ',
    engagement: 'የተሳተፉ ሰዎች',
    engagementWords: 'በየጊዜው የተቆጠረ፣ እንደተቆጠረም የተሣለ። የአንድ ወቅት ቆጠራዎች በተቆጠሩበት ቅደም ተከተል ቀርበዋል።',
    chartOf: 'የተሳተፉ ሰዎች፣ {period}',
    chartDescription: 'የ{n} ቆጠራዎች ሥዕላዊ መግለጫ፦ {values}።',
    count: 'ቆጠራ',
    people: 'ሰዎች',
    noValues: 'ለ{period} እስካሁን ቆጠራ የለም።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type ReportTexts = Record<keyof (typeof reportTexts)['en'], string>;
