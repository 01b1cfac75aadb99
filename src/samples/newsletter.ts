import type { Locale } from '#core/locale.ts';

type InBoth = Record<Locale, string>;
type Paragraphs = Record<Locale, string[]>;

/** A part of a sample issue; posts and events by their English heading. */
export type SampleIssuePart =
  | { kind: 'words'; heading: InBoth; text: Paragraphs }
  | { kind: 'post' | 'event'; heading: string }
  | { kind: 'link'; label: InBoth; href: string };

export type SampleIssue = {
  subject: InBoth;
  preview: InBoth;
  opening: Paragraphs;
  parts: SampleIssuePart[];
  closing: Paragraphs;
  /** Sent this many days before the day of seeding; omitted for a draft. */
  sentDaysAgo?: number;
};

/** One sent issue and one draft. Amharic needs review by a native speaker. */
export const sampleIssues: SampleIssue[] = [
  {
    sentDaysAgo: 12,
    subject: {
      en: 'A medicine that is started can be continued',
      am: 'የተጀመረ መድኃኒት ሳይቋረጥ ሊቀጥል ይችላል',
    },
    preview: {
      en: 'What your gifts changed this season, and an evening to come to.',
      am: 'ስጦታዎችዎ በዚህ ወቅት ያመጡት ለውጥ፣ እንዲሁም የሚመጡበት ምሽት።',
    },
    opening: {
      en: [
        'Dear friends of the mission,',
        'treatment takes months, and what counts is the next one. Gifts have grown by 40 percent. This issue shows how they become medicines that don’t run out.',
      ],
      am: [
        'ውድ የተልእኮው ወዳጆች፣',
        'ሕክምና ወራትን ይወስዳል፤ በውስጡም ዋናው ነገር ቀጣዩ ወር ነው። ይህ እትም በ40 በመቶ ያደጉ ስጦታዎች እንዴት የማያልቁ መድኃኒቶች እንደሚሆኑ ይነግራል።',
      ],
    },
    parts: [
      { kind: 'post', heading: 'Donations up 40 percent' },
      { kind: 'post', heading: 'More than 75 children helped with diagnostic work-up' },
      {
        kind: 'words',
        heading: { en: 'How you can take part', am: 'እንዴት መሳተፍ ይችላሉ' },
        text: {
          en: [
            'Come to an event, bring somebody along, or sit down with us for thirty minutes. People who know the work tell others about it best.',
          ],
          am: ['ወደ ዝግጅት ይምጡ፣ ሌላ ሰው ይዘው ይምጡ፣ ወይም ለሠላሳ ደቂቃ አብረውን ይቀመጡ። ሥራውን በደንብ የሚያውቅ ሰው ለሌሎች በደንብ ይናገራል።'],
        },
      },
      { kind: 'event', heading: 'Fundraiser II' },
      { kind: 'link', label: { en: 'See all events', am: 'ሁሉንም ዝግጅቶች ይመልከቱ' }, href: '/events' },
    ],
    closing: {
      en: ['Thank you for staying with these families.', 'The programme team'],
      am: ['ከእነዚህ ቤተሰቦች ጋር ስለቆዩ እናመሰግናለን።', 'የፕሮግራም ቡድኑ'],
    },
  },
  {
    subject: { en: 'Before the evening with lanterns', am: 'ከፋኖሶቹ ምሽት በፊት' },
    preview: { en: 'Everything you need to know to come.', am: 'ለመምጣት ማወቅ ያለብዎት ሁሉ።' },
    opening: {
      en: ['Dear friends of the mission,', 'our second fundraiser is near, and there is still room.'],
      am: ['ውድ የተልእኮው ወዳጆች፣', 'ሁለተኛው የገንዘብ ማሰባሰቢያ ዝግጅታችን ቀርቧል፤ አሁንም ቦታ አለ።'],
    },
    parts: [{ kind: 'event', heading: 'Fundraiser II' }],
    closing: { en: ['See you there.', 'The events team'], am: ['እዚያ እንገናኝ።', 'የዝግጅቶች ቡድን'] },
  },
];
