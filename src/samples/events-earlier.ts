import { addDays } from '#core/zoned-time.ts';
import { amharicEvents } from './events.amharic.ts';
import type { SampleDocument, Stored } from './sample-document.ts';

const timeZone = 'Africa/Addis_Ababa';

/** Past events, the announcement of April 2024 on its fixed day, and the coming-soon card. */
export function earlierEvents(day: string, pictures: Stored['pictures']): SampleDocument[] {
  return [
    {
      data: {
        heading: 'Fundraiser',
        preHeading: 'Fundraiser',
        preIntro: 'Where it began',
        img: pictures['campaign-appreciation'],
        dateTime: { date: addDays(day, -180), time: '17:00', endTime: '21:00', timeZone },
        dressCode: 'Casual',
        location: { name: 'Address on the ticket', state: 'Addis Ababa', country: 'Ethiopia' },
        result: 'Done, thank you',
        description: 'Our first fundraiser. Thank you to everyone who came, cooked, played and gave.',
        disc: {
          par1: 'Our first fundraiser. Thank you to everyone who came, cooked, played and gave.',
          par2: 'What the evening raised went toward medicines for underserved children. Some who met there now volunteer side by side. The second fundraiser is on its way.',
        },
      },
      am: amharicEvents.firstFundraiser,
    },
    {
      data: {
        heading: 'Pediatric outreach',
        preHeading: 'Outreach',
        preIntro: 'A day where families live',
        img: pictures['pediatric-outreach'],
        dateTime: { date: '2024-04-20', time: '09:00', endTime: '16:00', timeZone },
        location: {
          name: 'Outreach site',
          street: 'Named to families by their health worker',
          state: 'Addis Ababa',
          country: 'Ethiopia',
          map: 'https://www.openstreetmap.org/#map=12/9.0300/38.7400',
          coords: { lat: 9.03, lng: 38.74 },
        },
        description: 'In April 2024 health workers see children where they live, free of charge.',
        disc: {
          title: 'Pediatric outreach, April 2024',
          par1: 'Health workers see children where they live, free of charge and without an appointment. Parents and guardians are welcome with every question they have.',
          par2: 'Bring what you have from earlier visits: a card, a prescription, a test result. If there is nothing, come anyway. If a child needs more than advice, we arrange the next step before you go home.',
        },
      },
      am: amharicEvents.outreach,
    },
    {
      data: {
        type: 'ad',
        heading: 'Stay in the Loop',
        preIntro: 'Coming Soon',
        img: pictures['achievement-mesob'],
        dateTime: { timeZone },
        description: 'Join the community and hear about the next event first.',
      },
      am: amharicEvents.comingSoon,
    },
  ];
}
