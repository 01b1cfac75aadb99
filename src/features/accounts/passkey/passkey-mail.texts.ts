import type { Locale } from '#core/locale.ts';

/** Kind of this mail in the outbox; worker.ts registers its writer. */
export const passkeyAddedKind = 'passkey-added';

/** Texts of the mail about a new passkey. */
export const passkeyMailTexts = {
  en: {
    subject: 'A passkey was added to your account',
    preview: 'If it was you, all is well.',
    heading: 'A new passkey',
    added: 'A passkey was added to your account. From now on it signs in without a mail.',
    you: 'Was it you? Then all is well, and there is nothing to do.',
    notYou: 'It was not you? Sign in, remove the passkey on your page, and sign out everywhere.',
    button: 'To your page',
    footer: 'We write this each time a passkey is added, so that nobody gets one behind your back.',
  },
  am: {
    subject: 'ወደ መለያዎ የይለፍ ቁልፍ ተጨምሯል',
    preview: 'የጨመሩት እርስዎ ከሆኑ ምንም ማድረግ የለብዎትም።',
    heading: 'አዲስ የይለፍ ቁልፍ',
    added: 'ወደ መለያዎ አንድ የይለፍ ቁልፍ ተጨምሯል። ከአሁን በኋላ ያለ ኢሜይል ያስገባል።',
    you: 'የጨመሩት እርስዎ ነዎት? እንግዲያውስ ምንም ማድረግ የለብዎትም።',
    notYou: 'እርስዎ አይደሉም? ይግቡ፣ በገጽዎ ላይ የይለፍ ቁልፉን ያስወግዱ፣ ከዚያም ከሁሉም ቦታ ይውጡ።',
    button: 'ወደ ገጽዎ',
    footer: 'ሳያውቁት ማንም እንዳይጨምር፣ የይለፍ ቁልፍ በተጨመረ ቁጥር ይህን እንጽፋለን።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
