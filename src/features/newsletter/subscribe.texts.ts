import type { Locale } from '#core/locale.ts';

/**
 * The words of subscribing. The English ones are those of the specification, letter for letter. Amharic: to be reviewed
 * by a native speaker (docs/how-to/review-amharic.md).
 */
export const subscribeTexts = {
  en: {
    title: 'Join the community',
    lede: 'News, events and reports from the mission, sent to your inbox.',
    name: 'Name',
    email: 'Email',
    consent: 'By joining you agree to our {privacy} notice and {terms}. You can leave at any time.',
    privacy: 'Privacy',
    terms: 'Terms and Conditions',
    join: 'Join',
    needBoth: 'To join, write your name and your email.',
    needName: 'To join, write your name, with two letters or more.',
    needEmail: 'To join, write your email, such as name@example.org.',
    ready: 'You can join now.',
    wrongName: 'invalid name',
    invalidName: 'Please enter a valid Name',
    invalidEmail: 'Please enter a valid email',
    request: 'Subscription Request',
    subscribing: 'Subscribing',
    wait: 'Please Wait',
    welcome: 'Welcome {name}',
    begin: 'Where to begin',
    tryAgain: 'Try again',
    backHome: 'Back to the home page',
    close: 'Close',
    imageFailed: 'Error loading image',
  },
  am: {
    title: 'ማኅበረሰቡን ይቀላቀሉ',
    lede: 'የተልእኳችን ዜና፣ ዝግጅቶችና ሪፖርቶች በኢሜይልዎ።',
    name: 'ስም',
    email: 'ኢሜይል',
    consent: 'ሲቀላቀሉ {privacy}ና {terms} ይቀበላሉ። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    privacy: 'የግላዊነት መመሪያችንን',
    terms: 'ደንቦችና ሁኔታዎችን',
    join: 'ይቀላቀሉ',
    needBoth: 'ለመቀላቀል ስምዎንና ኢሜይልዎን ይጻፉ።',
    needName: 'ለመቀላቀል ስምዎን ይጻፉ፤ ቢያንስ ሁለት ፊደል።',
    needEmail: 'ለመቀላቀል ኢሜይልዎን ይጻፉ፤ ለምሳሌ name@example.org።',
    ready: 'አሁን መቀላቀል ይችላሉ።',
    wrongName: 'ስሙ ትክክል አይደለም',
    invalidName: 'እባክዎ ትክክለኛ ስም ያስገቡ',
    invalidEmail: 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ',
    request: 'የመመዝገብ ጥያቄ',
    subscribing: 'በመመዝገብ ላይ',
    wait: 'እባክዎ ይጠብቁ',
    welcome: 'እንኳን ደህና መጡ {name}',
    begin: 'ከየት እንደሚጀምሩ',
    tryAgain: 'እንደገና ይሞክሩ',
    backHome: 'ወደ መነሻ ገጽ',
    close: 'ዝጋ',
    imageFailed: 'ሥዕሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type SubscribeTexts = Record<keyof (typeof subscribeTexts)['en'], string>;
