import type { Locale } from '#core/locale.ts';

/** Kinds of the mails to visitors about meetings, in the outbox. */
export const meetingMails = [
  'meeting-held',
  'meeting-booked',
  'meeting-moved',
  'meeting-reassigned',
  'meeting-cancelled',
  'meeting-called-off',
  'meeting-missed',
  'meeting-reminder',
] as const;
export type MeetingMail = (typeof meetingMails)[number];
/** Kind of the mails to hosts, which say who comes and why. */
export const hostMailKind = 'meeting-of-host';
/** Kind of the mails to hosts whose calendar cannot be read. */
export const calendarMailKind = 'calendar-of-host';
/** Kind of the mail that tells a host of more changes in a day than single mails are sent for. */
export const hostDigestKind = 'meetings-of-host';

/**
 * Texts of the mails about meetings; `{{day}}` is the day of the meeting, `{name}` the charity. Amharic needs review by a
 * native speaker (docs/how-to/review-amharic.md).
 */
export const meetingMailTexts = {
  en: {
    comma: ', ',
    title: 'Meeting with {name}',
    'meeting-held': {
      subject: 'Please confirm your meeting on {{day}}',
      heading: 'Is this time right for you?',
      lead: 'We hold it for you until {{until}}. Open the link and press Confirm, and the meeting is booked. After that time others can book it too.',
    },
    'meeting-booked': {
      subject: 'Your meeting on {{day}}',
      heading: 'Your meeting is booked',
      lead: 'We look forward to meeting you. The invitation in this mail puts it into your calendar.',
    },
    'meeting-moved': {
      subject: 'Your meeting is now on {{day}}',
      heading: 'Your meeting has moved',
      lead: 'This is the new time. The invitation in this mail changes it in your calendar too.',
    },
    'meeting-reassigned': {
      subject: 'Your meeting on {{day}}: somebody else will be there',
      heading: 'Somebody else will meet you',
      lead: 'The time stays as it is. You don’t need to do anything.',
    },
    'meeting-cancelled': {
      subject: 'Your meeting on {{day}} is cancelled',
      heading: 'Your meeting is cancelled',
      lead: 'The time is free again. You can book another one whenever you like.',
    },
    'meeting-called-off': {
      subject: 'We have to cancel your meeting on {{day}}',
      heading: 'We have to cancel your meeting',
      lead: 'We are sorry: we cannot meet you at this time. Please choose another, and we will be there.',
    },
    'meeting-missed': {
      subject: 'We missed you',
      heading: 'We missed you',
      lead: 'We waited for you at this time. Things get in the way: please choose again, and we will be there.',
    },
    'meeting-reminder': {
      subject: 'Your meeting tomorrow, {{day}}',
      heading: 'See you tomorrow',
      lead: 'This is a reminder of your meeting.',
    },
    day: 'Day',
    time: 'Time',
    there: 'By your clock',
    where: 'Where',
    host: 'With',
    confirm: 'Confirm the meeting',
    change: 'Move or cancel it',
    again: 'Choose again',
    another: 'Book another meeting',
    cancelledWhy: 'You are getting this mail because this meeting was booked with your address.',
    why: 'You are getting this mail because somebody booked a meeting with this address. If it was not you, cancel it or write to us.',
    heldWhy:
      'You are getting this mail because somebody chose this time with your address. If it was not you, you don’t need to do anything: nothing is booked.',
    ourOffice: 'At our office',
    linkFollows: 'By video call. We send you the link.',
    digest: {
      subject: 'Many changes to your meetings today',
      heading: 'Many changes to your meetings today',
      lead: 'You have had several mails about meetings today, and more has changed since. Until tomorrow we send you no single mails. Your week shows every meeting as it stands.',
    },
    hostNew: 'Meeting on {{day}}',
    hostMoved: 'A meeting has moved to {{day}}',
    hostGone: 'Somebody else has your meeting on {{day}} now',
    hostCancelled: 'The visitor has cancelled the meeting on {{day}}',
    hostCalledOff: 'Cancelled in the admin: the meeting on {{day}}',
    who: 'Who',
    email: 'Email',
    about: 'What about',
    noWords: 'Nothing was said.',
    yourWeek: 'Your week',
    calendarUnread: 'Your calendar could not be read',
    calendarSome: 'Some events in your calendar could not be read',
    calendarKept:
      'What we knew of it still blocks your time. What is new in it does not: visitors may book an hour in which you are busy.',
    calendarMore: 'And {{count}} more.',
    calendarNoDay: 'An event without a day',
    calendarOpen: 'See your calendar',
    hostWhy: 'You are getting this mail because you meet visitors of the site.',
  },
  am: {
    comma: '፣ ',
    title: 'ከ{name} ጋር የሚደረግ ቀጠሮ',
    'meeting-held': {
      subject: 'እባክዎ የ{{day}} ቀጠሮዎን ያረጋግጡ',
      heading: 'ይህ ጊዜ ይመችዎታል?',
      lead: 'ጊዜውን ይዘንልዎታል፤ ይህም የሚያበቃው {{until}} ነው። አገናኙን ከፍተው “ያረጋግጡ” የሚለውን አዝራር ሲጫኑ ቀጠሮው ይያዛል። ከዚያ በኋላ ሌሎችም ጊዜውን ሊይዙት ይችላሉ።',
    },
    'meeting-booked': {
      subject: 'የ{{day}} ቀጠሮዎ',
      heading: 'ቀጠሮዎ ተይዟል',
      lead: 'እርስዎን ለማግኘት በጉጉት እንጠብቃለን። በዚህ ኢሜይል ውስጥ ያለው ግብዣ ቀጠሮውን በቀን መቁጠሪያዎ ላይ ያስገባል።',
    },
    'meeting-moved': {
      subject: 'ቀጠሮዎ አሁን በ{{day}} ነው',
      heading: 'ቀጠሮዎ ተዛውሯል',
      lead: 'አዲሱ ጊዜ ይህ ነው። በዚህ ኢሜይል ውስጥ ያለው ግብዣ በቀን መቁጠሪያዎም ላይ ይለውጠዋል።',
    },
    'meeting-reassigned': {
      subject: 'የ{{day}} ቀጠሮዎ፦ የሚያገኙት ሌላ ሰው ነው',
      heading: 'የሚያገኙት ሌላ ሰው ነው',
      lead: 'ጊዜው እንዳለ ነው። ምንም ማድረግ አያስፈልግዎትም።',
    },
    'meeting-cancelled': {
      subject: 'የ{{day}} ቀጠሮዎ ተሰርዟል',
      heading: 'ቀጠሮዎ ተሰርዟል',
      lead: 'በፈለጉት ጊዜ ሌላ ቀጠሮ መያዝ ይችላሉ።',
    },
    'meeting-called-off': {
      subject: 'የ{{day}} ቀጠሮዎን መሰረዝ ነበረብን',
      heading: 'ቀጠሮዎን መሰረዝ ነበረብን',
      lead: 'ይቅርታ፤ በዚህ ጊዜ ልናገኝዎት አንችልም። እባክዎ ሌላ ጊዜ ይምረጡ፣ እኛም እንገኛለን።',
    },
    'meeting-missed': {
      subject: 'ሳንገናኝ ቀረን',
      heading: 'ሳንገናኝ ቀረን',
      lead: 'በዚህ ጊዜ ጠብቀንዎት ነበር። እንቅፋት ያጋጥማል፤ እባክዎ እንደገና ይምረጡ፣ እኛም እንገኛለን።',
    },
    'meeting-reminder': {
      subject: 'የነገው ቀጠሮዎ፣ {{day}}',
      heading: 'ነገ እንገናኝ',
      lead: 'ይህ ስለ ቀጠሮዎ ማስታወሻ ነው።',
    },
    day: 'ቀን',
    time: 'ሰዓት',
    there: 'በእርስዎ አካባቢ ሰዓት',
    where: 'ቦታ',
    host: 'የሚያገኙት ሰው',
    confirm: 'ቀጠሮውን ያረጋግጡ',
    change: 'ያዛውሩት ወይም ይሰርዙት',
    again: 'እንደገና ይምረጡ',
    another: 'ሌላ ቀጠሮ ይያዙ',
    cancelledWhy: 'ይህ ኢሜይል የደረሰዎት ይህ ቀጠሮ በእርስዎ አድራሻ ስለተያዘ ነው።',
    why: 'ይህ ኢሜይል የደረሰዎት በዚህ አድራሻ ቀጠሮ ስለተያዘ ነው። እርስዎ ካልያዙት ይሰርዙት ወይም ይጻፉልን።',
    heldWhy: 'ይህ ኢሜይል የደረሰዎት በእርስዎ አድራሻ ይህ ጊዜ ስለተመረጠ ነው። እርስዎ ካልመረጡት ምንም ማድረግ አያስፈልግዎትም፤ ምንም ቀጠሮ አልተያዘም።',
    ourOffice: 'በቢሯችን',
    linkFollows: 'በቪዲዮ ጥሪ። አገናኙን እንልክልዎታለን።',
    digest: {
      subject: 'ዛሬ በቀጠሮዎችዎ ላይ ብዙ ለውጦች አሉ',
      heading: 'ዛሬ በቀጠሮዎችዎ ላይ ብዙ ለውጦች አሉ',
      lead: 'ዛሬ ስለ ቀጠሮዎች ብዙ ኢሜይሎች ደርሰውዎታል፤ ከዚያ በኋላም ተጨማሪ ለውጦች አሉ። እስከ ነገ ድረስ ለእያንዳንዱ ለውጥ ኢሜይል አንልክም። ሳምንትዎ እያንዳንዱን ቀጠሮ አሁን ባለበት ሁኔታ ያሳያል።',
    },
    hostNew: 'የ{{day}} ቀጠሮ',
    hostMoved: 'ቀጠሮ ወደ {{day}} ተዛውሯል',
    hostGone: 'የ{{day}} ቀጠሮዎን አሁን ሌላ ሰው ይዞታል',
    hostCancelled: 'ጎብኚው የ{{day}} ቀጠሮውን ሰርዘዋል',
    hostCalledOff: 'በአስተዳደር ገጹ ተሰርዟል፦ የ{{day}} ቀጠሮ',
    who: 'ማን',
    email: 'ኢሜይል',
    about: 'ስለምን',
    noWords: 'ምንም አልተጠቀሰም።',
    yourWeek: 'የእርስዎ ሳምንት',
    calendarUnread: 'ቀን መቁጠሪያዎን ማንበብ አልተቻለም',
    calendarSome: 'በቀን መቁጠሪያዎ ውስጥ አንዳንድ ዝግጅቶችን ማንበብ አልተቻለም',
    calendarKept: 'ከዚህ በፊት ያነበብነው ጊዜ እንደተያዘ ይቆያል። አዲስ የገባው ግን አይደለም፤ ጎብኚዎች እርስዎ በማይችሉበት ሰዓት ቀጠሮ ሊይዙ ይችላሉ።',
    calendarMore: 'ተጨማሪ፦ {{count}}።',
    calendarNoDay: 'ቀን የሌለው ዝግጅት',
    calendarOpen: 'ቀን መቁጠሪያዎን ይመልከቱ',
    hostWhy: 'ይህ ኢሜይል የደረሰዎት የድረ ገጹን ጎብኚዎች ስለሚያገኙ ነው።',
  },
} as const satisfies Record<Locale, Record<string, string | Record<string, string>>>;
