import type { Locale } from '#core/locale.ts';

/** The road of one medicine, a sentence for each station. Amharic needs review by a native speaker. */
export const roadTexts = {
  en: {
    title: 'The road of one medicine',
    lede: 'Follow it from the doctor’s hand to a child’s door.',
    stations: [
      'It begins with a prescription in a mother’s hand.',
      'The pharmacist counts every dose.',
      'Volunteers pack it for the road.',
      'By truck, and then by mule, it crosses the mountains.',
      'At the door, a child is waiting for it.',
      'And one morning she walks to school again.',
    ],
    next: 'The next parcel isn’t packed yet.',
    give: 'Help to pack it',
  },
  am: {
    title: 'የአንድ መድኃኒት ጉዞ',
    lede: 'ከሐኪሙ እጅ እስከ ሕፃኑ ደጃፍ አብረውት ይጓዙ።',
    stations: [
      'ጉዞው የሚጀምረው በእናት እጅ በተያዘ የሐኪም ማዘዣ ነው።',
      'ፋርማሲስቷ እያንዳንዱን መጠን ትቆጥራለች።',
      'በጎ ፈቃደኞች ለመንገዱ ያሽጉታል።',
      'በመኪና፣ ከዚያም በበቅሎ ተራሮቹን ያቋርጣል።',
      'በደጃፉ ላይ አንድ ሕፃን ይጠብቀዋል።',
      'ከዚያም አንድ ማለዳ ልጅቷ እንደገና ወደ ትምህርት ቤት ትሄዳለች።',
    ],
    next: 'ቀጣዩ ጥቅል ገና አልታሸገም።',
    give: 'ለማሸግ ያግዙ',
  },
} as const satisfies Record<Locale, RoadTexts>;

export type RoadTexts = {
  title: string;
  lede: string;
  /** From the prescription to school. */
  stations: readonly string[];
  next: string;
  give: string;
};
