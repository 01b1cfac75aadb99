import type { Locale } from '#core/locale.ts';
import type { SubscriptionType } from './subscribe.rules.ts';

/**
 * Texts of subscribing. English is taken from the specification verbatim. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const subscribeTexts = {
  en: {
    title: 'Join the community',
    lede: 'News, events and reports from the mission, sent to your inbox.',
    archive: 'Read what we have sent so far',
    name: 'Name',
    email: 'Email',
    consent: 'By joining you agree to our {privacy} notice and {terms}. You can leave at any time.',
    privacy: 'Privacy',
    terms: 'Terms and Conditions',
    join: 'Join',
    needBoth: 'Add your name and email to join.',
    needName: 'Add your name to join: two letters or more.',
    needEmail: 'Add your email to join, such as name@example.org.',
    ready: 'You can join now.',
    wrongName: 'invalid name',
    invalidName: 'Please enter a valid Name',
    invalidEmail: 'Please enter a valid email',
    request: 'Subscription Request',
    subscribing: 'Subscribing',
    wait: 'Please Wait',
    success: 'Success',
    already: 'Already Subscribed',
    error: 'Error',
    succeeded: 'Subscribed Successfully. Thank you.',
    wasAlready: 'You are Already Subscribed, Thank you.',
    mailed: 'We have sent you an email. Press the button in it to get our newsletter.',
    mailedBefore: 'Not confirmed yet? Look for our mail. We send it again, at most once a day.',
    failed: 'Error Subscribing, please try again',
    unknown: 'Unknown error occurred, Please try again',
    toastSuccess: 'Successfully subscribed',
    toastFailed: 'Error subscribing, please try again',
    toastUnknown: 'Unknown error',
    tooOften: 'That was asked for many times. Please try again later.',
    welcome: 'Welcome {name}',
    begin: 'Where to begin',
    tryAgain: 'Try again',
    backHome: 'Back to the home page',
    close: 'Close',
    imageFailed: 'Error loading image',
  },
  am: {
    title: 'ማኅበረሰቡን ይቀላቀሉ',
    lede: 'የድርጅታችን ዜና፣ ዝግጅቶችና ሪፖርቶች በኢሜይልዎ።',
    archive: 'እስካሁን የላክነውን ያንብቡ',
    name: 'ስም',
    email: 'ኢሜይል',
    consent: 'ሲቀላቀሉ {privacy} እና {terms} ይቀበላሉ። በማንኛውም ጊዜ መውጣት ይችላሉ።',
    privacy: 'የግላዊነት መመሪያችንን',
    terms: 'የአጠቃቀም ደንቦቻችንን',
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
    success: 'ተሳክቷል',
    already: 'አስቀድመው ተመዝግበዋል',
    error: 'ስህተት',
    succeeded: 'በተሳካ ሁኔታ ተመዝግበዋል። እናመሰግናለን።',
    wasAlready: 'አስቀድመው ተመዝግበዋል፤ እናመሰግናለን።',
    mailed: 'ኢሜይል ልከንልዎታል። በውስጡ ያለውን አዝራር ይጫኑ፤ የዜና መልእክታችን ይደርስዎታል።',
    mailedBefore: 'ገና አላረጋገጡም? ኢሜይላችንን ይፈልጉ፤ በቀን ቢበዛ አንድ ጊዜ እንደገና እንልከዋለን።',
    failed: 'መመዝገብ አልተቻለም፤ እባክዎ እንደገና ይሞክሩ',
    unknown: 'ያልታወቀ ስህተት ተፈጥሯል፤ እባክዎ እንደገና ይሞክሩ',
    toastSuccess: 'በተሳካ ሁኔታ ተመዝግበዋል',
    toastFailed: 'መመዝገብ አልተቻለም፤ እባክዎ እንደገና ይሞክሩ',
    toastUnknown: 'ያልታወቀ ስህተት',
    tooOften: 'ይህ ብዙ ጊዜ ተጠይቋል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
    welcome: 'እንኳን ደህና መጡ፣ {name}',
    begin: 'ከየት እንደሚጀምሩ',
    tryAgain: 'እንደገና ይሞክሩ',
    backHome: 'ወደ መነሻ ገጽ',
    close: 'ይዝጉ',
    imageFailed: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type SubscribeTexts = Record<keyof (typeof subscribeTexts)['en'], string>;

/**
 * Title, message and addition of each type. The addition is the same for everyone already subscribed, so it
 * does not reveal whether an address is confirmed.
 */
export const typeWords = {
  Success: { name: 'success', message: 'succeeded', note: 'mailed' },
  'Already Subscribed': { name: 'already', message: 'wasAlready', note: 'mailedBefore' },
  Error: { name: 'error', message: 'failed', note: null },
} as const satisfies Record<
  SubscriptionType,
  Record<'name' | 'message', keyof SubscribeTexts> & { note: keyof SubscribeTexts | null }
>;

/** The consent note in one language, stored with each subscription beside its version. */
export function consentWords(language: Locale): string {
  const { consent, privacy, terms } = subscribeTexts[language];
  return consent.replace('{privacy}', privacy).replace('{terms}', terms);
}
