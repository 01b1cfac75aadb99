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
    day: 'Received on',
    reference: 'Reference',
    purpose: 'For',
    general: 'Where it is needed most',
    meant: 'What you chose',
    why: 'You get this mail because you asked for a receipt when you gave. We write to you about nothing else.',
  },
  am: {
    subject: 'ለ{amount} ልገሳዎ ደረሰኝ',
    heading: 'እናመሰግናለን {name}',
    arrived: 'ልገሳዎ ደርሷል። ይህ ኢሜይል ደረሰኝዎ ነው።',
    number: 'ደረሰኝ',
    amount: 'መጠን',
    day: 'የደረሰበት ቀን',
    reference: 'መለያ',
    purpose: 'ዓላማ',
    general: 'በጣም ወደሚያስፈልግበት',
    meant: 'እርስዎ የመረጡት',
    why: 'ይህ ኢሜይል የደረሰዎት ሲለግሱ ደረሰኝ ስለጠየቁ ነው። ስለ ሌላ ነገር አንጽፍልዎትም።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
