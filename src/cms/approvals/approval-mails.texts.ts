import type { Locale } from '#core/locale.ts';

/** The kinds of the mails in the outbox. */
export const approvalAskedKind = 'approval-asked';
export const approvalAnsweredKind = 'approval-answered';

/**
 * The words of the mail with a link to approve, and of the one that brings the answer. Amharic needs review by a native
 * speaker (docs/how-to/review-amharic.md).
 */
export const approvalMailTexts = {
  en: {
    asked: {
      subject: '{asker} asks you to approve “{title}”',
      heading: 'Please look at this before it goes public',
      hello: 'Hello {name},',
      text: '{asker} has written “{title}” for our website and asks you to read it. The link shows it as visitors would see it. There you approve it, or say what should change.',
      note: 'What they wrote to you: {note}',
      button: 'Read and answer',
      once: 'The link is for you alone and for this text alone. It works for {days} days and takes one answer. Nothing becomes public through it.',
      footer: 'You need no account. If you do not know what this is about, leave this mail be.',
    },
    answered: {
      subject: { approved: '“{title}” was approved', changes: 'Changes are asked for in “{title}”' },
      heading: 'There is an answer',
      hello: 'Hello {name},',
      says: {
        approved: '{who} has approved “{title}”.',
        changes: '{who} asks for changes in “{title}”.',
      },
      words: 'Their comment: {words}',
      noWords: 'They left no comment.',
      button: 'Open it in the admin',
      footer: 'This mail was written by a machine; answers to it reach nobody.',
    },
  },
  am: {
    asked: {
      subject: '{asker} “{title}”ን እንዲያጸድቁ ይጠይቃል',
      heading: 'ለሕዝብ ከመቅረቡ በፊት እባክዎ ይመልከቱት',
      hello: 'ሰላም {name}፣',
      text: '{asker} “{title}”ን ለድረ ገጻችን ጽፎ እንዲያነቡት ይጠይቃል። ማገናኛው ጎብኚዎች እንደሚያዩት ያሳያል። እዚያ ያጽድቁት፣ ወይም ምን መቀየር እንዳለበት ይግለጹ።',
      note: 'የጻፉልዎት፦ {note}',
      button: 'አንብበው ይመልሱ',
      once: 'ማገናኛው ለእርስዎ ብቻና ለዚህ ጽሑፍ ብቻ ነው። ለ{days} ቀናት ይሠራል፤ አንድ መልስ ብቻ ይቀበላል። በእሱ ምንም ነገር ለሕዝብ አይታይም።',
      footer: 'መለያ አያስፈልግዎትም። ይህ ስለ ምን እንደሆነ ካላወቁ፣ ይህን መልእክት ይተዉት።',
    },
    answered: {
      subject: { approved: '“{title}” ጸድቋል', changes: 'በ“{title}” ላይ ለውጦች ተጠይቀዋል' },
      heading: 'መልስ መጥቷል',
      hello: 'ሰላም {name}፣',
      says: {
        approved: '{who} “{title}”ን አጽድቀዋል።',
        changes: '{who} በ“{title}” ላይ ለውጦችን ጠይቀዋል።',
      },
      words: 'አስተያየታቸው፦ {words}',
      noWords: 'አስተያየት አልሰጡም።',
      button: 'በአስተዳደር ገጹ ይክፈቱት',
      footer: 'ይህ መልእክት በማሽን የተጻፈ ነው፤ መልስ ለማንም አይደርስም።',
    },
  },
} as const satisfies Record<Locale, unknown>;
