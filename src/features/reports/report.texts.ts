import type { Locale } from '#core/locale.ts';

/** Texts of the reports page. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const reportTexts = {
  en: {
    title: 'Reports',
    heading: 'Our reports',
    intro: 'One report for each fiscal year: what came in, what we spent, and what it changed.',
    comingSoon: 'Coming soon',
    fullReport: 'Read the full report',
    figures: 'See the figures of {year}',
    published: 'Published',
    newTab: 'opens in a new tab',
    imageError: 'Error loading image',
    none: 'We’re preparing the first report.',
    noneAction: 'Read the news',
    engagement: 'People who took part',
    engagementWords: 'Each point is a number we counted. The table beside the chart says it in full.',
    chartOf: '{counted}, {period}',
    chartDescription: '{counted}. {values}.',
    when: 'When',
    number: 'Number',
    noValues: 'There are no counts for {period} yet.',
  },
  am: {
    title: 'ሪፖርቶች',
    heading: 'ሪፖርቶቻችን',
    intro: 'ለእያንዳንዱ በጀት ዓመት አንድ ሪፖርት፦ የገባው፣ የወጣው፣ እና ያም ያመጣው ለውጥ።',
    comingSoon: 'በቅርቡ',
    fullReport: 'ሙሉውን ሪፖርት ያንብቡ',
    figures: 'የ{year} እ.ኤ.አ. ቁጥሮችን ይመልከቱ',
    published: 'የወጣበት ቀን፦',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    imageError: 'ምስሉን መጫን አልተቻለም',
    none: 'የመጀመሪያው ሪፖርት በመዘጋጀት ላይ ነው።',
    noneAction: 'ዜናውን ያንብቡ',
    engagement: 'የተሳተፉ ሰዎች',
    engagementWords: 'እያንዳንዱ ነጥብ የተቆጠረ ቁጥር ነው። ከሥዕላዊ መግለጫው አጠገብ ያለው ሠንጠረዥ በሙሉ ያስረዳል።',
    chartOf: '{counted}፣ {period}',
    chartDescription: '{counted}። {values}።',
    when: 'ጊዜ',
    number: 'ቁጥር',
    noValues: '{period}፦ እስካሁን ቆጠራ የለም።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type ReportTexts = Record<keyof (typeof reportTexts)['en'], string>;
