import type { Locale } from '#core/locale.ts';

/** Texts of the form to give about honour cards. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const honourFormTexts = {
  en: {
    honour: "Give in somebody's honour",
    honourHint:
      'We mail them a card once your gift has arrived. It names you, never the amount. We need your name and address too.',
    honoured: 'Whom you honour',
    cardEmail: 'Email address for the card',
    cardEmailHint: 'Theirs, or that of somebody who gives them the card.',
    cardWords: 'A line of your own',
    cardWordsHint: 'If you like: up to 140 characters, without web addresses or phone numbers.',
    cardLanguage: 'Language of the card',
    nameOnCard: 'This name goes on the card: up to 60 letters, and no web address. Please check it.',
    invalidCardEmail: 'Please enter a valid email for the card.',
    longCardWords: 'This line is longer than 140 characters. Please shorten it.',
    linkOnCard: 'The card carries no web or mail address and no phone number. Please leave it out.',
    thanksCard: 'The card in honour of {name} is on its way by email.',
  },
  am: {
    honour: 'ለአንድ ሰው ክብር ይለግሱ',
    honourHint: 'ልገሳዎ ሲደርስ ካርድ በኢሜይል እንልክላቸዋለን። ካርዱ ስምዎን ይጠቅሳል፣ መጠኑን ግን በጭራሽ አይጠቅስም። የእርስዎ ስምና አድራሻም ያስፈልጋሉ።',
    honoured: 'የሚከብሩት ሰው ስም',
    cardEmail: 'ካርዱ የሚላክበት ኢሜይል',
    cardEmailHint: 'የእሳቸው ወይም ካርዱን የሚሰጣቸው ሰው።',
    cardWords: 'የእርስዎ አንድ መስመር',
    cardWordsHint: 'ከፈለጉ፦ እስከ 140 ፊደላት፣ ያለ ድረ ገጽ አድራሻና ስልክ ቁጥር።',
    cardLanguage: 'የካርዱ ቋንቋ',
    nameOnCard: 'ይህ ስም በካርዱ ላይ ይጻፋል፦ እስከ 60 ፊደላት፣ ያለ ድረ ገጽ አድራሻ። እባክዎ ያረጋግጡት።',
    invalidCardEmail: 'እባክዎ ለካርዱ ትክክለኛ ኢሜይል ያስገቡ።',
    longCardWords: 'ይህ መስመር ከ140 ፊደላት ይረዝማል። እባክዎ ያሳጥሩት።',
    linkOnCard: 'ካርዱ ድረ ገጽ፣ ኢሜይል ወይም ስልክ ቁጥር አይይዝም። እባክዎ ያውጡት።',
    thanksCard: 'ለ{name} ክብር የተዘጋጀው ካርድ በኢሜይል እየተላከ ነው።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
