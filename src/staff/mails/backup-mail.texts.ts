import type { Locale } from '#core/locale.ts';

/** The kinds of the two mails in the outbox. */
export const backupTroubleKind = 'backup-trouble';
export const backupWellKind = 'backup-well';

/** The texts of the mails about backups to admins; `says` is replaced by the sentence of the health page as well. */
export const backupMailTexts = {
  en: {
    trouble: {
      subject: 'Please look at the backups',
      preview: 'What staff write on the website now may not be saved anywhere else.',
      heading: 'The backups have a problem',
    },
    well: {
      subject: 'Backups are working again',
      preview: 'There is nothing to do.',
      heading: 'Backups are working again',
      text: 'The problem we wrote about is solved: there is a new backup. You don’t need to do anything.',
    },
    hello: 'Hello {name},',
    problems: {
      failing: 'The last backup failed. The server will try again by itself.',
      old: 'The last backup is more than two days old.',
      never: 'There is no backup any more.',
      unreadable: 'The server can’t read the backup folder.',
    },
    reason: 'The server’s message: {reason}',
    noReason: 'nothing',
    whatNow:
      'Please show this mail to whoever looks after the server. "Is everything working?" in the admin tells you more and what to do, and you can make a backup there yourself. We will write again when it works.',
    button: 'See how things are',
    footer: 'Every admin gets this mail once when a problem begins, and once when it is solved.',
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
      'ማሽኑን ለሚከታተል ሰው ይንገሩና ይህን መልእክት ያሳዩ። “ሁሉም ደህና ነው?” የሚለው ገጽ ተጨማሪ መረጃና ምን መደረግ እንዳለበት ይገልጻል፤ እዚያ የመጠባበቂያ ቅጂ በእጅ መሥራት ይቻላል። ሲስተካከል አንድ ጊዜ እንደገና እንጽፋለን።',
    button: 'ሁኔታውን ይመልከቱ',
    footer: 'ይህ መልእክት ለሁሉም አስተዳዳሪዎች ይላካል፤ ችግር ሲያጋጥም አንድ ጊዜ፣ ሲያልፍም አንድ ጊዜ።',
  },
} as const satisfies Record<Locale, unknown>;
