import type { Locale } from '#core/locale.ts';

/** Texts of the home page. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const homeTexts = {
  en: {
    pageTitle: 'Home',
    since: 'Since {n}',
    donate: 'Donate',
    readMore: 'Read more about us',
    newTab: 'opens in a new tab',
    film: 'Film:',
    playing: 'Playing',
    paused: 'Paused',
    mission: 'No child should miss a medicine because a family cannot pay for it.',
    missionLede:
      'We work on children’s access to healthcare and medicines in Ethiopia, above all for children with cancer who are denied medication for financial reasons. We also support their families toward financial self-reliance.',
    clothName: 'A cloth of {n} stitches, one for each child helped this year',
    childrenHelped: 'children helped this year.',
    eachStitch: 'Each stitch in this cloth stands for one of them.',
    strand: 'Stitches {from} to {to}',
    strandWords: 'One stitch, one child. These {n} are among the {all} children helped this year.',
    nextStitch: 'For the next child',
    workUps: 'children helped with diagnostic work-up',
    volunteers: 'increase in volunteers',
    donations: 'increase in donations',
    walkWithUs: 'Walk with us',
    nineWays: 'Nine ways to get to know us and help.',
    nameChanged: 'name changed',
    quickTiles: 'Quick links',
    teamMembers: 'Team Members',
    ourEvents: 'Our Events',
    aboutUs: 'About us',
    ourProjects: 'Our Projects',
    initiative: 'The initiative',
    initiativeTabs: 'Parts of the initiative',
    slideshow: 'Pictures of the work',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    choosePicture: 'Choose a picture',
    picture: 'Picture {n}',
    pictureOf: 'Picture {n} of {count}',
    currentEvents: 'Current Events',
    leadership: 'Leadership',
    comingSoon: 'Coming soon',
    stories: 'Stories',
    noStories: 'Our first stories appear here soon.',
    allNews: 'All news',
    imageFailed: 'Error loading image',
  },
  am: {
    pageTitle: 'መነሻ',
    since: 'ከ{n} ጀምሮ',
    donate: 'ይለግሱ',
    readMore: 'ስለ እኛ ተጨማሪ ያንብቡ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    film: 'ፊልም፦',
    playing: 'በመጫወት ላይ',
    paused: 'ቆሟል',
    mission: 'ቤተሰብ መክፈል ስላልቻለ ማንኛውም ሕፃን መድኃኒት ማጣት የለበትም።',
    missionLede:
      'በኢትዮጵያ ሕፃናት የጤና አገልግሎትና መድኃኒት እንዲያገኙ እንሠራለን፤ ከሁሉም በላይ በገንዘብ ምክንያት መድኃኒት ለተነፈጋቸው የካንሰር ሕሙማን ሕፃናት። ቤተሰቦቻቸውም በገንዘብ ራሳቸውን እንዲችሉ እንደግፋለን።',
    clothName: 'በዚህ ዓመት ለተረዳ ለእያንዳንዱ ሕፃን አንድ፣ በአጠቃላይ {n} ስፌት ያለው ጨርቅ',
    childrenHelped: 'ሕፃናት በዚህ ዓመት ተረድተዋል።',
    eachStitch: 'በዚህ ጨርቅ ላይ ያለው እያንዳንዱ ስፌት ከእነርሱ አንዱን ይወክላል።',
    strand: 'ከ{from}ኛው እስከ {to}ኛው ስፌት',
    strandWords: 'አንድ ስፌት አንድ ሕፃን ነው። እነዚህ {n} በዚህ ዓመት ከተረዱት {all} ሕፃናት መካከል ናቸው።',
    nextStitch: 'ለቀጣዩ ሕፃን',
    workUps: 'ሕፃናት በምርመራ ተረድተዋል',
    volunteers: 'የበጎ ፈቃደኞች ጭማሪ',
    donations: 'የልገሳ ጭማሪ',
    walkWithUs: 'ከእኛ ጋር ይጓዙ',
    nineWays: 'እኛን የሚያውቁበትና የሚረዱበት ዘጠኝ መንገዶች።',
    nameChanged: 'ስሙ ተቀይሯል',
    quickTiles: 'ፈጣን አገናኞች',
    teamMembers: 'የቡድን አባላት',
    ourEvents: 'ዝግጅቶቻችን',
    aboutUs: 'ስለ እኛ',
    ourProjects: 'ፕሮጀክቶቻችን',
    initiative: 'ተነሳሽነቱ',
    initiativeTabs: 'የተነሳሽነቱ ክፍሎች',
    slideshow: 'የሥራው ሥዕሎች',
    previousPicture: 'ቀዳሚ ሥዕል',
    nextPicture: 'ቀጣይ ሥዕል',
    choosePicture: 'ሥዕል ይምረጡ',
    picture: 'ሥዕል {n}',
    pictureOf: 'ሥዕል {n} ከ{count}',
    currentEvents: 'ወቅታዊ ዝግጅቶች',
    leadership: 'አመራር',
    comingSoon: 'በቅርቡ',
    stories: 'ታሪኮች',
    noStories: 'የመጀመሪያዎቹ ታሪኮች በመንገድ ላይ ናቸው።',
    allNews: 'ሁሉም ዜና',
    imageFailed: 'ሥዕሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type HomeTexts = Record<keyof (typeof homeTexts)['en'], string>;

/** The texts the initiative island needs in the browser. */
export type InitiativeTexts = Pick<HomeTexts, (typeof initiativeWords)[number]>;

const initiativeWords = [
  'initiativeTabs',
  'slideshow',
  'previousPicture',
  'nextPicture',
  'choosePicture',
  'picture',
  'pictureOf',
  'imageFailed',
] as const;

export function initiativeTexts(texts: HomeTexts): InitiativeTexts {
  return Object.fromEntries(initiativeWords.map(word => [word, texts[word]])) as InitiativeTexts;
}

/** Fills in `{name}`, `{n}` and `{count}`. Placeholders without a value stay. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}

/** Behind the caption of a picture that tells of somebody under another name. */
export const namesChanged: Record<Locale, string> = { en: 'names changed', am: 'ስሞች ተቀይረዋል' };
