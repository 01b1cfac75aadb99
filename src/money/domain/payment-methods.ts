import type { Locale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';

/** A way for money to reach the charity. */
export type PaymentMethod = {
  /** In the admin; its Amharic is in src/cms/language/amharic/pages.json. */
  name: string;
  /** On receipts, after "Paid by". */
  receipt: Record<Locale, string>;
  /** In the donation form, where visitors choose it; null for what only staff enter. */
  choice: Record<Locale, { label: string; hint: string }> | null;
  /** Its provider charges a fee for each payment, which staff can enter and donors can cover. */
  hasFee: boolean;
};

const ofStaff = { choice: null, hasFee: false };

/**
 * Every payment method, by the id that is stored with each donation: an id never changes and is never removed. How a provider is
 * called is in src/money/payments/payment-providers.ts. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const paymentMethods = {
  stripe: {
    name: 'Stripe',
    receipt: { en: 'Card', am: 'ካርድ' },
    choice: {
      en: { label: 'Card', hint: 'On Stripe’s page. We never see your card.' },
      am: { label: 'ካርድ', hint: 'በStripe ገጽ ላይ። ካርድዎን እኛ አናየውም።' },
    },
    hasFee: true,
  },
  chapa: {
    name: 'Chapa',
    receipt: {
      en: 'telebirr, CBE Birr, M-Pesa or bank, by Chapa',
      am: 'ቴሌብር፣ ሲቢኢ ብር፣ ኤም-ፔሳ ወይም ባንክ በChapa',
    },
    choice: {
      en: { label: 'telebirr, CBE Birr, M-Pesa or a bank in Ethiopia', hint: 'On Chapa’s page, in birr.' },
      am: { label: 'ቴሌብር፣ ሲቢኢ ብር፣ ኤም-ፔሳ ወይም በኢትዮጵያ ያለ ባንክ', hint: 'በChapa ገጽ ላይ፣ በብር።' },
    },
    hasFee: true,
  },
  bank: {
    name: 'Bank transfer',
    receipt: { en: 'Bank transfer', am: 'የባንክ ዝውውር' },
    choice: {
      en: { label: 'Bank transfer', hint: 'The next page shows our account and your reference.' },
      am: { label: 'የባንክ ዝውውር', hint: 'በሚቀጥለው ገጽ የሂሳብ ቁጥራችንንና የማጣቀሻ ቁጥርዎን ያገኛሉ።' },
    },
    hasFee: false,
  },
  cash: {
    name: 'Cash',
    receipt: { en: 'Cash', am: 'ጥሬ ገንዘብ' },
    ...ofStaff,
  },
  cheque: {
    name: 'Cheque',
    receipt: { en: 'Cheque', am: 'ቼክ' },
    ...ofStaff,
  },
  'in-kind': {
    name: 'In kind',
    receipt: { en: 'In kind', am: 'በዓይነት' },
    ...ofStaff,
  },
  practice: {
    name: 'Practice',
    receipt: { en: 'Practice: no money moved', am: 'ልምምድ፦ ምንም ገንዘብ አልተንቀሳቀሰም' },
    choice: {
      en: { label: 'Practice', hint: 'No money moves. To try out how giving works.' },
      am: { label: 'ልምምድ', hint: 'ምንም ገንዘብ አይንቀሳቀስም። ልገሳ እንዴት እንደሚሠራ ለመሞከር።' },
    },
    hasFee: true,
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodId = keyof typeof paymentMethods;

/** All ids, in the order in which lists show them. */
export const paymentMethodIds = Object.keys(paymentMethods) as PaymentMethodId[];

/** The payment method with this id; undefined for any other text. */
export const paymentMethod = (id: string): PaymentMethod | undefined =>
  ownValue<PaymentMethod>(paymentMethods, id);
