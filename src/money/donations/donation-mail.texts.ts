import type { Locale } from '#core/locale.ts';

/** The kind of the mail with a receipt, in the outbox. */
export const receiptKind = 'receipt';

/** Texts of the receipt. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const receiptTexts = {
  en: {
    subject: 'Receipt for your gift of {amount}',
    heading: 'Thank you',
    arrived: 'Your gift has arrived. This mail is your receipt.',
    number: 'Receipt',
    amount: 'Amount',
    returned: 'Returned since',
    day: 'Received on',
    reference: 'Reference',
    purpose: 'For',
    from: 'From',
    nameInMail: 'The receipt that we mailed to you carries your name.',
    method: 'Paid by',
    confirms: 'We confirm that we received this gift.',
    attached: 'The receipt is attached as a PDF file.',
    asPdf: 'Receipt as PDF',
    why: 'You are getting this mail because you asked for a receipt. We won’t write to you about anything else.',
  },
  am: {
    subject: 'ለ{amount} ልገሳዎ ደረሰኝ',
    heading: 'እናመሰግናለን',
    arrived: 'ልገሳዎ ደርሷል። ይህ ኢሜይል ደረሰኝዎ ነው።',
    number: 'ደረሰኝ',
    amount: 'መጠን',
    returned: 'ከዚያ በኋላ የተመለሰ',
    day: 'የደረሰበት ቀን',
    reference: 'የማጣቀሻ ቁጥር',
    purpose: 'ዓላማ',
    from: 'የለጋሹ ስም',
    nameInMail: 'ስምዎ በኢሜይል በላክንልዎት ደረሰኝ ላይ አለ።',
    method: 'የተከፈለበት መንገድ',
    confirms: 'ይህን ልገሳ መቀበላችንን እናረጋግጣለን።',
    attached: 'ደረሰኙ በPDF ፋይል ተያይዟል።',
    asPdf: 'ደረሰኝ በPDF',
    why: 'ይህ ኢሜይል የደረሰዎት ሲለግሱ ደረሰኝ ስለጠየቁ ነው። ስለ ሌላ ነገር አንጽፍልዎትም።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The kind of the mail with what somebody writes on a bank transfer, in the outbox. */
export const transferKind = 'bank-transfer';

/** Texts of that mail. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const transferTexts = {
  en: {
    subject: 'For your bank transfer of {amount}',
    heading: 'Thank you',
    words:
      'Your gift is waiting for your bank transfer. Please add the reference, so that we can tell it is yours.',
    amount: 'Amount',
    reference: 'Reference',
    holder: 'Account name',
    account: 'IBAN or account number',
    bank: 'Bank',
    why: 'You are getting this mail because you asked for a receipt. We send it once the money has arrived.',
  },
  am: {
    subject: 'ለ{amount} የባንክ ዝውውርዎ',
    heading: 'እናመሰግናለን',
    words: 'ልገሳዎ የባንክ ዝውውርዎን ይጠብቃል። የእርስዎ መሆኑን እንድናውቅ እባክዎ የማጣቀሻ ቁጥሩን አብረው ይጻፉ።',
    amount: 'መጠን',
    reference: 'የማጣቀሻ ቁጥር',
    holder: 'የሂሳብ ስም',
    account: 'IBAN ወይም የሂሳብ ቁጥር',
    bank: 'ባንክ',
    why: 'ይህ ኢሜይል የደረሰዎት ሲለግሱ ደረሰኝ ስለጠየቁ ነው። ደረሰኙ ገንዘቡ ሲደርስ ይላካል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The kind of the mail with an honour card, in the outbox. */
export const honourCardKind = 'honour-card';

/** Texts of the card. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const honourCardTexts = {
  en: {
    subject: 'A gift in honour of {{honoured}}',
    heading: 'In honour of {{honoured}}',
    given: '{{giver}} has made a gift to {organisation} in honour of {{honoured}}.',
    ownWords: '{{giver}} writes: “{{words}}”',
    noWords: 'We thought you would like to know.',
    visit: 'See what we do',
    why: '{{giver}} asked us to send you this card. We won’t write to you about anything else. If this is a mistake, please reply.',
  },
  am: {
    subject: 'ለ{{honoured}} ክብር የተሰጠ ልገሳ',
    heading: 'ለ{{honoured}} ክብር',
    given: '{{giver}} ለ{{honoured}} ክብር ለ{organisation} ለግሰዋል።',
    ownWords: '{{giver}} እንዲህ ይላሉ፦ “{{words}}”',
    noWords: 'ይህን ቢያውቁ ደስ ይልዎታል ብለን አሰብን።',
    visit: 'የምንሠራውን ይመልከቱ',
    why: 'ይህን ካርድ እንድንልክልዎ የጠየቁን {{giver}} ናቸው። ስለ ሌላ ነገር አንጽፍልዎትም። ስህተት ከሆነ እባክዎ ይመልሱልን።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
