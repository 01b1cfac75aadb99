import type { Locale } from '#core/locale.ts';

/** Notices to donors: the kinds of these mails in the outbox. */
export const givingNotices = [
  'gift-refunded',
  'refund-paid',
  'refund-failed',
  'transfer-returned',
  'month-failed',
  'monthly-ended',
] as const;
export type DonorNotice = (typeof givingNotices)[number];

/** The kind of mail that tells bookkeepers about a lost dispute. */
export const disputeLostKind = 'dispute-lost';

/** Texts of these mails. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const noticesTexts = {
  en: {
    heading: 'Hello',
    reference: 'Reference',
    purpose: 'For',
    refundedSubject: 'We returned {{returned}} of your gift',
    refundedWhole: 'We have returned your whole gift of {{returned}}.',
    refundedPart: 'We have returned {{returned}} of your gift. {{left}} stays with us.',
    refundedExtra:
      'More than one payment came for your gift, so we have returned {{returned}}. Your gift of {{left}} stays with us.',
    refundedNext:
      'The money goes back the way you paid. It can take up to ten days. You don’t need to do anything. Your gifts page shows what went back.',
    refundedWhy:
      'You are getting this mail because money of your gift went back. If you didn’t expect that, please write to us.',
    paidByBank: 'We sent it by bank transfer on {{day}}. It can take some days to arrive.',
    paidInCash: 'You got it in cash on {{day}}.',
    paidByCheque: 'We sent you a cheque on {{day}}.',
    paidInKind: 'You got it back on {{day}}.',
    paidNext: 'You don’t need to do anything. Your gifts page shows what went back.',
    backSubject: '{{returned}} that we returned to you did not arrive',
    back: 'We had returned {{returned}} of your gift, but the money came back to us. This often happens when a card or an account has been closed.',
    backNext:
      'Please write to us how we can return it in another way. Until then the money stays with us as part of your gift.',
    backWrite: 'Write to us',
    backWhy:
      'You are getting this mail because money that we returned did not reach you. If you have a question, please write to us.',
    bankSubject: 'The bank returned {{returned}} of your gift',
    bankWhole: 'Your transfer of {{returned}} did not stay with us: the bank sent it back.',
    bankPart: 'The bank sent {{returned}} of your transfer back. {{left}} stays with us.',
    bankNext:
      'We did not return it ourselves. If the money isn’t back in your account in a few days, please ask your bank. If you still want to give, you can begin again.',
    bankWhy:
      'You are getting this mail because a bank returned money from your gift. If you have a question, please write to us.',
    monthSubject: 'Your monthly gift didn’t go through',
    monthFailed: 'This month’s payment of {{amount}} didn’t go through. You have not been charged. {{why}}',
    monthNext:
      'The payment service tries again in a few days. On your gifts page you can see whether it went through. You can enter a new card or end the gift there.',
    monthWhy:
      'You are getting this mail because you give every month. If you have a question, please write to us.',
    endedSubject: 'Your monthly gift has ended',
    ended:
      'The payment service has ended your monthly gift of {{amount}}. No more money will be taken. {{why}}',
    endedNext:
      'What you have given stays where you gave it. Thank you! If you would like to go on, you can begin a new monthly gift at any time.',
    endedAgain: 'Give again',
    endedWhy:
      'You are getting this mail because you gave every month. If you have a question, please write to us.',
    lostSubject: '{{lost}} of a gift was lost in a dispute',
    lost: 'The bank of a donor has taken back {{lost}} for good. The dispute about this gift was decided against us.',
    lostNext:
      'You don’t need to book anything: the books already show the loss, and the fund of the gift holds that much less. If the money was promised to somebody, please tell them.',
    lostOpen: 'Open the gift',
    lostWhy: 'Everybody who keeps the books gets this mail, once for each loss.',
  },
  am: {
    heading: 'ሰላም',
    reference: 'የማጣቀሻ ቁጥር',
    purpose: 'ዓላማ',
    refundedSubject: 'ከልገሳዎ {{returned}} መልሰናል',
    refundedWhole: 'የ{{returned}} ልገሳዎን በሙሉ መልሰናል።',
    refundedPart: 'ከልገሳዎ {{returned}} መልሰናል። {{left}} እኛ ጋር ይቀራል።',
    refundedExtra: 'ለልገሳዎ ከአንድ በላይ ክፍያ ስለደረሰ {{returned}} መልሰናል። የ{{left}} ልገሳዎ እኛ ጋር ይቀራል።',
    refundedNext:
      'ገንዘቡ በከፈሉበት መንገድ ይመለሳል። እስከ አሥር ቀናት ሊወስድ ይችላል። ምንም ማድረግ አያስፈልግዎትም። የተመለሰውን በልገሳዎችዎ ገጽ ላይ ማየት ይችላሉ።',
    refundedWhy: 'ይህ ኢሜይል የደረሰዎት ከልገሳዎ ገንዘብ ስለተመለሰ ነው። ይህን ካልጠበቁ እባክዎ ይጻፉልን።',
    paidByBank: 'በ{{day}} በባንክ ዝውውር ልከነዋል። ለመድረስ ጥቂት ቀናት ሊወስድ ይችላል።',
    paidInCash: 'በ{{day}} በጥሬ ገንዘብ ተቀብለዋል።',
    paidByCheque: 'በ{{day}} ቼክ ልከንልዎታል።',
    paidInKind: 'በ{{day}} መልሰን ሰጥተንዎታል።',
    paidNext: 'ምንም ማድረግ አያስፈልግዎትም። የተመለሰውን በልገሳዎችዎ ገጽ ላይ ማየት ይችላሉ።',
    backSubject: 'የመለስንልዎ {{returned}} አልደረሰዎትም',
    back: 'ከልገሳዎ {{returned}} መልሰን ነበር፤ ገንዘቡ ግን ወደ እኛ ተመልሷል። ይህ ብዙ ጊዜ የሚሆነው ካርዱ ወይም የባንክ ሂሳቡ ሲዘጋ ነው።',
    backNext: 'በሌላ መንገድ እንድንመልስልዎ እባክዎ ይጻፉልን። እስከዚያ ድረስ ገንዘቡ የልገሳዎ አካል ሆኖ እኛ ጋር ይቆያል።',
    backWrite: 'ይጻፉልን',
    backWhy: 'ይህ ኢሜይል የደረሰዎት የመለስነው ገንዘብ ስላልደረሰዎት ነው። ጥያቄ ካለዎት እባክዎ ይጻፉልን።',
    bankSubject: 'ባንኩ ከልገሳዎ {{returned}} መልሷል',
    bankWhole: 'የ{{returned}} ዝውውርዎ እኛ ጋር አልቆየም፦ ባንኩ መልሶታል።',
    bankPart: 'ባንኩ ከዝውውርዎ {{returned}} መልሷል። {{left}} እኛ ጋር ይቀራል።',
    bankNext:
      'ገንዘቡን የመለስነው እኛ አይደለንም። በጥቂት ቀናት ውስጥ ወደ ሂሳብዎ ካልተመለሰ እባክዎ ባንክዎን ይጠይቁ። አሁንም መለገስ ከፈለጉ እንደገና መጀመር ይችላሉ።',
    bankWhy: 'ይህ ኢሜይል የደረሰዎት ባንክ ከልገሳዎ ገንዘብ ስለመለሰ ነው። ጥያቄ ካለዎት እባክዎ ይጻፉልን።',
    monthSubject: 'ወርሃዊ ልገሳዎ አልተሳካም',
    monthFailed: 'የዚህ ወር የ{{amount}} ክፍያ አልተሳካም። ከእርስዎ ምንም አልተወሰደም። {{why}}',
    monthNext:
      'የክፍያ አገልግሎቱ በጥቂት ቀናት ውስጥ እንደገና ይሞክራል። መሳካቱን በልገሳዎችዎ ገጽ ላይ ማየት ይችላሉ፤ እዚያ አዲስ ካርድ ማስገባት ወይም ልገሳውን ማቋረጥ ይችላሉ።',
    monthWhy: 'ይህ ኢሜይል የደረሰዎት በየወሩ ስለሚለግሱ ነው። ጥያቄ ካለዎት እባክዎ ይጻፉልን።',
    endedSubject: 'ወርሃዊ ልገሳዎ ተቋርጧል',
    ended: 'የክፍያ አገልግሎቱ የ{{amount}} ወርሃዊ ልገሳዎን አቋርጧል። ከእንግዲህ ምንም አይወሰድም። {{why}}',
    endedNext: 'እስካሁን የሰጡት ለመረጡት ዓላማ ይውላል። እናመሰግናለን! መቀጠል ከፈለጉ በማንኛውም ጊዜ አዲስ ወርሃዊ ልገሳ መጀመር ይችላሉ።',
    endedAgain: 'እንደገና ይለግሱ',
    endedWhy: 'ይህ ኢሜይል የደረሰዎት በየወሩ ይለግሱ ስለነበር ነው። ጥያቄ ካለዎት እባክዎ ይጻፉልን።',
    lostSubject: 'ከልገሳ {{lost}} በባንክ ክርክር ተወስዷል',
    lost: 'የለጋሽ ባንክ {{lost}} ለዘለቄታው ወስዷል። ስለዚህ ልገሳ የነበረው ክርክር በእኛ ላይ ተወስኗል።',
    lostNext:
      'ምንም መመዝገብ አያስፈልግዎትም፦ ኪሳራው በመዝገቡ ቀድሞውኑ ገብቷል፤ ለልገሳው ዓላማ የተያዘው ገንዘብም በዚያው መጠን ቀንሷል። ገንዘቡ ለአንድ ሰው ቃል ተገብቶለት ከነበረ እባክዎ ይንገሯቸው።',
    lostOpen: 'ልገሳውን ይክፈቱ',
    lostWhy: 'መዝገቡን የሚይዙ ሁሉ ለእያንዳንዱ ኪሳራ ይህ ኢሜይል አንድ ጊዜ ይደርሳቸዋል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
