import type { Locale } from '#core/locale.ts';

/** The kind of the mail with what somebody writes on a bank transfer, in the outbox. */
export const transferKind = 'bank-transfer';

/** Texts of that mail. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const transferTexts = {
  en: {
    subject: 'For your bank transfer of {amount}',
    heading: 'Thank you, {name}',
    unnamed: 'dear supporter',
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
    heading: 'እናመሰግናለን {name}',
    unnamed: 'ውድ ደጋፊያችን',
    words: 'ልገሳዎ የባንክ ዝውውርዎን ይጠብቃል። የእርስዎ መሆኑን እንድናውቅ እባክዎ መለያውን አብረው ይጻፉ።',
    amount: 'መጠን',
    reference: 'መለያ',
    holder: 'የሂሳብ ስም',
    account: 'IBAN ወይም የሂሳብ ቁጥር',
    bank: 'ባንክ',
    why: 'ይህ ኢሜይል የደረሰዎት ሲለግሱ ደረሰኝ ስለጠየቁ ነው። ደረሰኙ ገንዘቡ ሲደርስ ይላካል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
