import type { Locale } from '#core/locale.ts';

/** Texts of the form to give that the browser needs too. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const donationFormTexts = {
  en: {
    amount: 'Amount',
    own: 'Another amount',
    ownLabel: 'Your amount',
    rhythm: 'How often',
    once: 'Once',
    monthly: 'Monthly',
    monthlyHint: 'You can pause or end it whenever you like.',
    method: 'How you pay',
    cover: 'I’ll cover the payment fee too',
    inAll: '{cover} for the fee, {total} in all',
    go: 'Continue to payment',
    goWith: 'Continue to payment: {amount}',
    goMonthly: 'Continue to payment: {amount} each month',
  },
  am: {
    amount: 'መጠን',
    own: 'ሌላ መጠን',
    ownLabel: 'የእርስዎ መጠን',
    rhythm: 'በየስንት ጊዜው',
    once: 'አንድ ጊዜ',
    monthly: 'በየወሩ',
    monthlyHint: 'በፈለጉ ጊዜ ለጊዜው ማቆም ወይም ማቋረጥ ይችላሉ።',
    method: 'እንዴት እንደሚከፍሉ',
    cover: 'የክፍያውን ወጪም እሸፍናለሁ',
    inAll: 'ለክፍያ ወጪ {cover}፣ በጠቅላላ {total}',
    go: 'ወደ ክፍያ ይቀጥሉ',
    goWith: 'ወደ ክፍያ ይቀጥሉ፦ {amount}',
    goMonthly: 'ወደ ክፍያ ይቀጥሉ፦ በየወሩ {amount}',
  },
} as const satisfies Record<Locale, Record<string, string>>;
