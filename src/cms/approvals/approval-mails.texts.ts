import type { Locale } from '#core/locale.ts';

/** The kinds of the mails in the outbox. */
export const approvalAskedKind = 'approval-asked';
export const approvalAnsweredKind = 'approval-answered';
export const publishAskedKind = 'publish-asked';

/**
 * Texts of the mail with an approval link, of the mail with the answer, and of the mail to those who may publish. The Amharic
 * needs review by a native speaker (docs/how-to/review-amharic.md).
 */
export const approvalMailTexts = {
  en: {
    asked: {
      subject: '{asker} asks you to approve “{title}”',
      heading: 'Please read this before we publish it',
      hello: 'Hello {name},',
      text: '{asker} has written “{title}” for our website and would like you to read it. The link shows it as visitors would see it. You can approve it there, or say what should change.',
      note: 'Their note to you: {note}',
      button: 'Read and answer',
      once: 'The link is only for you and only for this text. It works for {days} days and takes one answer. Your answer doesn’t publish anything.',
      footer: 'You don’t need an account. If you don’t know what this is about, you can ignore this mail.',
    },
    answered: {
      subject: {
        approved: '“{title}” was approved',
        changes: 'Somebody asks for changes to “{title}”',
        published: '“{title}” is on the site',
        'sent-back': '“{title}” was sent back to you',
      },
      heading: 'You have an answer',
      hello: 'Hello {name},',
      says: {
        approved: '{who} has approved “{title}”.',
        changes: '{who} asks for changes to “{title}”.',
        published: '{who} has published “{title}”, as you asked.',
        'sent-back': '{who} has not published “{title}” yet. Change it, then ask again.',
      },
      words: 'Their comment: {words}',
      noWords: 'They left no comment.',
      button: 'Open it in the admin',
      footer: 'This mail was sent automatically, and nobody reads replies to it.',
    },
    requested: {
      subject: '{who} asks to publish “{title}”',
      heading: 'Somebody asks to publish',
      hello: 'Hello {name},',
      says: '{who} asks for “{title}” to be published. You can read it in the admin, publish it, or send it back with a comment.',
      words: 'Their note: {words}',
      button: 'Open it in the admin',
      footer: 'Everybody who may publish gets this mail, once for each request. The first to decide ends it.',
    },
  },
  am: {
    asked: {
      subject: '{asker} “{title}”ን እንዲያጸድቁ ይጠይቃሉ',
      heading: 'ለሕዝብ ከመቅረቡ በፊት እባክዎ ይመልከቱት',
      hello: 'ሰላም {name}፣',
      text: '{asker} “{title}”ን ለድረ ገጻችን ጽፈው እንዲያነቡት ይጠይቃሉ። አገናኙ ጎብኚዎች እንደሚያዩት ያሳያል። እዚያ ያጽድቁት፣ ወይም ምን መቀየር እንዳለበት ይግለጹ።',
      note: 'የጻፉልዎት፦ {note}',
      button: 'አንብበው ይመልሱ',
      once: 'አገናኙ ለእርስዎ ብቻና ለዚህ ጽሑፍ ብቻ ነው። ለ{days} ቀናት ይሠራል፤ አንድ መልስ ብቻ ይቀበላል። በእሱ ምንም ነገር ለሕዝብ አይታይም።',
      footer: 'መለያ አያስፈልግዎትም። ይህ ስለ ምን እንደሆነ ካላወቁ፣ ይህን መልእክት ይተዉት።',
    },
    answered: {
      subject: {
        approved: '“{title}” ጸድቋል',
        changes: 'በ“{title}” ላይ ለውጦች ተጠይቀዋል',
        published: '“{title}” በድረ ገጹ ላይ ወጥቷል',
        'sent-back': '“{title}” ወደ እርስዎ ተመልሷል',
      },
      heading: 'መልስ መጥቷል',
      hello: 'ሰላም {name}፣',
      says: {
        approved: '{who} “{title}”ን አጽድቀዋል።',
        changes: '{who} በ“{title}” ላይ ለውጦችን ጠይቀዋል።',
        published: '{who} እንደጠየቁት “{title}”ን አትመዋል።',
        'sent-back': '{who} “{title}”ን ገና አላተሙትም። ይቀይሩትና እንደገና ይጠይቁ።',
      },
      words: 'አስተያየታቸው፦ {words}',
      noWords: 'አስተያየት አልሰጡም።',
      button: 'በአስተዳደር ገጹ ይክፈቱት',
      footer: 'ይህ መልእክት በራስ ሰር የተላከ ነው፤ መልስ ቢልኩ የሚያነበው የለም።',
    },
    requested: {
      subject: '{who} “{title}” እንዲታተም ይጠይቃሉ',
      heading: 'የማተም ጥያቄ ቀርቧል',
      hello: 'ሰላም {name}፣',
      says: '{who} “{title}” እንዲታተም ይጠይቃሉ። በአስተዳደር ገጹ ማንበብ፣ ማተም ወይም ከአስተያየት ጋር መመለስ ይችላሉ።',
      words: 'ማስታወሻቸው፦ {words}',
      button: 'በአስተዳደር ገጹ ይክፈቱት',
      footer: 'ማተም የሚችሉ ሁሉ ለእያንዳንዱ ጥያቄ ይህ ኢሜይል አንድ ጊዜ ይደርሳቸዋል። መጀመሪያ የወሰነው ጥያቄውን ያበቃል።',
    },
  },
} as const satisfies Record<Locale, unknown>;
