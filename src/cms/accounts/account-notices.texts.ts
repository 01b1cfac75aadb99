import type { Locale } from '#core/locale.ts';

/** What changed of a staff account; the kinds of these mails in the outbox. */
export const accountNotices = ['address-changed', 'password-changed'] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** The words of the mails that tell of a change to a staff account. */
export const accountNoticeTexts = {
  en: {
    'address-changed': {
      subject: 'The mail address of your staff account was changed',
      heading: 'A new mail address',
      text: 'Your staff account has a new mail address. From now on mails about it go there, and this one no longer signs in.',
    },
    'password-changed': {
      subject: 'The password of your staff account was changed',
      heading: 'A new password',
      text: 'The password of your staff account was changed.',
    },
    hello: 'Hello {name},',
    you: 'Was it you, or somebody you asked? Then there is nothing to do.',
    notYou: 'It was not? Tell another admin at once, so that they can close the account.',
    footer: 'Staff sign in at {admin}. This mail was written by a machine; answers to it reach nobody.',
  },
  am: {
    'address-changed': {
      subject: 'የሠራተኛ መለያዎ የኢሜይል አድራሻ ተቀይሯል',
      heading: 'አዲስ የኢሜይል አድራሻ',
      text: 'የሠራተኛ መለያዎ አዲስ የኢሜይል አድራሻ አለው። ከአሁን በኋላ ስለ መለያው የሚላኩ መልእክቶች ወደዚያ ይሄዳሉ፤ በዚህ አድራሻ መግባት አይቻልም።',
    },
    'password-changed': {
      subject: 'የሠራተኛ መለያዎ የይለፍ ቃል ተቀይሯል',
      heading: 'አዲስ የይለፍ ቃል',
      text: 'የሠራተኛ መለያዎ የይለፍ ቃል ተቀይሯል።',
    },
    hello: 'ሰላም {name}፣',
    you: 'የቀየሩት እርስዎ ወይም እርስዎ የጠየቁት ሰው ነው? እንግዲያውስ ምንም ማድረግ አያስፈልግም።',
    notYou: 'እርስዎ አይደሉም? መለያውን እንዲዘጋ ወዲያውኑ ለሌላ አስተዳዳሪ ይንገሩ።',
    footer: 'ሠራተኞች የሚገቡት በ{admin} ነው። ይህ መልእክት በማሽን የተጻፈ ነው፤ መልስ ለማንም አይደርስም።',
  },
} as const satisfies Record<Locale, unknown>;
