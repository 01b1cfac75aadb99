import type { Locale } from '#core/locale.ts';

/** The kind of the mail in the outbox. */
export const attackMailKind = 'giving-attack';

/**
 * The words of the mail that reports an attack on giving to admins; `says` is replaced by what was noticed. Amharic
 * needs review by a native speaker (docs/how-to/review-amharic.md).
 */
export const attackMailTexts = {
  en: {
    subject: 'We have slowed new gifts. Please take a look',
    preview: 'The site has slowed new gifts. Honest donors still get through.',
    heading: 'Somebody may be attacking the gift form',
    hello: 'Hello {name},',
    noticed: {
      cards: 'Far more payments are failing than going through. Somebody may be trying out stolen cards.',
      flood: 'A great many gifts are being started or refused. A program may be sending the form.',
    },
    whatNow:
      'The site slows new gifts until this ends, and honest donors still get through. Please check with your payment service that it blocks these cards, and see at the gifts desk what was refused.',
    button: 'Open the gifts desk',
    footer: 'Every admin gets this mail, once on each day with an attack.',
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
