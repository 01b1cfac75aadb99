import type { Locale } from '#core/locale.ts';

/** Messages after an act on the dashboard, by the last part of its address. */
const messages = {
  en: {
    'profile-saved': 'Your details are kept.',
    'wrong-name': 'Please enter a valid Name',
    'wrong-phone': 'Please enter a phone number, such as +251 911 000 000, or leave the field empty.',
    'wrong-service': 'Your details come from your sign-in service. Please change them there.',
    'session-ended': 'That browser is signed out.',
    'session-gone': 'That browser was already signed out.',
    'other-sessions-ended': 'All other browsers are signed out.',
    'events-saved': 'The events of this browser are in your account now.',
    'events-forgotten': 'Your account has forgotten the events. This browser still knows its own.',
    'not-erased': 'Nothing was erased: the box was not ticked.',
    'language-saved': 'From now on we write to you in this language.',
    'wrong-language': 'Please choose one of the languages.',
    'passkey-added': 'The passkey is added. From now on you can sign in with it.',
    'passkey-named': 'The passkey has its new name.',
    'passkey-removed': 'The passkey is removed. Your device may still list it: please remove it there too.',
    'passkey-gone': 'That passkey was removed already.',
    'wrong-passkey-name': 'Please give the passkey a name of at most 60 characters.',
    'wrong-passkey-failed': 'The passkey was not added. Please try again.',
    'wrong-passkey-known': 'That passkey already belongs to an account.',
    'wrong-passkey-full': 'You have the most passkeys an account can have. Remove one to add another.',
    'wrong-passkey-stale': 'To add or remove a passkey, please sign out and sign in again first.',
  },
  am: {
    'profile-saved': 'መረጃዎ ተቀምጧል።',
    'wrong-name': 'እባክዎ ትክክለኛ ስም ያስገቡ',
    'wrong-phone': 'እባክዎ እንደ +251 911 000 000 ያለ ስልክ ቁጥር ያስገቡ፣ ወይም ባዶ ይተዉት።',
    'wrong-service': 'መረጃዎ የሚመጣው ከመግቢያ አገልግሎትዎ ነው። እባክዎ እዚያ ይቀይሩት።',
    'session-ended': 'ከዚያ አሳሽ ወጥተዋል።',
    'session-gone': 'ከዚያ አሳሽ ቀድመው ወጥተዋል።',
    'other-sessions-ended': 'ከሌሎቹ አሳሾች ሁሉ ወጥተዋል።',
    'events-saved': 'የዚህ አሳሽ ዝግጅቶች አሁን በመለያዎ ውስጥ ናቸው።',
    'events-forgotten': 'ዝግጅቶቹ ከመለያዎ ተወግደዋል። ይህ አሳሽ ግን የራሱን ያስታውሳል።',
    'not-erased': 'ሳጥኑ ምልክት ስላልተደረገበት ምንም አልተሰረዘም።',
    'language-saved': 'ከአሁን በኋላ በዚህ ቋንቋ እንጽፍልዎታለን።',
    'wrong-language': 'እባክዎ ከቋንቋዎቹ አንዱን ይምረጡ።',
    'passkey-added': 'የይለፍ ቁልፉ ተጨምሯል። ከአሁን በኋላ በእሱ መግባት ይችላሉ።',
    'passkey-named': 'የይለፍ ቁልፉ አዲሱን ስም አግኝቷል።',
    'passkey-removed': 'የይለፍ ቁልፉ ተወግዷል። በመሣሪያዎ ዝርዝር ውስጥ ሊቀር ስለሚችል፣ እዚያም ያስወግዱት።',
    'passkey-gone': 'ያ የይለፍ ቁልፍ ቀድሞ ተወግዷል።',
    'wrong-passkey-name': 'እባክዎ ለይለፍ ቁልፉ ከ60 ፊደላት ያልበለጠ ስም ይስጡት።',
    'wrong-passkey-failed': 'የይለፍ ቁልፉ አልተጨመረም። እባክዎ እንደገና ይሞክሩ።',
    'wrong-passkey-known': 'ያ የይለፍ ቁልፍ ቀድሞ በአንድ መለያ ውስጥ አለ።',
    'wrong-passkey-full': 'ሊኖርዎት የሚችለውን ያህል የይለፍ ቁልፎች አሉዎት። ሌላ ለመጨመር አንዱን ያስወግዱ።',
    'wrong-passkey-stale': 'የይለፍ ቁልፍ ለመጨመር ወይም ለማስወገድ እባክዎ መጀመሪያ ይውጡና እንደገና ይግቡ።',
  },
} as const;

