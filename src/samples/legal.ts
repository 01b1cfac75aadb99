import { termsSections } from './legal-terms.ts';
import type { SampleSet } from './sample-document.ts';

/** Two pages that describe what this software really does with data; an organisation completes and adopts them. */
export function sampleLegalPages(): SampleSet {
  return {
    collection: 'legal-pages',
    knownBy: 'title',
    documents: [
      {
        data: {
          title: 'Privacy',
          validFrom: '2026-01-01',
          description:
            'We keep as little about you as we can. Reading the site leaves nothing with us. What you give us yourself we use for what you gave it for, and erase when you ask.',
          sections: privacySections,
        },
        am: {
          title: 'የግላዊነት መመሪያ',
          description: 'ስለ እርስዎ የምንይዘው መረጃ በተቻለ መጠን ጥቂት ነው። ድረ ገጹን ማንበብ በእኛ ዘንድ ምንም አይተውም።',
        },
      },
      {
        data: {
          title: 'Terms and Conditions',
          validFrom: '2026-01-01',
          description: 'What you may expect of this site and what we ask of you, in plain words.',
          sections: termsSections,
        },
        am: { title: 'የአጠቃቀም ደንቦች', description: 'ከዚህ ድረ ገጽ ምን እንደሚጠብቁና ከእርስዎ የምንጠይቀው፣ በቀላል ቃላት።' },
      },
    ],
  };
}

const privacySections = [
  {
    heading: 'Who is responsible',
    text: 'The organisation named at the foot of each page runs this site. You reach us by the phone number and the email address on the Contact page. Write to us with any question about your data.',
  },
  {
    heading: 'When you read',
    text: 'You can read everything without an account. We set no cookies for readers and load nothing from other companies while you read. Our server sees your network address for as long as it takes to answer, and keeps it in memory only, for a few minutes, so that nobody can flood the site.\n\nYour browser remembers some choices for you: light or dark, whether you have closed the welcome or an announcement, which events you have looked at and which you love, and what is in your cart. These stay on your device. You can remove them in the settings of your browser.',
  },
  {
    heading: 'What we count',
    text: 'We count how often a post is opened and how often an event is viewed or loved. Only the number is kept, never who it was.',
  },
  {
    heading: 'When you join the community',
    text: 'We keep your name and your email address, and the day you joined. We write to you only after you have confirmed the address. Every message has a link to leave, and after you leave we erase what we kept.',
  },
  {
    heading: 'When you write to us or book a meeting',
    text: 'We use what you write to answer you, and erase it once the matter is closed. The booking calendar and the donation page are run by other companies. They open only when you ask for them, and their own privacy notices apply there.',
  },
  {
    heading: 'When you sign in',
    text: 'You sign in through a service you already use. From it we receive your name, your email address and your picture if there is one, and nothing else. Your account page shows what we keep and lets you remove it.',
  },
  {
    heading: 'Pictures and stories of children',
    text: 'We show a child, or anyone who can be recognised, only with a written consent. It says for which uses and until when. When it ends or is taken back, the picture or story leaves the site at once, including its address and the card that is shown when a page is shared.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask what we keep about you, have it corrected or erased, receive a copy, and object to its use. Write to us, and we answer within a month. You may also turn to the data protection authority where you live.',
  },
];
