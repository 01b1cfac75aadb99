import type { Locale } from '#core/locale.ts';

/** The kinds of the two mails in the outbox. */
export const backupTroubleKind = 'backup-trouble';
export const backupWellKind = 'backup-well';

/** The texts of the mails about backups to admins; `says` is replaced by the sentence of the health page as well. */
export const backupMailTexts = {
  en: {
    trouble: {
      subject: 'Backups need somebody to look',
      preview: 'What is written on the website now may be saved nowhere else.',
      heading: 'The backup is in trouble',
    },
    well: {
      subject: 'Backups are made again',
      preview: 'There is nothing to do.',
      heading: 'The backup is well again',
      text: 'The trouble we wrote about is over: a backup was made. There is nothing to do.',
    },
    hello: 'Hello {name},',
    problems: {
      failing: 'The last backup failed. It is tried again by itself.',
      old: 'The last backup is more than two days old.',
      never: 'There is no backup any more.',
      unreadable: 'The folder of the backups cannot be read.',
    },
    reason: 'What the machine said: {reason}',
    noReason: 'nothing',
    whatNow:
      'Tell whoever looks after the machine, and show them this mail. "Is everything well?" says more and what to do; a backup can be made there by hand. We write once more when it is well again.',
    button: 'See how everything is',
    footer: 'Every admin gets this mail: once when there is trouble, and once when it is over.',
  },
  am: {
    trouble: {
      subject: 'የመጠባበቂያ ቅጂ ክትትል ያስፈልገዋል',
      preview: 'አሁን በድረ ገጹ ላይ የሚጻፈው በሌላ ቦታ ላይቀመጥ ይችላል።',
      heading: 'የመጠባበቂያ ቅጂው ችግር አጋጥሞታል',
    },
    well: {
      subject: 'የመጠባበቂያ ቅጂ እንደገና እየተሠራ ነው',
      preview: 'ምንም ማድረግ አያስፈልግም።',
      heading: 'የመጠባበቂያ ቅጂው እንደገና ደህና ነው',
      text: 'የጻፍንልዎት ችግር አልፏል፤ የመጠባበቂያ ቅጂ ተሠርቷል። ምንም ማድረግ አያስፈልግም።',
    },
    hello: 'ሰላም {name}፣',
    problems: {
      failing: 'የመጨረሻው የመጠባበቂያ ቅጂ አልተሳካም። በራሱ እንደገና ይሞከራል።',
      old: 'የመጨረሻው የመጠባበቂያ ቅጂ ከተሠራ ከሁለት ቀናት በላይ ሆኖታል።',
      never: 'ምንም የመጠባበቂያ ቅጂ የለም።',
      unreadable: 'የመጠባበቂያ ቅጂዎች አቃፊ ሊነበብ አይችልም።',
    },
    reason: 'ማሽኑ ያለው፦ {reason}',
    noReason: 'ምንም',
    whatNow:
      'ማሽኑን ለሚከታተል ሰው ይንገሩና ይህን መልእክት ያሳዩ። “Is everything well?” የሚለው ገጽ ተጨማሪ መረጃና ምን መደረግ እንዳለበት ይገልጻል፤ እዚያ የመጠባበቂያ ቅጂ በእጅ መሥራት ይቻላል። ሲስተካከል አንድ ጊዜ እንደገና እንጽፋለን።',
    button: 'ሁኔታውን ይመልከቱ',
    footer: 'ይህ መልእክት ለሁሉም አስተዳዳሪዎች ይላካል፤ ችግር ሲያጋጥም አንድ ጊዜ፣ ሲያልፍም አንድ ጊዜ።',
  },
} as const satisfies Record<Locale, unknown>;
