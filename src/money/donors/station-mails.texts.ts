import type { Locale } from '#core/locale.ts';

/** The kind of the mail that tells donors what was reached, in the outbox. */
export const stationsKind = 'stations-moved';

/** Texts of the choice and its mail. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const stationMailTexts = {
  en: {
    title: 'What becomes of your gifts',
    offer:
      'We can mail you when something is reached in a project that your gifts counted toward: at most once a month, until you end it.',
    follow: 'Yes, mail me',
    following: 'We mail you when something is reached, at most once a month.',
    unfollow: 'No more of these mails',
    'did-follow': 'Thank you. We write when something is reached.',
    'did-unfollow': 'You get no more of these mails.',
    'too-often': 'You changed this several times just now. Please try again later.',
    unavailable: 'This isn’t working at the moment. Please try again in a few minutes.',
    subject: 'What your gifts counted toward has come further',
    lead: 'Your gifts counted toward these projects. Since we last wrote, this has been reached:',
    see: 'See what your gifts counted toward',
    why: 'You asked for these mails on the page of your gifts. They come at most once a month.',
    leave: 'End these mails',
    leaveTitle: 'End the mails about stations?',
    leaveWords: 'You then get no more mails about what your gifts counted toward. Receipts still come.',
    left: 'Done. You get no more of these mails.',
    broken: 'This link is not complete. Please open it again from the mail.',
  },
  am: {
    title: 'ልገሳዎችዎ የደረሱበት',
    offer: 'ልገሳዎችዎ በተቆጠሩለት ፕሮጀክት አንድ ደረጃ ላይ ሲደረስ በኢሜይል ልናሳውቅዎ እንችላለን፦ ቢበዛ በወር አንድ ጊዜ፣ እርስዎ እስኪያቋርጡት ድረስ።',
    follow: 'አዎ፣ አሳውቁኝ',
    following: 'አንድ ደረጃ ላይ ሲደረስ በኢሜይል እናሳውቅዎታለን፤ ቢበዛ በወር አንድ ጊዜ።',
    unfollow: 'እነዚህ ኢሜይሎች ይቋረጡ',
    'did-follow': 'እናመሰግናለን። አንድ ደረጃ ላይ ሲደረስ እንጽፍልዎታለን።',
    'did-unfollow': 'ከእንግዲህ እነዚህ ኢሜይሎች አይደርስዎትም።',
    'too-often': 'ይህን ከጥቂት ጊዜ በፊት ብዙ ጊዜ ቀይረዋል። እባክዎ ቆይተው ይሞክሩ።',
    unavailable: 'ይህ በአሁኑ ጊዜ አይሠራም። እባክዎ ከጥቂት ደቂቃዎች በኋላ እንደገና ይሞክሩ።',
    subject: 'ልገሳዎችዎ የተቆጠሩለት ሥራ ወደፊት ሄዷል',
    lead: 'ልገሳዎችዎ ለእነዚህ ፕሮጀክቶች ተቆጥረዋል። ባለፈው ከጻፍንልዎ ወዲህ የተደረሰበት፦',
    see: 'ልገሳዎችዎ የተቆጠሩለትን ይመልከቱ',
    why: 'እነዚህን ኢሜይሎች የጠየቁት በልገሳዎችዎ ገጽ ላይ ነው። የሚደርስዎት ቢበዛ በወር አንድ ጊዜ ነው።',
    leave: 'እነዚህን ኢሜይሎች ያቋርጡ',
    leaveTitle: 'ስለ ደረጃዎች የሚላኩት ኢሜይሎች ይቋረጡ?',
    leaveWords: 'ከዚያ በኋላ ልገሳዎችዎ ስለተቆጠሩለት ሥራ ኢሜይል አይደርስዎትም። ደረሰኞች ግን ይመጣሉ።',
    left: 'ተቋርጧል። ከእንግዲህ እነዚህ ኢሜይሎች አይደርስዎትም።',
    broken: 'ይህ አገናኝ ሙሉ አይደለም። እባክዎ ከኢሜይሉ እንደገና ይክፈቱት።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
