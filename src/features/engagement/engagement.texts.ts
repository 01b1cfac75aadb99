import type { Locale } from '#core/locale.ts';

export const engagementTexts = {
  en: {
    share: 'Share',
    sharedTitle: 'Check out - {heading}',
    sharedText: 'Children’s access to medicines in Ethiopia: see what the mission does.',
    shared: 'Share Link created successfully',
    shareError: 'Share error',
    noShare: 'Your browser does not support sharing. copy share link manually from -> {url}',
    copyLink: 'Copy the link',
    noCopy: 'The link could not be copied. Select it and copy it by hand.',
    love: 'Love',
    loves: 'loves',
    views: 'views',
    openings: 'openings',
    close: 'Close',
    unknownEvent: 'This event is not here.',
    countedOften: 'Counted often enough for now. Please try again in a minute.',
  },
  am: {
    share: 'ያጋሩ',
    sharedTitle: 'ይመልከቱ - {heading}',
    sharedText: 'ለኢትዮጵያ ሕፃናት መድኃኒት እንዲደርስ፦ ተልዕኮው የሚሠራውን ይመልከቱ።',
    shared: 'የማጋሪያ አገናኝ በተሳካ ሁኔታ ተፈጥሯል',
    shareError: 'የማጋራት ስህተት',
    noShare: 'አሳሽዎ ማጋራትን አይደግፍም። አገናኙን ከዚህ ይቅዱ፦ {url}',
    copyLink: 'አገናኙን ይቅዱ',
    noCopy: 'አገናኙን መቅዳት አልተቻለም። መርጠው በእጅ ይቅዱት።',
    love: 'ወድጄዋለሁ',
    loves: 'ውዴታዎች',
    views: 'እይታዎች',
    openings: 'የተከፈተበት ብዛት',
    close: 'ዝጋ',
    unknownEvent: 'ይህ ዝግጅት እዚህ የለም።',
    countedOften: 'ለአሁኑ በቂ ጊዜ ተቆጥሯል። እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type EngagementTexts = Record<keyof (typeof engagementTexts)['en'], string>;
