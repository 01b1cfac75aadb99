import type { Locale } from '#core/locale.ts';

/**
 * Texts of signing in by mail; `{email}` is an address, `{organisation}` our name, `{minutes}` the validity of a link.
 */
export const mailLinkTexts = {
  en: {
    mail: {
      subject: 'Your link to sign in to {organisation}',
      preview: 'It works once, for {minutes} minutes.',
      heading: 'Sign in',
      requested: 'Someone, hopefully you, wants to sign in with this email address.',
      press: 'Open the link and press the button on the page:',
      button: 'Sign in',
      validity: 'It works once, for {minutes} minutes.',
      notYou: 'If it wasn’t you, you don’t need to do anything. Nobody can sign in without the link.',
    },
    email: 'Your email',
    send: 'Mail me a link',
    hint: 'We mail you a link that signs you in. There is no password.',
    invalid: 'Please enter a valid email',
    or: 'or',
    sent: {
      title: 'Check your inbox',
      words: 'A link to sign in is on its way to {email}. It works once, for {minutes} minutes.',
      nothing:
        'Nothing there after a few minutes? Look in your spam folder, check the address, or ask for another link.',
      again: 'Back to sign in',
    },
    ready: {
      title: 'One more step',
      words: 'You sign in as {email}.',
      button: 'Sign in',
      not: 'Not you? Close this page and nothing happens.',
    },
    over: {
      title: 'This link no longer works',
      words:
        'A link works once, for {minutes} minutes, and signing in ends the older ones. Please ask for another.',
      again: 'Ask for another link',
    },
  },
  am: {
    mail: {
      subject: 'ወደ {organisation} መግቢያ አገናኝዎ',
      preview: 'ለ{minutes} ደቂቃዎች አንድ ጊዜ ብቻ ይሠራል።',
      heading: 'ይግቡ',
      requested: 'በዚህ የኢሜይል አድራሻ ለመግባት ተጠይቋል፤ የጠየቁት እርስዎ እንደሆኑ ተስፋ እናደርጋለን።',
      press: 'አገናኙን ይክፈቱና በሚከፈተው ገጽ ላይ ያለውን አዝራር ይጫኑ፦',
      button: 'ይግቡ',
      validity: 'ለ{minutes} ደቂቃዎች አንድ ጊዜ ብቻ ይሠራል።',
      notYou: 'የጠየቁት እርስዎ ካልሆኑ ምንም ማድረግ አያስፈልግዎትም፤ ያለ አገናኙ ማንም መግባት አይችልም።',
    },
    email: 'ኢሜይልዎ',
    send: 'አገናኝ ይላክልኝ',
    hint: 'የሚያስገባዎትን አገናኝ በኢሜይል እንልክልዎታለን። የይለፍ ቃል የለም።',
    invalid: 'እባክዎ ትክክለኛ ኢሜይል ያስገቡ',
    or: 'ወይም',
    sent: {
      title: 'የኢሜይል ሳጥንዎን ይመልከቱ',
      words: 'የመግቢያ አገናኝ ወደ {email} እየተላከ ነው። ለ{minutes} ደቂቃዎች አንድ ጊዜ ብቻ ይሠራል።',
      nothing: 'ከጥቂት ደቂቃዎች በኋላ ካልደረሰዎት፣ ያልተፈለጉ መልእክቶች ውስጥ ይፈልጉ፣ አድራሻውን ያረጋግጡ፣ ወይም ሌላ አገናኝ ይጠይቁ።',
      again: 'ወደ መግቢያ ይመለሱ',
    },
    ready: {
      title: 'አንድ ጊዜ ይጫኑና ይግቡ',
      words: 'የሚገቡት በ{email} ነው።',
      button: 'ይግቡ',
      not: 'እርስዎ አይደሉም? እንግዲያውስ ይህን ገጽ ይዝጉት፤ ምንም አይከሰትም።',
    },
    over: {
      title: 'ይህ አገናኝ ከእንግዲህ አይሠራም',
      words: 'አንድ አገናኝ ለ{minutes} ደቂቃዎች አንድ ጊዜ ብቻ ይሠራል፤ አንዴ ከገቡ ቀደም ያሉት አገናኞች አይሠሩም። ሌላ አገናኝ ይጠይቁ።',
      again: 'ሌላ አገናኝ ይጠይቁ',
    },
  },
} as const satisfies Record<Locale, unknown>;
