import type { Locale } from '#core/locale.ts';

/**
 * The words of the frame around every page; `{year}` is the year the organisation was founded in. Amharic: to be
 * reviewed by a native speaker (docs/how-to/translate.md).
 */
export const frameTexts = {
  en: {
    skip: 'Skip to the content',
    mainNavigation: 'Main navigation',
    allPages: 'All pages',
    menu: 'Menu',
    closeMenu: 'Close the menu',
    otherLanguage: 'አማርኛ',
    donate: 'Donate',
    newTab: 'opens in a new tab',
    nextEvent: 'Next event',
    isNextEvent: 'is our next event:',
    moreDetails: 'More Details',
    dismiss: 'Hide this announcement',
    dismissMessage: 'Close this message',
    colourMode: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as this device',
    mission: 'Mission',
    takePart: 'Take part',
    keepInTouch: 'Keep in touch',
    feed: 'News feed',
    since: 'since {year}',
    aboutUs:
      'A non-profit mission founded in {year} for children’s access to healthcare and medicines in Ethiopia.',
    aboutThisPage: 'About this page',
    notTranslated: 'This page has not been translated into Amharic yet. You read it in English.',
    preview: 'Preview: only staff who are signed in see this draft.',
  },
  am: {
    skip: 'ወደ ይዘቱ ይለፉ',
    mainNavigation: 'ዋና ማውጫ',
    allPages: 'ሁሉም ገጾች',
    menu: 'ማውጫ',
    closeMenu: 'ማውጫውን ዝጋ',
    otherLanguage: 'English',
    donate: 'ይለግሱ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    nextEvent: 'ቀጣይ ዝግጅት',
    isNextEvent: 'ቀጣዩ ዝግጅታችን ነው፦',
    moreDetails: 'ተጨማሪ ዝርዝር',
    dismiss: 'ይህን ማስታወቂያ ደብቅ',
    dismissMessage: 'ይህን መልእክት ዝጋ',
    colourMode: 'ብሩህ ወይም ጨለማ',
    light: 'ብሩህ',
    dark: 'ጨለማ',
    system: 'እንደ መሣሪያው',
    mission: 'ተልዕኮ',
    takePart: 'ይሳተፉ',
    keepInTouch: 'ይገናኙን',
    feed: 'የዜና መከታተያ',
    since: 'ከ{year} ጀምሮ',
    aboutUs: 'በ{year} የተመሠረተ፣ በኢትዮጵያ ሕፃናት ጤና አገልግሎትና መድኃኒት እንዲያገኙ የሚሠራ ለትርፍ ያልቆመ ተልዕኮ።',
    aboutThisPage: 'ስለዚህ ገጽ',
    notTranslated: 'ይህ ገጽ ገና ወደ አማርኛ አልተተረጎመም። በእንግሊዝኛ እያነበቡ ነው።',
    preview: 'ቅድመ እይታ፦ ይህን ረቂቅ የሚያዩት የገቡ ሠራተኞች ብቻ ናቸው።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type FrameTexts = Record<keyof (typeof frameTexts)['en'], string>;
