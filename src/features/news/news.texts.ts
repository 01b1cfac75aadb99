import type { Locale } from '#core/locale.ts';

export const newsTexts = {
  en: {
    title: 'News',
    heading: 'Our Latest Updates',
    subheading: 'Discover, what’s new!',
    intro:
      'News of the mission: children’s access to medicines in Ethiopia, support for their families, and the people and partners behind it.',
    open: 'Open',
    openings: 'openings',
    loading: 'Loading News',
    error: 'Error Loading News',
    more: 'More news',
    retry: 'Try again',
    all: 'All news',
    start: 'From the newest on',
    others: 'More news',
    imageError: 'Error loading image',
    by: 'By',
  },
  am: {
    title: 'ዜና',
    heading: 'የቅርብ ጊዜ ዜናዎቻችን',
    subheading: 'አዲስ ነገር ያግኙ!',
    intro: 'የድርጅታችን ዜና፦ ሕፃናት በኢትዮጵያ መድኃኒት ስለማግኘታቸው፣ ለቤተሰቦቻቸው ስለሚደረግ ድጋፍ፣ እና ሥራውን ስለሚሠሩ ሰዎችና አጋሮች።',
    open: 'ይክፈቱ',
    openings: 'የተከፈተበት ብዛት',
    loading: 'ዜና በመጫን ላይ',
    error: 'ዜናውን መጫን አልተቻለም',
    more: 'ተጨማሪ ዜና',
    retry: 'እንደገና ይሞክሩ',
    all: 'ሁሉም ዜና',
    start: 'ከአዲሱ ጀምሮ',
    others: 'ተጨማሪ ዜና',
    imageError: 'ምስሉን መጫን አልተቻለም',
    by: 'አቅራቢ፦',
  },
} as const satisfies Record<Locale, Record<string, string>>;
