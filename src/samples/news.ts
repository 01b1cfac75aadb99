import { addDays, dayIn } from '#core/zoned-time.ts';
import { amharicPosts } from './news.amharic.ts';
import { earlierPosts } from './news-earlier.ts';
import type { SampleSet, Stored } from './sample-document.ts';

/** The news: a starter card, nine posts and the coming-soon card. */
export function samplePosts(today: Date, { pictures }: Stored): SampleSet {
  const recently = addDays(dayIn('Africa/Addis_Ababa', today), -7);
  return {
    collection: 'posts',
    knownBy: 'heading',
    documents: [
      {
        data: {
          type: 'intro',
          heading: 'Start here: what the mission does',
          preIntro: 'Welcome',
          img: pictures['about-highlands'],
          readTime: 1.5,
          description: 'Who we are, whom we work for, and where to begin if you would like to take part.',
          disc: {
            par1: 'We are a non-profit mission, founded in 2022. We work on children’s access to healthcare in Ethiopia, above all for children with cancer who are denied medication for financial reasons.',
            par2: 'A prescription is only worth what a family can do with it. So the mission gets medicines to underserved children, and supports their families on the way to financial self-reliance, so that one treatment does not cost a household its livelihood.\n\nIf you are new here, read what has been achieved so far, come to an event, or sit down with us for thirty minutes. Every part of the work has a page, and each page has a way to take part.',
          },
        },
        am: amharicPosts.starter,
      },
      {
        data: {
          heading: 'What an evening at Fundraiser II makes possible',
          preIntro: 'Events',
          postDate: recently,
          img: pictures['event-evening'],
          description:
            'Our second fundraiser is near. This is what the evening is for, and how to take part.',
          disc: {
            par1: 'Our second fundraiser is near. It is an evening for everyone who stands behind the mission: volunteers, partners, families and people who come for the first time.',
            par2: 'What the evening raises goes toward medicines for underserved children in Ethiopia. Most of all it is for children with cancer who are denied medication for financial reasons. Treatment takes months, and a family that has to stop halfway loses more than money.\n\nDress is casual and the doors open at 17:00. There will be food, music and time to ask whatever you would like to know about the work. Tickets are on the page of the event. If you cannot come, you can still give through one of the campaigns, or send the page to somebody who would enjoy the evening.',
            occ: 'Fundraiser II',
            poster: 'The events team',
          },
        },
        am: amharicPosts.evening,
      },
      {
        data: {
          heading: 'Donations up 40 percent',
          preIntro: 'Progress',
          postDate: '2024-12-05',
          img: pictures['child-in-bloom'],
          description:
            'Donations to the mission have grown by 40 percent. What that changes for a child in treatment.',
          disc: {
            par1: 'Donations to the mission have grown by 40 percent. That is the sum of many decisions: people who gave for the first time, people who gave again, and people who told a friend.',
            par2: 'For a child in treatment this means one thing above all: a medicine that was started can be continued. Cancer medication works over months, and an interruption can undo it. Steady gifts let us say yes to a prescription and pay for all of it.\n\nIt also lets us plan with families. A mother who knows the medicine is paid for can keep her stall open. A father can keep his job. We ask each family what would help them earn their living during treatment, and plan it with them.\n\nThank you to everyone who is part of this. Each year’s fiscal report shows how the money is used.',
            occ: 'Fiscal year 2024',
            poster: 'The programme team',
          },
        },
        am: amharicPosts.donations,
      },
      {
        data: {
          heading: 'More than 75 children helped with diagnostic work-up',
          preIntro: 'Impact',
          postDate: '2024-11-21',
          img: pictures['diagnostic-work-up'],
          description: 'What does this child have? More than 75 children have an answer.',
          disc: {
            par1: 'Every treatment begins with a question: what is it? More than 75 children have now been helped with diagnostic work-up, so that their doctors could answer it.',
            par2: 'Laboratory tests and scans decide which medicine a child needs, and how much of it. They also cost money before a single tablet has been bought, and many families have to stop there. Once a work-up is paid for, a doctor can choose instead of guessing, and a treatment can begin in time.\n\nHealth workers tell us which child needs which test. We pay what the family cannot, and stay in touch until the result is there and the next step is clear. If the child needs a medicine, the medicine programme takes over.\n\nThe number will grow. We count each child once, and only when the work-up is done.',
            poster: 'The medical team',
          },
        },
        am: amharicPosts.workUp,
      },
      ...earlierPosts(pictures),
      {
        data: {
          type: 'ad',
          heading: 'The next update is on its way',
          preIntro: 'Coming Soon',
          img: pictures['achievement-mesob'],
          prev: 'Join the community to read it first.',
        },
        am: amharicPosts.comingSoon,
      },
    ],
  };
}
