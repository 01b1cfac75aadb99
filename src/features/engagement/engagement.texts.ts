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
    loveStored:
      'Your love could not be sent. It stays on this device, and we count it once you are back online.',
    loves: 'loves',
    counted: {
      views: { some: 'views', none: 'Nobody has seen it yet' },
      openings: { some: 'openings', none: 'Nobody has opened it yet' },
    },
    close: 'Close',
    unknownEvent: 'We can’t find this event.',
    countedOften: 'That was a lot at once. Please try again in a minute.',
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
    loveStored: 'ውዴታዎን መላክ አልተቻለም። በመሣሪያዎ ላይ ይቆያል፤ ከኢንተርኔት ጋር ሲገናኙ እንቆጥረዋለን።',
    loves: 'ውዴታዎች',
    counted: {
      views: { some: 'እይታዎች', none: 'እስካሁን ማንም አላየውም' },
      openings: { some: 'የተከፈተበት ብዛት', none: 'እስካሁን ማንም አልከፈተውም' },
    },
    close: 'ዝጋ',
    unknownEvent: 'ይህ ዝግጅት እዚህ የለም።',
    countedOften: 'ለአሁኑ በቂ ጊዜ ተቆጥሯል። እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።',
  },
} as const satisfies Record<Locale, Record<string, string | Record<string, Record<string, string>>>>;
