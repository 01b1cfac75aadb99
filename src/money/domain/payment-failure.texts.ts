import type { Locale } from '#core/locale.ts';
import type { Failure } from './payment-failure.ts';

/**
 * Why a payment failed, as the donor reads it. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const failureTexts: Record<Locale, Record<Failure, string>> = {
  en: {
    'insufficient-funds': "Your bank says there isn't enough money in the account for this gift today.",
    'expired-card': 'The card has expired. Please use another one.',
    'card-declined': 'Your bank declined the payment. It doesn’t tell us why, but it can tell you.',
    'authentication-failed': 'Your bank could not confirm that it was you who paid.',
    'wrong-details': 'A number, a code or the address did not match the card or account.',
    limit: 'The amount is above a limit set by your bank or card. A smaller gift may go through.',
    'provider-trouble': 'The payment service had a problem. There is nothing wrong with your card.',
    cancelled: 'The payment was stopped before it was finished.',
    unknown: 'The payment service didn’t tell us why.',
  },
  am: {
    'insufficient-funds': 'ለዚህ ልገሳ የሚበቃ ገንዘብ ዛሬ በሂሳብዎ እንደሌለ ባንክዎ ገልጿል።',
    'expired-card': 'የካርዱ ጊዜ አልፏል፤ ሌላ ካርድ ያስፈልጋል።',
    'card-declined': 'ባንክዎ ክፍያውን አልተቀበለም፤ ምክንያቱን ለእኛ አልነገረንም፣ ለእርስዎ ግን ሊነግርዎ ይችላል።',
    'authentication-failed': 'የከፈሉት እርስዎ መሆንዎን ባንክዎ ማረጋገጥ አልቻለም።',
    'wrong-details': 'አንድ ቁጥር፣ ኮድ ወይም አድራሻ ከካርዱ ወይም ከሂሳቡ ጋር አልተስማማም።',
    limit: 'መጠኑ ከባንክዎ ወይም ከካርድዎ ገደብ በላይ ነው፤ አነስ ያለ ልገሳ ሊሳካ ይችላል።',
    'provider-trouble': 'ችግሩ የክፍያ አገልግሎቱ ነበር፤ ካርድዎ ምንም ችግር የለበትም።',
    cancelled: 'ክፍያው ከመጠናቀቁ በፊት ቆሟል።',
    unknown: 'የክፍያ አገልግሎቱ ምክንያቱን አልነገረንም።',
  },
};
