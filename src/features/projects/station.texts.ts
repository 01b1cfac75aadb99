import type { Locale } from '#core/locale.ts';
import type { StationKind } from './stations.rules.ts';

/** Texts of the stations of a project. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const stationTexts = {
  en: {
    title: 'How far it has come',
    lead: 'The stations of this project, as we enter them. Places are named no more finely than the region.',
    cost: 'Cost in our books: {cost}',
    noCost: 'No cost is booked for this station yet.',
    document: 'Document',
    roadOf: 'The months and regions are those of our project',
    countedToward: 'This gift counted toward stations of',
    ofIt: '{amount} of it',
    since: 'Reached since then:',
    reached: 'It was raised for this project, which has reached:',
    rule: 'How gifts count toward a station',
    ruleWords:
      'Gifts to a fund are used in the order in which they came in. Whatever the fund pays uses its oldest gifts first; a fee for the payment is taken off before. If a gift is returned, it counts no more, and the next gifts take its place. If a fund has paid more than it had, the gifts that come next are used for that first. So we say that a gift counted toward a station, never that it bought it: money of many people is together in one fund.',
    kinds: {
      bought: 'Bought',
      packed: 'Packed',
      'on-the-way': 'On the way',
      arrived: 'Arrived',
      given: 'Given',
      result: 'What came of it',
    },
  },
  am: {
    title: 'እስካሁን የደረሰበት',
    lead: 'የዚህ ፕሮጀክት ደረጃዎች፣ እኛ እንደመዘገብናቸው። ቦታ የሚጠቀሰው በክልል ደረጃ ብቻ ነው።',
    cost: 'በመዝገባችን ያለው ወጪ፦ {cost}',
    noCost: 'ለዚህ ደረጃ እስካሁን የተመዘገበ ወጪ የለም።',
    document: 'ሰነድ',
    roadOf: 'ወሮቹና ክልሎቹ የዚህ ፕሮጀክታችን ናቸው፦',
    countedToward: 'ይህ ልገሳ የተቆጠረው ለዚህ ፕሮጀክት ደረጃዎች ነው፦',
    ofIt: 'ከእርሱ {amount}',
    since: 'ከዚያ በኋላ የደረሰበት፦',
    reached: 'የተሰበሰበው ለዚህ ፕሮጀክት ነው፤ እስካሁን የደረሰበት፦',
    rule: 'ልገሳዎች ለአንድ ደረጃ የሚቆጠሩት እንዴት ነው?',
    ruleWords:
      'ለአንድ ዓላማ የተሰጡ ልገሳዎች በመጡበት ቅደም ተከተል ሥራ ላይ ይውላሉ። ለዓላማው ወጪ ሲከፈል መጀመሪያ የሚውሉት ቀድመው የመጡት ልገሳዎች ናቸው፤ የክፍያ አገልግሎት ክፍያ አስቀድሞ ይቀነሳል። የተመለሰ ልገሳ ከዚያ በኋላ አይቆጠርም፤ ቀጥለው የመጡት ልገሳዎች ይተኩታል። ከነበረው ገንዘብ በላይ የተከፈለ ከሆነ ቀጥለው የሚመጡት ልገሳዎች መጀመሪያ ለዚያ ይውላሉ። የብዙ ሰዎች ገንዘብ በአንድ ላይ ስለሚቀመጥ፣ ልገሳው ለደረጃው ተቆጥሯል እንላለን እንጂ ገዝቶታል አንልም።',
    kinds: {
      bought: 'ተገዛ',
      packed: 'ታሸገ',
      'on-the-way': 'በመንገድ ላይ',
      arrived: 'ደረሰ',
      given: 'ተሰጠ',
      result: 'ውጤቱ',
    },
  },
} as const satisfies Record<Locale, StationTexts>;

type StationTexts = Record<
  | 'title'
  | 'lead'
  | 'cost'
  | 'noCost'
  | 'document'
  | 'reached'
  | 'countedToward'
  | 'ofIt'
  | 'since'
  | 'roadOf'
  | 'rule'
  | 'ruleWords',
  string
> & { kinds: Record<StationKind, string> };
