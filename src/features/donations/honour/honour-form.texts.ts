import type { Locale } from '#core/locale.ts';

/** Texts of the form to give about honour cards. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const honourFormTexts = {
  en: {
    honour: "Give in somebody's honour",
    honourHint:
      'Once your gift has arrived, we mail them a card. It gives your name but never the amount. We need your name and address too.',
    honoured: 'Who you are honouring',
    cardEmail: 'Email address for the card',
    cardEmailHint: 'Theirs, or the address of somebody who will give them the card.',
    cardWords: 'A line of your own',
    cardWordsHint: 'Optional: up to 140 characters, without web addresses or phone numbers.',
    cardLanguage: 'Language of the card',
    nameOnCard: 'This name goes on the card. Please use up to 60 characters and no web address.',
    invalidCardEmail: 'Please enter a valid email for the card.',
    longCardWords: 'This line is longer than 140 characters. Please shorten it.',
    linkOnCard:
      'The card can’t include a web address, an email address or a phone number. Please leave it out.',
    thanksCard: 'The card is on its way by email.',
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
    nameOnCard: 'ይህ ስም በካርዱ ላይ ይጻፋል፦ እስከ 60 ቁምፊዎች፣ ያለ ድረ ገጽ አድራሻ። እባክዎ ያረጋግጡት።',
    invalidCardEmail: 'እባክዎ ለካርዱ ትክክለኛ ኢሜይል ያስገቡ።',
    longCardWords: 'ይህ መስመር ከ140 ፊደላት ይረዝማል። እባክዎ ያሳጥሩት።',
    linkOnCard: 'ካርዱ ድረ ገጽ፣ ኢሜይል ወይም ስልክ ቁጥር አይይዝም። እባክዎ ያውጡት።',
    thanksCard: 'ካርዱ በኢሜይል እየተላከ ነው።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
