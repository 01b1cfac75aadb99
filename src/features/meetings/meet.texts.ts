import type { Locale } from '#core/locale.ts';

/**
 * Texts of the booking calendar; `{service}` is the calendar's host. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const meetTexts = {
  en: {
    booking: 'Thirty minutes is enough to begin.',
    book: 'Book',
    contactUs: 'Contact us',
    pageTitle: 'Meet',
    heading: 'Sit down with us',
    subheading: 'Thirty minutes to get to know each other',
    intro: 'Choose a day and a time. Tell us what it is about, and one of us will be there.',
    calendar: 'Booking calendar',
    service: 'This calendar comes from {service}. What you enter in it goes to that service and to us.',
    loading: 'Loading calendar',
    late: 'The calendar is taking longer than usual. It appears here as soon as it has loaded.',
    failed: 'The calendar could not be loaded.',
    missing: 'You can’t book a meeting here at the moment.',
    introMissing: 'Tell us what it is about, and one of us will answer.',
    writeToUs: 'Write to us, and we will find a time together.',
    ourForm: 'Write on the contact page',
    full: 'Every time is taken at the moment.',
    otherContacts: 'Call or write to us, and we will find a time together.',
    offered: 'The calendar comes from {service} and needs more data than the rest of this site.',
    load: 'Load the calendar here',
    open: 'Open the calendar',
    retry: 'Try again',
    phone: 'Phone',
    email: 'Email',
    newTab: 'opens in a new tab',
  },
  am: {
    booking: 'ለመጀመር ሠላሳ ደቂቃ ይበቃል።',
    book: 'ቀጠሮ ይያዙ',
    contactUs: 'ያግኙን',
    pageTitle: 'እንገናኝ',
    heading: 'ቁጭ ብለን እንነጋገር',
    subheading: 'ለመተዋወቅ ሠላሳ ደቂቃ',
    intro: 'ቀንና ሰዓት ይምረጡ። ስለምን መነጋገር እንደሚፈልጉ ይንገሩን፤ ከእኛ አንዱ ይጠብቅዎታል።',
    calendar: 'የቀጠሮ ቀን መቁጠሪያ',
    service: 'ይህ ቀን መቁጠሪያ የሚመጣው ከ{service} ነው። በእሱ ላይ የሚሞሉት መረጃ ለዚያ አገልግሎትና ለእኛ ይደርሳል።',
    loading: 'ቀን መቁጠሪያውን በመጫን ላይ',
    late: 'ቀን መቁጠሪያው ከወትሮው እየዘገየ ነው። እንደደረሰ እዚህ ይታያል።',
    failed: 'ቀን መቁጠሪያውን መጫን አልተቻለም።',
    missing: 'በአሁኑ ጊዜ እዚህ ቀጠሮ መያዝ አይቻልም።',
    introMissing: 'ስለምን መነጋገር እንደሚፈልጉ ይንገሩን፤ ከእኛ አንዱ ይመልስልዎታል።',
    writeToUs: 'ይጻፉልን፤ አብረን ጊዜ እናገኛለን።',
    ourForm: 'በያግኙን ገጽ ላይ ይጻፉልን',
    full: 'በአሁኑ ጊዜ ሁሉም ሰዓቶች ተይዘዋል።',
    otherContacts: 'ይደውሉልን ወይም ይጻፉልን፤ አብረን ጊዜ እናገኛለን።',
    offered: 'ቀን መቁጠሪያው የሚመጣው ከ{service} ሲሆን ከሌላው የድረ ገጹ ክፍል ይበልጥ ዳታ ይጠቀማል።',
    load: 'ቀን መቁጠሪያውን እዚህ ይጫኑ',
    open: 'ቀን መቁጠሪያውን ይክፈቱ',
    retry: 'እንደገና ይሞክሩ',
    phone: 'ስልክ',
    email: 'ኢሜይል',
    newTab: 'በአዲስ ገጽ ይከፈታል',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type MeetTexts = Record<keyof (typeof meetTexts)['en'], string>;
