import type { Locale } from '#core/locale.ts';

/** The kind of the mail in the outbox. */
export const attackMailKind = 'giving-attack';

/**
 * The words of the mail that reports an attack on giving to admins; `says` is replaced by what was noticed. Amharic
 * needs review by a native speaker (docs/how-to/review-amharic.md).
 */
export const attackMailTexts = {
  en: {
    subject: 'Giving is slowed: please look',
    preview: 'New gifts are slowed by themselves. Honest givers still get through.',
    heading: 'Something is wrong with gifts',
    hello: 'Hello {name},',
    noticed: {
      cards: 'Many payments fail, far more than go through: somebody may be trying out stolen cards.',
      flood: 'Very many gifts are begun or refused: a program may be sending the form.',
    },
    whatNow:
      'New gifts are slowed by themselves until this ends; honest givers still get through. Look at your payment service whether it blocks these cards, and at the gifts desk what was refused.',
    button: 'See the gifts desk',
    footer: 'Every admin gets this mail once on a day with an attack.',
  },
  am: {
    subject: 'ልገሳ ቀዝቅዟል፦ እባክዎ ይመልከቱ',
    preview: 'አዳዲስ ልገሳዎች በራሳቸው ቀዝቅዘዋል። እውነተኛ ለጋሾች አሁንም ይሳካላቸዋል።',
    heading: 'በልገሳዎች ላይ ችግር አለ',
    hello: 'ሰላም {name}፣',
    noticed: {
      cards: 'ብዙ ክፍያዎች አልተሳኩም፤ ከተሳኩት እጅግ ይበልጣሉ። አንድ ሰው የተሰረቁ ካርዶችን እየሞከረ ሊሆን ይችላል።',
      flood: 'እጅግ ብዙ ልገሳዎች እየተጀመሩ ወይም እየተከለከሉ ነው። ቅጹን የሚልከው ፕሮግራም ሊሆን ይችላል።',
    },
    whatNow:
      'ይህ እስኪያበቃ ድረስ አዳዲስ ልገሳዎች በራሳቸው ይቀዘቅዛሉ፤ እውነተኛ ለጋሾች አሁንም ይሳካላቸዋል። የክፍያ አገልግሎትዎ እነዚህን ካርዶች ያግድ እንደሆነ፣ በልገሳ ገጹም ምን እንደተከለከለ ይመልከቱ።',
    button: 'የልገሳ ገጹን ይመልከቱ',
    footer: 'ይህ መልእክት ጥቃት ባለበት ቀን ለእያንዳንዱ አስተዳዳሪ አንድ ጊዜ ይላካል።',
  },
} as const satisfies Record<Locale, unknown>;
