import type { Locale } from '#core/locale.ts';

/** Texts of the partner pages. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const partnerTexts = {
  en: {
    title: 'Partners',
    heading: 'Carried together',
    intro:
      'A medicine passes through many hands before it reaches a child. These organisations are some of them.',
    list: 'All partners',
    more: 'Read what we do together',
    all: 'All partners',
    others: 'Other partners',
    label: 'Partner',
    website: 'Website of the partner',
    newTab: 'opens in a new tab',
    film: 'A film about our partners',
    join: 'Become a partner',
    joinWords:
      'Medicines, transport, knowledge, time: tell us what your organisation can bring, and together we find where it’s needed.',
    meet: 'Schedule a meeting',
    contact: 'Contact us',
    empty: 'Our first partners appear here soon.',
    about: 'Read more about us',
    imageError: 'Error loading image',
  },
  am: {
    title: 'አጋሮች',
    heading: 'በጋራ የምንሸከመው',
    intro: 'መድኃኒት ወደ ልጅ ከመድረሱ በፊት በብዙ እጆች ያልፋል። እነዚህ ድርጅቶች ከእነዚያ እጆች መካከል ናቸው።',
    list: 'ሁሉም አጋሮች',
    more: 'አብረን የምንሠራውን ያንብቡ',
    all: 'ሁሉም አጋሮች',
    others: 'ሌሎች አጋሮች',
    label: 'አጋር',
    website: 'የአጋሩ ድረ ገጽ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    film: 'ስለ አጋሮቻችን የተሠራ ፊልም',
    join: 'አጋር ይሁኑ',
    joinWords: 'መድኃኒት፣ መጓጓዣ፣ ዕውቀት ወይም ጊዜ፦ ድርጅትዎ ምን ማበርከት እንደሚችል ይንገሩን፤ የት እንደሚጎድል አብረን እናያለን።',
    meet: 'ቀጠሮ ይያዙ',
    contact: 'ያግኙን',
    empty: 'የመጀመሪያዎቹ አጋሮች በቅርቡ እዚህ ይቀርባሉ።',
    about: 'ስለ እኛ የበለጠ ያንብቡ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