export type SupporterNotice = keyof (typeof messages)['en'];

/** The message for the query of the dashboard (`?session-ended`), or null. */
export function supporterNoticeIn(parameters: URLSearchParams): SupporterNotice | null {
  const names = Object.keys(messages.en) as SupporterNotice[];
  return names.find(name => parameters.has(name)) ?? null;
}

/** Texts of the dashboard panels; `{count}`, `{day}`, `{device}` and `{email}` are placeholders. */
export const supporterTexts = {
  en: {
    messages: messages.en,
    own: {
      title: 'How we may call you',
      firstName: 'First name',
      phone: 'Cell, if you like',
      keep: 'Keep',
    },
    events: {
      title: 'Your events',
      loved: 'Loved',
      viewed: 'Looked at',
      none: 'Your account has no events yet. What you love and look at is stored only in your browser.',
      importEvents:
        'This browser remembers events you loved or looked at ({count}). Should your account remember them too?',
      keep: 'Yes, keep them in my account',
      withoutScript: 'Please turn on scripts to add them: the list is only in your browser.',
      forget: 'Forget them here',
    },
    language: {
      title: 'Your language',
      words: 'We write to you in it, and this page opens in it when you sign in.',
      keep: 'Keep the language',
    },
    sessions: {
      title: 'Where you are signed in',
      this: 'this browser',
      unknown: 'A browser',
      since: 'signed in {day}, last here {seen}',
      end: 'Sign out',
      everywhere: 'Sign out everywhere',
      afterPasskey: 'If somebody else may be signed in to your account, sign out all other browsers now.',
      others: 'Sign out all other browsers',
    },
    data: {
      title: 'Your data',
      words: 'Everything we keep about you, as a file, whenever you like.',
      unproven:
        'Your sign-in service has not confirmed your email address. So you can only download or erase your account here. For everything else, please sign in once with a link by mail.',
      download: 'Download my data (JSON)',
      erase: 'Erase me …',
    },
    erase: {
      title: 'Erase me',
      deletedTitle: 'What we delete, at once and for good',
      deleted: [
        'your account: name, email, phone, picture, language, the events in it',
        'every passkey, and every browser you are signed in with',
        'your newsletter subscription and the mails to you that we keep',
        'the messages you wrote to us on the contact page',
      ],
      stays: 'What stays, and why',
      retained: [
        'If you had the newsletter: a code made from your address that nobody can turn back into it, so that no old list brings you back.',
        'Numbers without names: how often an event was viewed or loved.',
        'Backups of the database, until they are replaced by newer ones. Nobody looks into them but to repair.',
      ],
      sure: 'Yes, erase all of this',
      button: 'Erase me now',
      back: 'Back to my account',
    },
  },
  am: {
    messages: messages.am,
    own: { title: 'እንዴት እንጥራዎት?', firstName: 'ስም', phone: 'ስልክ፣ ከፈለጉ', keep: 'ያስቀምጡ' },
    events: {
      title: 'የእርስዎ ዝግጅቶች',
      loved: 'የወደዷቸው',
      viewed: 'ያዩዋቸው',
      none: 'በመለያዎ ውስጥ እስካሁን ምንም ዝግጅት የለም። የሚወዷቸውና የሚያዩዋቸው በአሳሽዎ ውስጥ ብቻ ይቀመጣሉ።',
      importEvents: 'ይህ አሳሽ የወደዷቸውን ወይም ያዩዋቸውን ዝግጅቶች ያስታውሳል ({count})። በመለያዎም ይቀመጡ?',
      keep: 'አዎ፣ በመለያዬ ይቀመጡ',
      withoutScript: 'ዝርዝሩ ያለው በአሳሽዎ ውስጥ ብቻ ስለሆነ ወደዚህ ለማምጣት JavaScript መፍቀድ ያስፈልጋል።',
      forget: 'ከመለያዬ ያስወግዱ',
    },
    language: {
      title: 'ቋንቋዎ',
      words: 'የምንጽፍልዎት በዚህ ነው፤ ሲገቡም ይህ ገጽ በዚህ ይከፈታል።',
      keep: 'ቋንቋውን ያስቀምጡ',
    },
    sessions: {
      title: 'የገቡባቸው ቦታዎች',
      this: 'ይህ አሳሽ',
      unknown: 'አንድ አሳሽ',
      since: 'የገቡት {day}፣ መጨረሻ የታዩት {seen}',
      end: 'ይውጡ',
      everywhere: 'ከሁሉም ቦታ ይውጡ',
      afterPasskey: 'ሌላ ሰው በመለያዎ ገብቶ ሊሆን ከቻለ፣ ከሌሎቹ አሳሾች ሁሉ አሁን ይውጡ።',
      others: 'ከሌሎቹ አሳሾች ሁሉ ይውጡ',
    },
    data: {
      title: 'የእርስዎ መረጃ',
      words: 'ስለ እርስዎ የምናስቀምጠው ሁሉ፣ በፈለጉ ጊዜ፣ በፋይል።',
      unproven:
        'የመግቢያ አገልግሎትዎ የኢሜይል አድራሻዎን አያረጋግጥም። ስለዚህ እዚህ ማውረድ ወይም መሰረዝ የሚቻለው መለያዎን ብቻ ነው፤ ለቀሪው እባክዎ አንድ ጊዜ በኢሜይል በሚላክ አገናኝ ይግቡ።',
      download: 'መረጃዬን ያውርዱ (JSON)',
      erase: 'መረጃዬን ይሰርዙ …',
    },
    erase: {
      title: 'መረጃዬን ይሰርዙ',
      deletedTitle: 'ወዲያውኑና ለዘለቄታው የሚጠፋው',
      deleted: [
        'መለያዎ፦ ስም፣ ኢሜይል፣ ስልክ፣ ምስል፣ ቋንቋ እና በውስጡ ያሉ ዝግጅቶች',
        'የይለፍ ቁልፎችዎና የገቡባቸው አሳሾች ሁሉ',
        'የዜና መልእክት ምዝገባዎ እና ያስቀመጥናቸው ለእርስዎ የተላኩ መልእክቶች',
        'በመገናኛ ገጹ የጻፉልን መልእክቶች',
      ],
      stays: 'የሚቀረው፣ እና ለምን',
      retained: [
        'የዜና መልእክት ይደርስዎት ከነበረ፦ ከአድራሻዎ የተሠራ፣ ማንም ወደ አድራሻው ሊመልሰው የማይችል ኮድ፤ የቆየ ዝርዝር እንዳይመልስዎት።',
        'ስም የሌላቸው ቁጥሮች፦ አንድ ዝግጅት ስንት ጊዜ እንደታየ ወይም እንደተወደደ።',
        'የመረጃ ቋቱ ቅጂዎች፣ በአዲስ እስኪተኩ ድረስ። ለጥገና ካልሆነ ማንም አያያቸውም።',
      ],
      sure: 'አዎ፣ ይህ ሁሉ ይሰረዝ',
      button: 'መረጃዬን አሁን ይሰርዙ',
      back: 'ወደ መለያዬ ይመለሱ',
    },
  },
} as const satisfies Record<Locale, unknown>;
