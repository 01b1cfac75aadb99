import type { Locale } from '#core/locale.ts';

/**
 * Texts of the contact page; `{name}` is the visitor's name, `{email}` an address, `{n}` a number of characters.
 * Amharic needs review by a native speaker (docs/how-to/review-amharic.md).
 */
export const contactTexts = {
  en: {
    pageTitle: 'Contact',
    heading: 'Talk to us',
    subheading: 'Ask, offer a hand, or say hello',
    intro: 'Families, volunteers, partners and the curious: everybody gets an answer.',
    details: 'Where to find us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    openMap: 'Open the map',
    follow: 'Follow us',
    newTab: 'opens in a new tab',
    form: 'Write to us',
    name: 'Name',
    message: 'Message',
    room: 'Up to 5,000 characters.',
    remaining: '{n} characters left',
    over: '{n} characters too many',
    privacy: 'Staff of the mission read your message and answer by email. More in our {privacy} notice.',
    privacyNotice: 'Privacy',
    send: 'Send',
    sending: 'Sending your message',
    wrongName: 'invalid name',
    invalidName: 'Please enter a valid Name',
    invalidEmail: 'Please enter a valid email',
    noMessage: 'Please write your message',
    longMessage: 'Please shorten your message to 5,000 characters',
    failed: 'Your message could not be sent. What you wrote is still here: please try again.',
    tooOften:
      'Many messages came from your network just now. What you wrote is still here: please try again in ten minutes.',
    thanks: 'Thank you, {name}.',
    received: 'Your message is in our inbox.',
    next: 'One of us reads it and writes back to {email}.',
    another: 'Write another message',
    backHome: 'Back to the home page',
  },
  am: {
    pageTitle: 'ያግኙን',
    heading: 'ያነጋግሩን',
    subheading: 'ይጠይቁ፣ እጅዎን ያውሱን፣ ወይም ሰላም ይበሉን',
    intro: 'ቤተሰቦች፣ በጎ ፈቃደኞች፣ አጋሮችና ማወቅ የሚፈልጉ ሁሉ፦ ለሁሉም መልስ እንሰጣለን።',
    details: 'የት እንደሚያገኙን',
    phone: 'ስልክ',
    email: 'ኢሜይል',
    address: 'አድራሻ',
    openMap: 'ካርታውን ክፈት',
    follow: 'ይከተሉን',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    form: 'ይጻፉልን',
    name: 'ስም',
    message: 'መልእክት',
    room: 'እስከ 5,000 ፊደላት።',
    remaining: '{n} ፊደላት ቀርተዋል',
    over: '{n} ፊደላት በዝተዋል',
    privacy: 'መልእክትዎን የተልእኳችን ሠራተኞች አንብበው በኢሜይል ይመልሳሉ። ተጨማሪ በ{privacy} ውስጥ ያገኛሉ።',
    privacyNotice: 'የግላዊነት መመሪያችን',
    send: 'ላክ',
    sending: 'መልእክትዎን በመላክ ላይ',
    wrongName: 'ስሙ ትክክል አይደለም',
    invalidName: 'እባክዎ ትክክለኛ ስም ያስገቡ',
    invalidEmail: 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ',
    noMessage: 'እባክዎ መልእክትዎን ይጻፉ',
    longMessage: 'እባክዎ መልእክትዎን ወደ 5,000 ፊደላት ያሳጥሩ',
    failed: 'መልእክትዎን መላክ አልተቻለም። የጻፉት እዚሁ አለ፤ እባክዎ እንደገና ይሞክሩ።',
    tooOften: 'ከእርስዎ ኔትወርክ አሁን ብዙ መልእክቶች መጥተዋል። የጻፉት እዚሁ አለ፤ እባክዎ ከአሥር ደቂቃ በኋላ ይሞክሩ።',
    thanks: 'እናመሰግናለን፣ {name}።',
    received: 'መልእክትዎ ደርሶናል።',
    next: 'ከተልእኳችን አንድ ሰው አንብቦ በ{email} ይጽፍልዎታል።',
    another: 'ሌላ መልእክት ይጻፉ',
    backHome: 'ወደ መነሻ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type ContactTexts = Record<keyof (typeof contactTexts)['en'], string>;

const inBrowser = [
  'remaining',
  'over',
  'wrongName',
  'invalidName',
  'invalidEmail',
  'noMessage',
  'longMessage',
  'failed',
  'tooOften',
  'sending',
  'thanks',
  'next',
] as const satisfies readonly (keyof ContactTexts)[];

export type ContactBrowserTexts = Pick<ContactTexts, (typeof inBrowser)[number]>;

/** Texts for the form script. */
export function browserTextsOf(locale: Locale): ContactBrowserTexts {
  return Object.fromEntries(inBrowser.map(key => [key, contactTexts[locale][key]])) as ContactBrowserTexts;
}
