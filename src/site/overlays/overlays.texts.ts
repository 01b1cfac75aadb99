import type { Locale } from '#core/locale.ts';

/** The texts of what appears over a page by itself. Amharic: to be reviewed by a native speaker. */
export const overlaysTexts = {
  en: {
    close: 'Close',
    moreDetails: 'More Details',
    readOn: 'Read on',
    newTab: 'opens in a new tab',
    imageError: 'Error loading image',
    welcome: 'Welcome',
    welcomeText: 'Welcome. Join the community and hear how the children are doing.',
    closeIn: 'You can close this in',
    closeAnyTime: 'The Escape key closes this at any time.',
    closeNow: 'You can close this now.',
    notNow: 'Not now',
    donate: 'Donate',
  },
  am: {
    close: 'ዝጋ',
    moreDetails: 'ተጨማሪ ዝርዝር',
    readOn: 'ተጨማሪ ያንብቡ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    imageError: 'ምስሉን መጫን አልተቻለም',
    welcome: 'እንኳን ደህና መጡ',
    welcomeText: 'ስለመጡ ደስ ብሎናል። ማኅበረሰቡን ይቀላቀሉ፤ ስለ ልጆቹ ሁኔታ እንነግርዎታለን።',
    closeIn: 'ለመዝጋት የቀሩ ሰከንዶች፦',
    closeAnyTime: 'Escape የሚለውን ቁልፍ በመጫን በማንኛውም ጊዜ መዝጋት ይችላሉ።',
    closeNow: 'አሁን መዝጋት ይችላሉ።',
    notNow: 'አሁን አይደለም',
    donate: 'ይለግሱ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type OverlaysTexts = Record<keyof (typeof overlaysTexts)['en'], string>;
