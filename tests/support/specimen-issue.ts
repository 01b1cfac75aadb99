import type { IssueContent } from '#features/newsletter/issues/issue.rules.ts';
import type { MailPicture } from '#features/newsletter/issues/issue-mails.action.ts';

const line = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] });

/** An issue with every kind of part and of text; parts without Amharic fall back to English. */
export const specimenIssue: IssueContent = {
  subject: { en: 'A medicine that is started can be continued', am: 'የተጀመረ መድኃኒት ሳይቋረጥ ሊቀጥል ይችላል' },
  preview: {
    en: 'What your gifts changed this season, and an evening to come to.',
    am: 'ልገሳዎችዎ በዚህ ወቅት ያመጡት ለውጥ፣ እንዲሁም የሚመጡበት ምሽት።',
  },
  opening: {
    en: [
      line('Dear friends of the mission,'),
      {
        kind: 'paragraph',
        runs: [
          { text: 'treatment takes months, and what counts in it is ' },
          { text: 'the next month', bold: true },
          { text: '. How the money is used stands in ' },
          { text: 'our reports', href: '/reports' },
          { text: '.' },
        ],
      },
    ],
    am: [
      line('ውድ የድርጅታችን ወዳጆች፣'),
      {
        kind: 'paragraph',
        runs: [
          { text: 'ሕክምና ወራትን ይወስዳል፤ በውስጡም ዋናው ነገር ' },
          { text: 'ቀጣዩ ወር', bold: true },
          { text: ' ነው። ገንዘቡ እንዴት እንደዋለ በ' },
          { text: 'ሪፖርቶቻችን', href: '/reports' },
          { text: ' ውስጥ ይገኛል።' },
        ],
      },
    ],
  },
  parts: [
    {
      kind: 'post',
      href: '/news/donations-up-40-percent',
      label: { en: 'Progress', am: 'እድገት' },
      heading: { en: 'Donations up 40 percent', am: 'ልገሳ በ40 በመቶ አደገ' },
      text: {
        en: 'Donations to the mission have grown by 40 percent. What that changes for a child in treatment.',
        am: 'ለድርጅታችን የሚደረገው ልገሳ በ40 በመቶ አድጓል። ይህ በሕክምና ላይ ላለ ልጅ ምን ይለውጣል?',
      },
      picture: 1,
    },
    {
      kind: 'words',
      heading: { en: 'What a month of treatment needs' },
      text: {
        en: [
          {
            kind: 'list',
            ordered: false,
            items: [
              [{ text: 'the medicine itself, without a gap' }],
              [{ text: 'the way to the clinic and back' }],
            ],
          },
          { kind: 'quote', runs: [{ text: 'A prescription is only worth what a family can do with it.' }] },
        ],
      },
    },
    {
      kind: 'event',
      href: '/events/fundraiser-ii',
      label: { en: 'Fundraiser', am: 'ገንዘብ ማሰባሰቢያ' },
      heading: { en: 'Fundraiser II', am: 'የገንዘብ ማሰባሰቢያ ምሽት ፪' },
      text: {
        en: 'An evening for everyone who stands behind the mission. It raises money for medicines.',
        am: 'ከድርጅታችን ጎን ለሚቆሙ ሁሉ የተዘጋጀ ምሽት ነው። ለመድኃኒት ገንዘብ ይሰበሰብበታል።',
      },
      picture: 2,
      day: '2026-12-02',
      time: '17:00',
      zone: 'America/Chicago',
      place: { en: 'Lantern Hall, Addis Ababa', am: 'የፋኖስ አዳራሽ፣ አዲስ አበባ' },
    },
    { kind: 'link', label: { en: 'See all events', am: 'ሁሉንም ዝግጅቶች ይመልከቱ' }, href: '/events' },
  ],
  closing: {
    en: [line('Thank you for staying with these families.'), line('The programme team')],
    am: [line('ከእነዚህ ቤተሰቦች ጋር ስለቆዩ እናመሰግናለን።'), line('የፕሮግራም ቡድኑ')],
  },
};

const picture = (id: number, name: string, alt: MailPicture['alt']): [number, MailPicture] => [
  id,
  { id, src: `/media/${name}.jpg`, width: 1120, height: 840, alt },
];

/** Its pictures, as if all could be mailed. */
export const specimenPictures: ReadonlyMap<number, MailPicture> = new Map([
  picture(1, 'child-in-bloom', {
    en: 'A girl among flowers, her arms up',
    am: 'እጆቿን አንስታ በአበቦች መካከል ያለች ልጅ',
  }),
  picture(2, 'event-evening', { en: 'A family under lanterns' }),
]);
