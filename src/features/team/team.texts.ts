import type { Locale } from '#core/locale.ts';

/** Texts of the team pages. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const teamTexts = {
  en: {
    title: 'Team',
    heading: 'The people behind it',
    intro: 'They answer the requests of clinics, find the medicines, and stay with the families.',
    list: 'Everyone in the team',
    film: 'A film about the team',
    empty: 'The team will introduce itself here soon.',
    meet: 'Meet us',
    all: 'All of the team',
    others: 'The others in the team',
    label: 'Team',
    more: 'More of the team',
    loading: 'Loading the team',
    error: 'Error loading contents',
    retry: 'Try again',
    start: 'From the beginning',
    talk: 'Thirty minutes with us',
    talkWords: 'If you have a question for the team, take thirty minutes with us. It costs nothing.',
    book: 'Book a meeting',
    imageError: 'Error loading image',
  },
  am: {
    title: 'ቡድናችን',
    heading: 'ከሥራው ጀርባ ያሉ ሰዎች',
    intro: 'የክሊኒኮችን ጥያቄ ይመልሳሉ፣ መድኃኒቱን ያፈላልጋሉ፣ ከቤተሰቦችም ጎን ይቆማሉ።',
    list: 'የቡድኑ አባላት በሙሉ',
    film: 'ስለ ቡድኑ የተሠራ ፊልም',
    empty: 'ቡድኑ በቅርቡ እዚህ ራሱን ያስተዋውቃል።',
    meet: 'ያግኙን',
    all: 'ሁሉም የቡድኑ አባላት',
    others: 'ሌሎች የቡድኑ አባላት',
    label: 'ቡድን',
    more: 'ተጨማሪ የቡድኑ አባላት',
    loading: 'የቡድኑ አባላት በመጫን ላይ',
    error: 'ይዘቱን መጫን አልተቻለም',
    retry: 'እንደገና ይሞክሩ',
    start: 'ከመጀመሪያው',
    talk: 'ሠላሳ ደቂቃ ከእኛ ጋር',
    talkWords: 'ለቡድኑ ጥያቄ ካለዎት ሠላሳ ደቂቃ ከእኛ ጋር ይውሰዱ። ክፍያ የለውም።',
    book: 'ቀጠሮ ይያዙ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type TeamTexts = Record<keyof (typeof teamTexts)['en'], string>;
