import type { Locale } from '#core/locale.ts';

/** The kind of the mail with a receipt, in the outbox. */
export const receiptKind = 'receipt';

/** Texts of the receipt. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const receiptTexts = {
  en: {
    subject: 'Receipt for your gift of {amount}',
    heading: 'Thank you, {name}',
    arrived: 'Your gift has arrived. This mail is your receipt.',
    number: 'Receipt',
    amount: 'Amount',
    returned: 'Returned since',
    day: 'Received on',
    reference: 'Reference',
    purpose: 'For',
    from: 'From',
    nameInMail: 'The receipt that we mailed to you carries your name.',
    way: 'Paid by',
    confirms: 'We confirm that we received this gift.',
    attached: 'The receipt is attached as a PDF file.',
    asPdf: 'Receipt as PDF',
    why: 'You are getting this mail because you asked for a receipt. We won’t write to you about anything else.',
  },
  am: {
    subject: 'ለ{amount} ልገሳዎ ደረሰኝ',
    heading: 'እናመሰግናለን {name}',
    arrived: 'ልገሳዎ ደርሷል። ይህ ኢሜይል ደረሰኝዎ ነው።',
    number: 'ደረሰኝ',
    amount: 'መጠን',
    returned: 'ከዚያ በኋላ የተመለሰ',
    day: 'የደረሰበት ቀን',
    reference: 'መለያ',
    purpose: 'ዓላማ',
    from: 'ከ',
    nameInMail: 'ስምዎ በኢሜይል በላክንልዎት ደረሰኝ ላይ አለ።',
    way: 'የተከፈለበት መንገድ',
    confirms: 'ይህን ልገሳ መቀበላችንን እናረጋግጣለን።',
    attached: 'ደረሰኙ በPDF ፋይል ተያይዟል።',
    asPdf: 'ደረሰኝ በPDF',
    why: 'ይህ ኢሜይል የደረሰዎት ሲለግሱ ደረሰኝ ስለጠየቁ ነው። ስለ ሌላ ነገር አንጽፍልዎትም።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
