import type { Locale } from '#core/locale.ts';

/**
 * The sentence that leads from a page to giving, one for each kind of page. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const giveLineTexts = {
  en: {
    give: 'Make a gift',
    news: 'People who give make the work in these stories possible.',
    post: 'You can help us go on with this work.',
    reports: 'These reports show where gifts went, and yours can be part of the next one.',
    testimonial: 'You can help another family get the medicine their child needs.',
    team: 'The team does the work, and gifts make it possible.',
    member: 'Your gift helps the whole team do this work.',
    partners: 'Partners and givers do this together, and you can be one of them.',
    partner: 'You can support the same work with a gift.',
    projects: 'Give to one project, or let us use your gift where it is needed most.',
    page: 'With a gift you help this work go on.',
    events: "If you can't come, you can still help with a gift.",
  },
  am: {
    give: 'ይለግሱ',
    news: 'በእነዚህ ዜናዎች የሚያነቡት ሥራ የሚቻለው ሰዎች ስለሚለግሱ ነው።',
    post: 'ይህን ሥራ እንድንቀጥል ሊረዱን ይችላሉ።',
    reports: 'እነዚህ ሪፖርቶች ልገሳዎች የት እንደዋሉ ያሳያሉ፤ የእርስዎም በቀጣዩ ሊካተት ይችላል።',
    testimonial: 'ሌላ ቤተሰብ ለልጁ የሚያስፈልገውን መድኃኒት እንዲያገኝ ሊረዱ ይችላሉ።',
    team: 'ቡድናችን ሥራውን ይሠራል፣ ልገሳዎችም እንዲቻል ያደርጉታል።',
    member: 'ልገሳዎ መላው ቡድን ይህን ሥራ እንዲሠራ ይረዳል።',
    partners: 'አጋሮችና ለጋሾች ይህን አብረው ይሠራሉ፤ እርስዎም ከእነሱ አንዱ መሆን ይችላሉ።',
    partner: 'ይህንኑ ሥራ በልገሳ መደገፍ ይችላሉ።',
    projects: 'ለአንድ ፕሮጀክት ይለግሱ፣ ወይም ልገሳዎን በጣም በሚያስፈልግበት እናውለው።',
    page: 'በልገሳዎ ይህ ሥራ እንዲቀጥል ይረዳሉ።',
    events: 'መምጣት ካልቻሉ በልገሳ ሊረዱ ይችላሉ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type GiveLineKind = Exclude<keyof (typeof giveLineTexts)['en'], 'give'>;
