import { addDays, dayIn } from '#core/zoned-time.ts';
import { amharicEvents } from './events.amharic.ts';
import { earlierEvents } from './events-earlier.ts';
import type { SampleSet, Stored } from './sample-document.ts';

const timeZone = 'Africa/Addis_Ababa';

/** Events around the day of seeding that show every badge: upcoming, in two days, today, past, to be announced. */
export function sampleEvents(today: Date, { pictures }: Stored): SampleSet {
  const day = dayIn(timeZone, today);
  return {
    collection: 'events',
    knownBy: 'heading',
    documents: [
      {
        data: {
          type: 'intro',
          heading: 'Come and take part',
          preIntro: 'Welcome',
          img: pictures['about-highlands'],
          dateTime: { timeZone },
          description: 'What our events are like, and how to join in for the first time.',
          disc: {
            par1: 'Our events are small, open and easy to come to. You do not need to know anyone.',
            par2: 'Some raise money, some pack parcels, and at some we only drink coffee and answer questions. Each has a page with the day, the place and what to bring. If you need anything to be able to come, such as step-free access or someone who translates, write to us and we will arrange it.',
          },
        },
        am: amharicEvents.starter,
      },
      {
        data: {
          heading: 'Fundraiser II',
          preHeading: 'Fundraiser',
          preIntro: 'An evening for medicines',
          img: pictures['event-evening'],
          imgPos: 'bottom',
          style: 'dusk',
          dateTime: { date: addDays(day, 12), time: '17:00', endTime: '21:00', timeZone },
          dressCode: 'Casual',
          location: {
            name: 'Address on the ticket',
            state: 'Addis Ababa',
            country: 'Ethiopia',
            map: 'https://www.openstreetmap.org/#map=12/9.0300/38.7400',
            coords: { lat: 9.03, lng: 38.74 },
          },
          getTicket: 'https://tickets.example.org/fundraiser-ii',
          moreImg: [pictures['campaign-family-fund'], pictures['meet-coffee-table']],
          description:
            'An evening for everyone who stands behind the mission. It raises money for medicines for children.',
          disc: {
            title: 'An evening among friends',
            par1: 'An evening for everyone who stands behind the mission. What it raises goes toward medicines for underserved children in Ethiopia.',
            par2: 'Most of all it helps children with cancer who are denied medication for financial reasons. We also support their families toward financial self-reliance, so that treatment does not cost a household its livelihood.\n\nCome as you are. Dress is casual and the doors open at 17:00. There will be food, music and time to ask questions. If you cannot join us, you can still give through one of the campaigns.',
          },
        },
        am: amharicEvents.fundraiser,
      },
      {
        data: {
          heading: 'Coffee and questions',
          preHeading: 'Gathering',
          preIntro: 'Meet the programme team',
          img: pictures['meet-coffee-table'],
          dateTime: { date: addDays(day, 2), time: '10:00', endTime: '12:00', timeZone },
          location: { name: 'Online', country: 'Ethiopia' },
          description: 'Two hours, three rounds of coffee, and the people who know how the work is done.',
          disc: {
            par1: 'Two hours, three rounds of coffee, and the people who know how the work is done. Bring whatever you have always wanted to ask.',
            par2: 'How do we choose a medicine, who decides which family we support, what happens when a delivery is late? We tell you how it is. You can just listen, and leave whenever you like.',
          },
        },
        am: amharicEvents.coffee,
      },
      {
        data: {
          heading: 'Open packing day',
          preHeading: 'Volunteering',
          preIntro: 'Lend a hand',
          img: pictures['programs-medicine'],
          dateTime: { date: day, time: '08:00', endTime: '00:00', timeZone },
          dressCode: 'Something that may get dusty',
          location: { name: 'Volunteer room', state: 'Addis Ababa', country: 'Ethiopia' },
          description:
            'All day long we pack parcels. Come by for an hour or stay until the last one is closed.',
          disc: {
            par1: 'All day long we pack parcels. Come by for an hour, or stay until the last one is closed.',
            par2: 'Someone who knows the work shows you the first parcel. Two people check each one before it is closed, so a beginner can’t go wrong. There is lunch, and there is coffee.',
          },
        },
        am: amharicEvents.packing,
      },
      {
        data: {
          heading: 'School supplies day',
          preHeading: 'Gathering',
          preIntro: 'Books, pens and a bag',
          img: pictures['campaign-school-supplies'],
          dateTime: { timeZone },
          description: 'We fill school bags for children in treatment. The day will be announced.',
          disc: {
            par1: 'A treatment should not end a school year. On this day we fill bags with books and pens for children who learn at home or in hospital for a while.',
            par2: 'The day depends on when the school lists come out. Join the community, and you will hear of it first.',
          },
        },
        am: amharicEvents.schoolSupplies,
      },
      ...earlierEvents(day, pictures),
    ],
  };
}
