import type { Locale } from '#core/locale.ts';

/** The kinds of changes to a staff account, and of their mails in the outbox. */
export const accountNotices = [
  'address-changed',
  'password-changed',
  'second-step-added',
  'second-step-removed',
  'recovery-codes-made',
  'recovery-code-used',
] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** The texts of mails about a change to a staff account. */
export const accountNoticeTexts = {
  en: {
    'address-changed': {
      subject: 'The mail address of your staff account was changed',
      heading: 'A new mail address',
      text: 'Your staff account has a new mail address. From now on we write there, and nobody can sign in with this one.',
    },
    'password-changed': {
      subject: 'The password of your staff account was changed',
      heading: 'A new password',
      text: 'The password of your staff account was changed.',
    },
    'second-step-added': {
      subject: 'A passkey was added to your staff account',
      heading: 'A new passkey',
      text: 'A passkey was added to your staff account. From now on it is the second step when you sign in.',
    },
    'second-step-removed': {
      subject: 'A passkey was removed from your staff account',
      heading: 'A passkey was removed',
      text: 'A passkey was removed from your staff account. You can no longer use it to sign in.',
    },
    'recovery-codes-made': {
      subject: 'Your staff account has new recovery codes',
      heading: 'New recovery codes',
      text: 'Your staff account has ten new recovery codes. The old ones no longer work.',
    },
    'recovery-code-used': {
      subject: 'Somebody signed in to your staff account with a recovery code',
      heading: 'A recovery code was used',
      text: 'Somebody signed in to your staff account with the password and a recovery code. That code no longer works.',
    },
    hello: 'Hello {name},',
    you: 'If it was you, or somebody you asked, you don’t need to do anything.',
    notYou: 'If it wasn’t, tell another admin at once, so that they can close the account.',
    footer: 'Staff sign in at {admin}. This mail was sent automatically, and nobody reads replies to it.',
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
    'second-step-added': {
      subject: 'ወደ ሠራተኛ መለያዎ የይለፍ ቁልፍ ተጨምሯል',
      heading: 'አዲስ የይለፍ ቁልፍ',
      text: 'ወደ ሠራተኛ መለያዎ የይለፍ ቁልፍ ተጨምሯል። ከአሁን በኋላ ሲገቡ ሁለተኛው ደረጃ ይህ ነው።',
    },
    'second-step-removed': {
      subject: 'ከሠራተኛ መለያዎ የይለፍ ቁልፍ ተወግዷል',
      heading: 'የይለፍ ቁልፍ ተወግዷል',
      text: 'ከሠራተኛ መለያዎ የይለፍ ቁልፍ ተወግዷል። ከአሁን በኋላ ለመግባት አያገለግልም።',
    },
    'recovery-codes-made': {
      subject: 'ሠራተኛ መለያዎ አዲስ የመልሶ ማግኛ ኮዶች አሉት',
      heading: 'አዲስ የመልሶ ማግኛ ኮዶች',
      text: 'ለሠራተኛ መለያዎ አሥር የመልሶ ማግኛ ኮዶች ተዘጋጅተዋል። የቀድሞዎቹ ከእንግዲህ አይሠሩም።',
    },
    'recovery-code-used': {
      subject: 'በመልሶ ማግኛ ኮድ ወደ ሠራተኛ መለያዎ ተገብቷል',
      heading: 'የመልሶ ማግኛ ኮድ ጥቅም ላይ ውሏል',
      text: 'በይለፍ ቃሉና በመልሶ ማግኛ ኮድ ወደ ሠራተኛ መለያዎ ተገብቷል። ያ ኮድ ከእንግዲህ አይሠራም።',
    },
    hello: 'ሰላም {name}፣',
    you: 'የቀየሩት እርስዎ ወይም እርስዎ የጠየቁት ሰው ነው? እንግዲያውስ ምንም ማድረግ አያስፈልግም።',
    notYou: 'እርስዎ አይደሉም? መለያውን እንዲዘጋ ወዲያውኑ ለሌላ አስተዳዳሪ ይንገሩ።',
    footer: 'ሠራተኞች የሚገቡት በ{admin} ነው። ይህ መልእክት በራስ ሰር የተላከ ነው፤ መልስ ቢልኩ የሚያነበው የለም።',
  },
} as const satisfies Record<Locale, unknown>;
