import type { Locale } from '#core/locale.ts';

/**
 * Texts of confirming: two mails and one page. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const confirmationTexts = {
  en: {
    mail: {
      subject: 'Please confirm your email address',
      preview: 'One press of a button and you are on our list.',
      heading: 'One more step',
      requested: 'Someone, hopefully you, asked for our newsletter at this address.',
      press: 'Press the button, then confirm on the page:',
      confirm: 'Confirm my address',
      validity: 'The link works for 14 days.',
      notYou:
        'If it wasn’t you, you don’t need to do anything. You won’t get a newsletter, and we delete the address after 14 days.',
    },
    welcome: {
      subject: 'Welcome to the community',
      preview: 'Your address is confirmed.',
      heading: 'Welcome to the community',
      confirmed:
        'Your address is confirmed. From now on you get our letters, with news, events and projects of the mission.',
      choose:
        'You can choose your topics and language, switch to the light edition without pictures, or take a break at any time:',
      preferences: 'Choose what you get',
      why: 'You are getting this mail because you confirmed your address on our site.',
      unsubscribe: 'Leave the list',
    },
    page: {
      title: 'Confirm your address',
      ready: 'Press the button to get our newsletter. You can leave at any time.',
      confirm: 'Yes, send me the newsletter',
      done: 'Welcome',
      doneWords: 'Your address is confirmed. A welcome mail is on its way to you.',
      confirmed: 'Already confirmed',
      confirmedWords: 'You have already confirmed this address. There is nothing left to do.',
      expired: 'This link has expired',
      expiredWords: 'A confirmation link works for 14 days. Join again and we’ll send you a new one.',
      used: 'This link has been used',
      usedWords:
        'You may have a newer mail from us, or the address has since left the list. If you would like our newsletter, please join again.',
      broken: 'This link is incomplete',
      brokenWords:
        'Your mail program may have cut it off. Open it from the mail again, or copy the whole address. If that doesn’t help, please join again.',
      home: 'To the home page',
      choose: 'Choose what you get',
    },
  },
  am: {
    mail: {
      subject: 'እባክዎ የኢሜይል አድራሻዎን ያረጋግጡ',
      preview: 'አንድ ጊዜ ብቻ ይጫኑ፤ የዜና መልእክታችን ይደርስዎታል።',
      heading: 'አንድ እርምጃ ብቻ ቀርቷል',
      requested: 'በዚህ አድራሻ የዜና መልእክታችን እንዲላክ ተጠይቋል፤ የጠየቁት እርስዎ እንደሆኑ ተስፋ እናደርጋለን።',
      press: 'አዝራሩን ይጫኑና በሚከፈተው ገጽ ላይ ያረጋግጡ፦',
      confirm: 'አድራሻዬን ያረጋግጡ',
      validity: 'አገናኙ ለ14 ቀናት ይሠራል።',
      notYou: 'የጠየቁት እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ መልእክት አይላክልዎትም፣ አድራሻውንም ከ14 ቀናት በኋላ እንሰርዘዋለን።',
    },
    welcome: {
      subject: 'ወደ ማኅበረሰቡ እንኳን ደህና መጡ',
      preview: 'አድራሻዎ ተረጋግጧል።',
      heading: 'ወደ ማኅበረሰቡ እንኳን ደህና መጡ',
      confirmed: 'አድራሻዎ ተረጋግጧል። ከአሁን ጀምሮ የድርጅታችን ዜና፣ ዝግጅቶችና ፕሮጀክቶች በኢሜይል ይደርስዎታል።',
      choose: 'ርዕሶችንና ቋንቋን መምረጥ፣ ሥዕል የሌለውን ቀላል እትም መውሰድ ወይም ለጊዜው ማቆም በማንኛውም ጊዜ ይችላሉ፦',
      preferences: 'የሚደርስዎትን ይምረጡ',
      why: 'ይህ ኢሜይል የደረሰዎት በድረ ገጻችን ላይ አድራሻዎን ስላረጋገጡ ነው።',
      unsubscribe: 'ከዝርዝሩ ይውጡ',
    },
    page: {
      title: 'አድራሻዎን ያረጋግጡ',
      ready: 'አዝራሩን ይጫኑ፤ የዜና መልእክታችን ይደርስዎታል። በማንኛውም ጊዜ መውጣት ይችላሉ።',
      confirm: 'አዎ፣ የዜና መልእክቱን ላኩልኝ',
      done: 'እንኳን ደህና መጡ',
      doneWords: 'አድራሻዎ ተረጋግጧል። የእንኳን ደህና መጡ ኢሜይል በመምጣት ላይ ነው።',
      confirmed: 'አስቀድሞ ተረጋግጧል',
      confirmedWords: 'ይህ አድራሻ ከዚህ በፊት ተረጋግጧል። የቀረ ነገር የለም።',
      expired: 'የአገናኙ ጊዜ አልፏል',
      expiredWords: 'የማረጋገጫ አገናኝ የሚሠራው ለ14 ቀናት ነው። እንደገና ይቀላቀሉ፤ አዲስ አገናኝ ይላክልዎታል።',
      used: 'ይህ አገናኝ ከዚህ በፊት ጥቅም ላይ ውሏል',
      usedWords:
        'ከእኛ የመጣ አዲስ ኢሜይል በመልእክት ሳጥንዎ ውስጥ ሊኖር ይችላል፣ ወይም አድራሻው ከዝርዝሩ ወጥቷል። የዜና መልእክታችንን ከፈለጉ እንደገና ይቀላቀሉ።',
      broken: 'ይህ አገናኝ ሙሉ አይደለም',
      brokenWords: 'የኢሜይል ፕሮግራምዎ ቆርጦት ሊሆን ይችላል። ከኢሜይሉ እንደገና ይክፈቱት፣ ወይም ሙሉውን አድራሻ ይቅዱ። ካልሠራ እንደገና ይቀላቀሉ።',
      home: 'ወደ መነሻ ገጽ',
      choose: 'የሚደርስዎትን ይምረጡ',
    },
  },
} as const satisfies Record<Locale, Record<'mail' | 'welcome' | 'page', Record<string, string>>>;
