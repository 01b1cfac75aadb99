import type { Locale } from '#core/locale.ts';

/** Kinds of the mails about tickets, in the outbox. */
export const ticketMails = [
  'tickets-held',
  'tickets-confirmed',
  'tickets-cancelled',
  'tickets-changed',
  'tickets-passed',
  'tickets-received',
  'tickets-asking',
  'tickets-waiting',
  'tickets-offered',
  'tickets-paid',
  'tickets-unplaced',
  'tickets-transfer',
  'tickets-transfer-held',
  'tickets-moved',
  'tickets-called-off',
  'tickets-withdrawn',
  'tickets-returned',
] as const;
export type TicketMail = (typeof ticketMails)[number];

/** The kind of a letter of staff to those with tickets of an event; such mails are `bulkOf` the id of the letter. */
export const LETTER_KIND = 'tickets-letter';
/** The kind of a test of a letter, which its author gets; also `bulkOf` the id of the letter. */
export const LETTER_TEST_KIND = 'tickets-letter-test';

/** The mails that let their reader in: with the tickets, the events for a calendar, and what staff tell those who come. */
export const admittingMails: readonly TicketMail[] = [
  'tickets-confirmed',
  'tickets-changed',
  'tickets-received',
  'tickets-moved',
];

/** Texts of the mails about tickets. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const orderMailTexts = {
  en: {
    'tickets-held': {
      subject: 'Please confirm your tickets',
      heading: 'Are these tickets for you?',
      lead: 'We hold the places for you until {{until}}. Open the link and press Confirm, and they are yours. After that time others can have them.',
      button: 'Confirm the tickets',
      why: 'You are getting this mail because somebody chose tickets with your address. If it was not you, you don’t need to do anything: nothing is ordered.',
    },
    'tickets-confirmed': {
      subject: 'Your tickets',
      heading: 'Your tickets',
      lead: 'We look forward to seeing you. Bring the attached tickets, printed or on your phone; your name is enough too. The page behind the link shows them as well. The other file puts the event into your calendar.',
      button: 'Your tickets',
      why: 'You are getting this mail because tickets were ordered with this address. If you cannot come, cancel them through the link, so that somebody else can have the places.',
    },
    'tickets-cancelled': {
      subject: 'Your tickets are cancelled',
      heading: 'Your tickets are cancelled',
      lead: 'The places are free again. Thank you for telling us.',
      button: 'See what else is on',
      why: 'You are getting this mail because these tickets were ordered with your address.',
    },
    'tickets-changed': {
      subject: 'Your tickets have changed',
      heading: 'Your tickets have changed',
      lead: 'One ticket is cancelled, and its place is free again. These are still yours.',
      button: 'Your tickets',
      why: 'You are getting this mail because somebody with the link to your tickets cancelled one. If it was not you, please write to us.',
    },
    'tickets-passed': {
      subject: 'You have passed a ticket on',
      heading: 'You have passed a ticket on',
      lead: 'It now belongs to the person you named, who has a mail with a link of their own. The code that you have for it is no longer valid.',
      button: 'Your tickets',
      why: 'You are getting this mail because somebody with the link to your tickets passed one on. If it was not you, please write to us.',
    },
    'tickets-received': {
      subject: 'Somebody has passed a ticket on to you',
      heading: 'A ticket for you',
      lead: 'Somebody cannot come, and has passed this ticket on to you. It is yours now. Bring the attached file, printed or on your phone; your name is enough too.',
      button: 'Your ticket',
      why: 'You are getting this mail because somebody gave your address. If you do not want the ticket, cancel it through the link, so that somebody else can have the place.',
    },
    'tickets-asking': {
      subject: 'Please confirm that you want to wait',
      heading: 'Do you want to wait for places?',
      lead: 'Everything is taken at the moment. Open the link and press Confirm, and we will write to you as soon as there are places for all of you.',
      button: 'Confirm',
      why: 'You are getting this mail because somebody gave your address for the waiting list. If it was not you, you don’t need to do anything.',
    },
    'tickets-waiting': {
      subject: 'You are on the waiting list',
      heading: 'You are on the waiting list',
      lead: 'As soon as there are places for all of you, we hold them for you and write once. Through the link you can leave the list at any time.',
      button: 'See or leave the waiting list',
      why: 'You are getting this mail because you asked to wait for places.',
    },
    'tickets-offered': {
      subject: 'There are places for you',
      heading: 'There are places for you',
      lead: 'You waited for these places, and now they are free. We hold them for you until {{until}}: open the link and accept them, or decline so that the next can have them. After that time others get them, and we do not write again.',
      button: 'Accept or decline',
      why: 'You are getting this mail because you asked to wait for places.',
    },
    'tickets-paid': {
      subject: 'Receipt for your tickets',
      heading: 'Receipt for your tickets',
      lead: 'We have received {{amount}} for these tickets, with the reference {{reference}}. This is a receipt for tickets, not for a gift.',
      button: 'Your tickets',
      why: 'You are getting this mail because tickets that were ordered with this address have been paid.',
    },
    'tickets-unplaced': {
      subject: 'What should become of your payment?',
      heading: 'What should become of your payment?',
      lead: 'We have received {{amount}}, with the reference {{reference}}, for places that could not be given to you or are cancelled. Nothing is lost: open the link and choose whether the price of the tickets stays as a gift, for which you get a receipt, or we pay it back.',
      button: 'Choose',
      why: 'You are getting this mail because tickets that were ordered with this address have been paid.',
    },
    'tickets-transfer': {
      subject: 'Please transfer the money for your tickets',
      heading: 'Your places wait for your transfer',
      lead: 'We hold the places for you until {{until}}. Please transfer {{amount}} to {{account}}, with the reference {{reference}}. Without the reference we cannot tell that the money is yours.',
      button: 'See the order',
      why: 'You are getting this mail because somebody ordered tickets with your address. If it was not you, you don’t need to do anything.',
    },
    'tickets-transfer-held': {
      subject: 'Please confirm that you will transfer the money',
      heading: 'Will you pay by bank transfer?',
      lead: 'We hold the places for you until {{until}}. Open the link and press Confirm, and we hold them for up to five days, until your transfer arrives; otherwise others can have them. Please transfer {{amount}} to {{account}}, with the reference {{reference}}.',
      button: 'Confirm the transfer',
      why: 'You are getting this mail because somebody ordered tickets with your address. If it was not you, you don’t need to do anything: nothing is bought.',
    },
    'tickets-moved': {
      subject: 'The time of your event has changed',
      heading: 'The time of your event has changed',
      lead: 'Please note when it takes place now. Your tickets stay valid, also printed ones. The attached file corrects your calendar.',
      button: 'Your tickets',
      why: 'You are getting this mail because you have tickets. If you cannot come at that time, cancel them through the link, so that somebody else can have the places.',
    },
    'tickets-called-off': {
      subject: 'Your event does not take place as planned',
      heading: 'Your event does not take place as planned',
      lead: 'We are sorry: it is cancelled or put off. You don’t need to do anything. If there is a new day, we will write to you.',
      button: 'Your tickets',
      why: 'You are getting this mail because you have tickets for this event.',
    },
    'tickets-withdrawn': {
      subject: 'We have cancelled your tickets',
      heading: 'We have cancelled your tickets',
      lead: '{{reason}}',
      button: 'See the order',
      why: 'You are getting this mail because these tickets were ordered with your address. If you think that this is a mistake, please answer this mail.',
    },
    'tickets-returned': {
      subject: 'A ticket that you passed on is yours again',
      heading: 'This ticket is yours again',
      lead: 'The person you passed it on to has asked us to forget them, so it has come back to you. The code that they had is no longer valid. Come with it, or open the link to pass it on or to cancel it, so that somebody else can have the place.',
      button: 'Your ticket',
      why: 'You are getting this mail because you ordered this ticket.',
    },
    /** Where staff gave no reason. */
    noReason: 'They are no longer valid. If you would like to know why, please write to us.',
    /** Where staff cancel them because of it. */
    paidBack:
      'Their price was paid back, so they are no longer valid. If you think that this is a mistake, please write to us.',
    /** Where staff cancel them because their event is. */
    calledOff:
      'The event is cancelled. Nothing of what you paid is lost: we ask you in another mail whether it stays as a gift or comes back to you.',
    /** `2 × Adult`. */
    some: '{n} × {kind}',
  },
  am: {
    'tickets-held': {
      subject: 'እባክዎ ትኬቶችዎን ያረጋግጡ',
      heading: 'እነዚህ ትኬቶች የእርስዎ ናቸው?',
      lead: 'ቦታዎቹን ይዘንልዎታል፤ ይህም የሚያበቃው {{until}} ነው። አገናኙን ከፍተው “ያረጋግጡ” የሚለውን ሲጫኑ የእርስዎ ይሆናሉ። ከዚያ በኋላ ሌሎች ሊወስዷቸው ይችላሉ።',
      button: 'ትኬቶቹን ያረጋግጡ',
      why: 'ይህ ኢሜይል የደረሰዎት አንድ ሰው በአድራሻዎ ትኬት ስለመረጠ ነው። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ምንም አልታዘዘም።',
    },
    'tickets-confirmed': {
      subject: 'ትኬቶችዎ',
      heading: 'ትኬቶችዎ',
      lead: 'እርስዎን ለማየት እንጓጓለን። የተያያዙትን ትኬቶች አትመው ወይም በስልክዎ ይዘው ይምጡ፤ ስምዎም ይበቃል። በአገናኙ የሚከፈተው ገጽም ያሳያቸዋል። ሌላው ፋይል ዝግጅቱን ወደ ቀን መቁጠሪያዎ ያስገባል።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት በዚህ አድራሻ ትኬት ስለታዘዘ ነው። መምጣት ካልቻሉ በአገናኙ ይሰርዟቸው፤ ቦታዎቹን ሌላ ሰው ያገኛቸዋል።',
    },
    'tickets-cancelled': {
      subject: 'ትኬቶችዎ ተሰርዘዋል',
      heading: 'ትኬቶችዎ ተሰርዘዋል',
      lead: 'ቦታዎቹ እንደገና ክፍት ሆነዋል። ስላሳወቁን እናመሰግናለን።',
      button: 'ሌሎች ዝግጅቶችን ይመልከቱ',
      why: 'ይህ ኢሜይል የደረሰዎት እነዚህ ትኬቶች በአድራሻዎ ስለታዘዙ ነው።',
    },
    'tickets-changed': {
      subject: 'ትኬቶችዎ ተለውጠዋል',
      heading: 'ትኬቶችዎ ተለውጠዋል',
      lead: 'አንድ ትኬት ተሰርዟል፤ ቦታውም እንደገና ክፍት ሆኗል። የሚከተሉት አሁንም የእርስዎ ናቸው።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት የትኬቶችዎ አገናኝ ያለው ሰው አንዱን ስለሰረዘ ነው። እርስዎ ካልሆኑ እባክዎ ይጻፉልን።',
    },
    'tickets-passed': {
      subject: 'ትኬት ለሌላ ሰው አስተላልፈዋል',
      heading: 'ትኬት ለሌላ ሰው አስተላልፈዋል',
      lead: 'ትኬቱ አሁን ያስተላለፉለት ሰው ሆኗል፤ የራሱን አገናኝ የያዘ ኢሜይልም ልከንለታል። በእጅዎ ያለው የዚህ ትኬት ኮድ ከእንግዲህ አይሠራም።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት የትኬቶችዎ አገናኝ ያለው ሰው አንዱን ለሌላ ስላስተላለፈ ነው። እርስዎ ካልሆኑ እባክዎ ይጻፉልን።',
    },
    'tickets-received': {
      subject: 'ትኬት ተላልፎልዎታል',
      heading: 'ለእርስዎ የተላለፈ ትኬት',
      lead: 'መምጣት ያልቻለ ሰው ይህን ትኬት ለእርስዎ አስተላልፏል። አሁን የእርስዎ ነው። የተያያዘውን ፋይል አትመው ወይም በስልክዎ ይዘው ይምጡ፤ ስምዎም ይበቃል።',
      button: 'ትኬትዎ',
      why: 'ይህ ኢሜይል የደረሰዎት አንድ ሰው አድራሻዎን ስለሰጠን ነው። ትኬቱን ካልፈለጉት በአገናኙ ይሰርዙት፤ ቦታውን ሌላ ሰው ያገኘዋል።',
    },
    'tickets-asking': {
      subject: 'እባክዎ ቦታ መጠበቅዎን ያረጋግጡ',
      heading: 'ቦታ እስኪገኝ ይጠብቃሉ?',
      lead: 'በአሁኑ ጊዜ ቦታዎቹ ሁሉ ተይዘዋል። አገናኙን ከፍተው “ያረጋግጡ” የሚለውን ይጫኑ፤ ለሁላችሁም የሚሆን ቦታ እንደተገኘ እንጽፍልዎታለን።',
      button: 'ያረጋግጡ',
      why: 'ይህ ኢሜይል የደረሰዎት አንድ ሰው አድራሻዎን ለተጠባባቂዎች ዝርዝር ስለሰጠ ነው። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም።',
    },
    'tickets-waiting': {
      subject: 'በተጠባባቂዎች ዝርዝር ውስጥ ነዎት',
      heading: 'በተጠባባቂዎች ዝርዝር ውስጥ ነዎት',
      lead: 'ለሁላችሁም የሚሆን ቦታ እንደተገኘ ይዘንልዎት አንድ ጊዜ እንጽፍልዎታለን። በአገናኙ በማንኛውም ጊዜ ከዝርዝሩ መውጣት ይችላሉ።',
      button: 'ዝርዝሩን ይመልከቱ ወይም ይውጡ',
      why: 'ይህ ኢሜይል የደረሰዎት ቦታ ለመጠበቅ ስለጠየቁ ነው።',
    },
    'tickets-offered': {
      subject: 'ለእርስዎ ቦታ ተገኝቷል',
      heading: 'ለእርስዎ ቦታ ተገኝቷል',
      lead: 'የጠበቋቸው ቦታዎች አሁን ክፍት ሆነዋል። ይዘንልዎታል፤ ይህም የሚያበቃው {{until}} ነው። አገናኙን ከፍተው ይቀበሉ፣ ወይም ቀጣዩ እንዲያገኛቸው አልፈልግም ይበሉ። ከዚያ ጊዜ በኋላ ሌሎች ያገኟቸዋል፤ እኛም እንደገና አንጽፍም።',
      button: 'ይቀበሉ ወይም ይተዉ',
      why: 'ይህ ኢሜይል የደረሰዎት ቦታ ለመጠበቅ ስለጠየቁ ነው።',
    },
    'tickets-paid': {
      subject: 'የትኬቶችዎ ደረሰኝ',
      heading: 'የትኬቶችዎ ደረሰኝ',
      lead: 'ለእነዚህ ትኬቶች {{amount}} ተቀብለናል፤ የማጣቀሻ ቁጥሩ {{reference}} ነው። ይህ የትኬት ደረሰኝ ነው እንጂ የልገሳ ደረሰኝ አይደለም።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት በዚህ አድራሻ የታዘዙ ትኬቶች ስለተከፈሉ ነው።',
    },
    'tickets-unplaced': {
      subject: 'የከፈሉት ገንዘብ ምን ይሁን?',
      heading: 'የከፈሉት ገንዘብ ምን ይሁን?',
      lead: '{{amount}} ተቀብለናል፤ የማጣቀሻ ቁጥሩ {{reference}} ነው። ነገር ግን እነዚህን ቦታዎች ልንሰጥዎ አልቻልንም፣ ወይም ተሰርዘዋል። ምንም አልጠፋም፤ አገናኙን ከፍተው የትኬቶቹ ዋጋ በልገሳ እንዲቀር (ደረሰኝ ያገኛሉ) ወይም እንዲመለስልዎ ይምረጡ።',
      button: 'ይምረጡ',
      why: 'ይህ ኢሜይል የደረሰዎት በዚህ አድራሻ የታዘዙ ትኬቶች ስለተከፈሉ ነው።',
    },
    'tickets-transfer': {
      subject: 'እባክዎ የትኬቶችዎን ገንዘብ ያስተላልፉ',
      heading: 'ቦታዎችዎ ዝውውርዎን ይጠብቃሉ',
      lead: 'ቦታዎቹን ይዘንልዎታል፤ ይህም የሚያበቃው {{until}} ነው። እባክዎ {{amount}} ወደ {{account}} ያስተላልፉ፤ የማጣቀሻ ቁጥሩን {{reference}} ይጻፉበት። ያለ ማጣቀሻ ቁጥሩ ገንዘቡ የእርስዎ መሆኑን ማወቅ አንችልም።',
      button: 'ትዕዛዙን ይመልከቱ',
      why: 'ይህ ኢሜይል የደረሰዎት አንድ ሰው በአድራሻዎ ትኬት ስላዘዘ ነው። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም።',
    },
    'tickets-transfer-held': {
      subject: 'እባክዎ ገንዘቡን እንደሚያስተላልፉ ያረጋግጡ',
      heading: 'በባንክ ዝውውር ይከፍላሉ?',
      lead: 'ቦታዎቹን ይዘንልዎታል፤ ይህም የሚያበቃው {{until}} ነው። አገናኙን ከፍተው “ያረጋግጡ” የሚለውን ሲጫኑ ዝውውርዎ እስኪደርስ ድረስ እስከ አምስት ቀን እንይዝልዎታለን፤ ካላረጋገጡ ሌሎች ሊወስዷቸው ይችላሉ። እባክዎ {{amount}} ወደ {{account}} ያስተላልፉ፤ የማጣቀሻ ቁጥሩን {{reference}} ይጻፉበት።',
      button: 'ዝውውሩን ያረጋግጡ',
      why: 'ይህ ኢሜይል የደረሰዎት አንድ ሰው በአድራሻዎ ትኬት ስላዘዘ ነው። እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ምንም አልተገዛም።',
    },
    'tickets-moved': {
      subject: 'የዝግጅትዎ ጊዜ ተለውጧል',
      heading: 'የዝግጅትዎ ጊዜ ተለውጧል',
      lead: 'እባክዎ አሁን የሚካሄድበትን ጊዜ ልብ ይበሉ። ትኬቶችዎ፣ የታተሙትም ቢሆኑ፣ እንደሚሠሩ ይቀጥላሉ። የተያያዘው ፋይል የቀን መቁጠሪያዎን ያስተካክላል።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት ትኬት ስላለዎት ነው። በዚያ ጊዜ መምጣት ካልቻሉ በአገናኙ ይሰርዟቸው፤ ቦታዎቹን ሌላ ሰው ያገኛቸዋል።',
    },
    'tickets-called-off': {
      subject: 'ዝግጅትዎ እንደታቀደው አይካሄድም',
      heading: 'ዝግጅትዎ እንደታቀደው አይካሄድም',
      lead: 'ይቅርታ፤ ዝግጅቱ ተሰርዟል ወይም ለሌላ ጊዜ ተላልፏል። ምንም ማድረግ አያስፈልግዎትም። አዲስ ቀን ካለ እንጽፍልዎታለን።',
      button: 'ትኬቶችዎ',
      why: 'ይህ ኢሜይል የደረሰዎት የዚህ ዝግጅት ትኬት ስላለዎት ነው።',
    },
    'tickets-withdrawn': {
      subject: 'ትኬቶችዎን ሰርዘናቸዋል',
      heading: 'ትኬቶችዎን ሰርዘናቸዋል',
      lead: '{{reason}}',
      button: 'ትዕዛዙን ይመልከቱ',
      why: 'ይህ ኢሜይል የደረሰዎት እነዚህ ትኬቶች በአድራሻዎ ስለታዘዙ ነው። ስህተት ከመሰለዎት እባክዎ ለዚህ ኢሜይል ይመልሱ።',
    },
    'tickets-returned': {
      subject: 'ያስተላለፉት ትኬት እንደገና የእርስዎ ሆኗል',
      heading: 'ይህ ትኬት እንደገና የእርስዎ ነው',
      lead: 'ትኬቱን ያስተላለፉለት ሰው መረጃው እንዲጠፋ ስለጠየቀን ትኬቱ ወደ እርስዎ ተመልሷል። በእጁ የነበረው ኮድ ከእንግዲህ አይሠራም። በትኬቱ ይምጡ፣ ወይም አገናኙን ከፍተው ለሌላ ሰው ያስተላልፉት ወይም ይሰርዙት፤ ከሰረዙት ቦታውን ሌላ ሰው ያገኘዋል።',
      button: 'ትኬትዎ',
      why: 'ይህ ኢሜይል የደረሰዎት ይህን ትኬት ስላዘዙ ነው።',
    },
    noReason: 'ከእንግዲህ አይሠሩም። ምክንያቱን ማወቅ ከፈለጉ እባክዎ ይጻፉልን።',
    paidBack: 'ዋጋቸው ተመልሷል፤ ስለዚህ ከእንግዲህ አይሠሩም። ስህተት ከመሰለዎት እባክዎ ይጻፉልን።',
    calledOff: 'ዝግጅቱ ተሰርዟል። ከከፈሉት ምንም አይጠፋም፤ በልገሳ እንዲቀር ወይም እንዲመለስልዎት እንደሚፈልጉ በሌላ ኢሜይል እንጠይቅዎታለን።',
    some: '{n} × {kind}',
  },
} as const satisfies Record<Locale, Record<string, string | Record<string, string>>>;
