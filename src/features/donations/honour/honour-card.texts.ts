import type { Locale } from '#core/locale.ts';

/** The kind of the mail with an honour card, in the outbox. */
export const honourCardKind = 'honour-card';

/** Texts of the card. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const honourCardTexts = {
  en: {
    subject: 'A gift in honour of {{honoured}}',
    heading: 'In honour of {{honoured}}',
    given: '{{giver}} has made a gift to {organisation} in honour of {{honoured}}.',
    ownWords: '{{giver}} writes: “{{words}}”',
    noWords: 'We thought you would like to know.',
    visit: 'See what we do',
    why: '{{giver}} asked us to send you this card. We won’t write to you about anything else. If this is a mistake, please reply.',
  },
  am: {
    subject: 'ለ{{honoured}} ክብር የተሰጠ ልገሳ',
    heading: 'ለ{{honoured}} ክብር',
    given: '{{giver}} ለ{{honoured}} ክብር ለ{organisation} ለግሰዋል።',
    ownWords: '{{giver}} እንዲህ ይላሉ፦ “{{words}}”',
    noWords: 'ይህን ቢያውቁ ደስ ይልዎታል ብለን አሰብን።',
    visit: 'የምንሠራውን ይመልከቱ',
    why: 'ይህን ካርድ እንድንልክልዎ የጠየቁን {{giver}} ናቸው። ስለ ሌላ ነገር አንጽፍልዎትም። ስህተት ከሆነ እባክዎ ይመልሱልን።',
  },
} as const satisfies Record<Locale, Record<string, string>>;
