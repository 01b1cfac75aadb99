import type { Locale } from '#core/locale.ts';

/** Texts around a letter of staff. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const letterTexts = {
  en: {
    holders: {
      button: 'Your tickets',
      why: 'You are getting this mail because you have tickets for this event. It says only what you need to know about it.',
    },
    waiting: {
      button: 'See or leave the waiting list',
      why: 'You are getting this mail because you wait for places at this event. It says only what you need to know about it.',
    },
    /** Where somebody ordered more than once. */
    others: 'Your other tickets for this event: {links}',
    test: 'Test',
    example: 'Your tickets are listed here.',
  },
  am: {
    holders: {
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት የዚህ ዝግጅት ትኬት ስላለዎት ነው። ስለ ዝግጅቱ ማወቅ ያለብዎትን ብቻ ይነግርዎታል።',
    },
    waiting: {
      button: 'ዝርዝሩን ይመልከቱ ወይም ይውጡ',
      why: 'ይህ ኢሜይል የደረሰዎት ለዚህ ዝግጅት ቦታ እየጠበቁ ስለሆነ ነው። ስለ ዝግጅቱ ማወቅ ያለብዎትን ብቻ ይነግርዎታል።',
    },
    others: 'የዚህ ዝግጅት ሌሎች ትኬቶችዎ፦ {links}',
    test: 'ሙከራ',
    example: 'ትኬቶችዎ እዚህ ይዘረዘራሉ።',
  },
} as const satisfies Record<Locale, Record<string, string | Record<string, string>>>;
