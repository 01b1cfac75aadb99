import type { Locale } from '#core/locale.ts';

/** Kinds of these mails in the outbox; mail-writers.ts registers their writers. */
export const passkeyAddedKind = 'passkey-added';
export const passkeysRemovedKind = 'passkeys-removed';

/** What a mail about passkeys says. */
export type PasskeyChange = 'added' | 'removed';

type PasskeyMailTexts = Record<'subject' | 'preview' | 'heading' | 'button' | 'footer', string> & {
  paragraphs: readonly string[];
};

/** Texts of the mails about passkeys that were added, or removed by the charity. */
export const passkeyMailTexts: Record<Locale, Record<PasskeyChange, PasskeyMailTexts>> = {
  en: {
    added: {
      subject: 'A passkey was added to your account',
      preview: 'If it was you, all is well.',
      heading: 'A new passkey',
      paragraphs: [
        'A passkey was added to your account. From now on you can sign in with it, without a mail.',
        'If it was you, you don’t need to do anything.',
        'If it wasn’t you, sign in, remove the passkey on your page and sign out everywhere.',
      ],
      button: 'Open your page',
      footer: 'We write every time a passkey is added, so that nobody can add one without your knowing.',
    },
    removed: {
      subject: 'The passkeys of your account were removed',
      preview: 'If you asked us to, all is well.',
      heading: 'Your passkeys were removed',
      paragraphs: [
        'We removed the passkeys of your account and signed it out everywhere.',
        'If you asked us to, sign in by mail or with your sign-in service, and add a new passkey.',
        'If you didn’t ask us, please reply to this mail at once.',
      ],
      button: 'Open your page',
      footer: 'We write every time we remove passkeys, so that nobody can have it done without your knowing.',
    },
  },
  am: {
    added: {
      subject: 'ወደ መለያዎ የይለፍ ቁልፍ ተጨምሯል',
      preview: 'የጨመሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግዎትም።',
      heading: 'አዲስ የይለፍ ቁልፍ',
      paragraphs: [
        'ወደ መለያዎ አንድ የይለፍ ቁልፍ ተጨምሯል። ከአሁን በኋላ ኢሜይል ሳይጠብቁ በእሱ መግባት ይችላሉ።',
        'የጨመሩት እርስዎ ነዎት? እንግዲያውስ ምንም ማድረግ አያስፈልግዎትም።',
        'እርስዎ አይደሉም? ይግቡ፣ በገጽዎ ላይ የይለፍ ቁልፉን ያስወግዱ፣ ከዚያም ከሁሉም ቦታ ይውጡ።',
      ],
      button: 'ወደ ገጽዎ',
      footer: 'ሳያውቁት ማንም እንዳይጨምር፣ የይለፍ ቁልፍ በተጨመረ ቁጥር ይህን እንጽፋለን።',
    },
    removed: {
      subject: 'የመለያዎ የይለፍ ቁልፎች ተወግደዋል',
      preview: 'የጠየቁን እርስዎ ከሆኑ ምንም ችግር የለም።',
      heading: 'የይለፍ ቁልፎች ተወግደዋል',
      paragraphs: [
        'የመለያዎን የይለፍ ቁልፎች አስወግደናል፤ ከገቡባቸው መሣሪያዎች ሁሉም እንዲወጣ አድርገናል።',
        'የጠየቁን እርስዎ ነዎት? እንግዲያውስ ምንም ችግር የለም። በኢሜይል ወይም በአገልግሎትዎ ይግቡና አዲስ የይለፍ ቁልፍ ይጨምሩ።',
        'እርስዎ አልጠየቁንም? እባክዎ ለዚህ ኢሜይል ወዲያውኑ ይመልሱ።',
      ],
      button: 'ወደ ገጽዎ',
      footer: 'ሳያውቁት ማንም እንዳያስወግድ፣ የይለፍ ቁልፎችን ባስወገድን ቁጥር ይህን እንጽፋለን።',
    },
  },
};
