import { amharicPosts } from './news.amharic.ts';
import type { SampleDocument, Stored } from './sample-document.ts';

/** The posts of 2024 and before, newest first. */
export function earlierPosts(pictures: Stored['pictures']): SampleDocument[] {
  return [
    post(
      {
        heading: 'Volunteers up 25 percent',
        preIntro: 'Team',
        postDate: '2024-11-08',
        img: pictures.volunteers,
        description:
          'A quarter more people give their time to the mission. What they do, and how to join them.',
        disc: {
          par1: 'A quarter more people now give their time to the mission. They pack parcels, translate for families, keep the books, look after events and answer messages.',
          par2: 'Some come for one Saturday, others every week. Nobody needs a medical background: a mission runs on many ordinary skills, used reliably. New volunteers begin beside someone who knows the task, and choose after a few weeks where they would like to stay.\n\nBefore they work with families, volunteers learn how we speak about illness, how we ask for consent, and what stays between us. That takes one afternoon, and nobody skips it.\n\nIf you would like to join, write to us or book a meeting. Say what you enjoy doing and how much time you have. Together we will find the right place.',
          poster: 'The volunteer team',
        },
      },
      amharicPosts.volunteers,
    ),
    post(
      {
        heading: 'The fiscal year 2024 report',
        preIntro: 'Reports',
        postDate: '2024-10-31',
        img: pictures['campaign-school-supplies'],
        description: 'Our report on the fiscal year 2024 is out: what it says, and how to read it.',
        disc: {
          par1: 'You can now read the report on the fiscal year 2024 on the Reports page. It says what came in, what we spent, and what that changed.',
          par2: 'We write one report for each fiscal year. It begins with the children: how many were helped, and with what. Then it shows the money, in plain sums, and thanks the people who gave their time. It also says what did not work out, because a report that only praises helps nobody decide.\n\nThe reports on the first two years, 2022 and 2023, are being prepared and will follow on the same page. The one on 2025 comes after them.\n\nQuestions about a number are welcome. Write to us and name the page, and you will get an answer from the person who wrote it.',
          occ: 'Fiscal year 2024',
          poster: 'The treasurer',
        },
      },
      amharicPosts.report,
    ),
    post(
      {
        heading: 'Pediatric outreach, April 2024',
        preIntro: 'Outreach',
        postDate: '2024-05-02',
        img: pictures['pediatric-outreach'],
        description:
          'In April 2024 we took children’s healthcare to where families live. This is how such a day goes.',
        disc: {
          par1: 'In April 2024 health workers and volunteers spent a day where families live, so that children could be seen without a long journey first.',
          par2: 'An outreach day begins early, with tables, chairs and a place in the shade. Volunteers greet families by name and tell them what will happen and what will not. Then a health worker takes time for each child: listens, examines, explains. Nobody is asked to decide on the spot.\n\nIf a child needs more than advice, we arrange the next step before the family goes home: a test, an appointment, a medicine. The family knows whom to call, and we know whom to ask.\n\nWe show pictures of the day only if the family has agreed in writing. That is why you see a drawing here.',
          occ: 'Pediatric outreach',
          poster: 'The medical team',
        },
      },
      amharicPosts.outreach,
    ),
    post(
      {
        heading: 'Our work with MedSupply Mission',
        preIntro: 'Partners',
        postDate: '2024-02-15',
        img: pictures.partners,
        description: 'What we do together with MedSupply Mission.',
        disc: {
          par1: 'Medicines travel in good company. We share the work with MedSupply Mission until a parcel reaches the pharmacy.',
          par2: 'You can’t buy a cancer medicine round the corner. It has to be found, checked, kept at the right temperature and brought to the place where a doctor is waiting for it. No organisation of our size does all of that alone, and none should.\n\nSo we divide the work. We gather the requests of health workers: what the child needs, and by when. We plan together what can be supplied. The family deals with one person, who knows every step.\n\nThe Partners page tells more about this partnership and how other organisations can join.',
          poster: 'The programme team',
        },
      },
      amharicPosts.medSupply,
    ),
    post(
      {
        heading: 'How a medicine reaches a child',
        preIntro: 'Programs',
        postDate: '2023-11-16',
        img: pictures['programs-medicine'],
        description: 'The four steps from a prescription to a child.',
        disc: {
          par1: 'It begins with a prescription and a family that cannot pay for it. From there a medicine takes four steps until a child receives it.',
          par2: 'First a health worker tells us what is needed: the medicine, the amount, the day by which it must be there. Nothing else about the child leaves the clinic.\n\nSecond, we look for the medicine with our partners and agree who pays for what. If the family can pay a part, it does. Most families want to.\n\nThird, two people pack the parcel and check it. Fourth, the clinic receives it and hands it to the family, with time for questions.\n\nAfter that we stay in touch until the treatment is complete. A medicine has to arrive every month, or it has not arrived at all.',
          poster: 'The programme team',
        },
      },
      amharicPosts.howItReaches,
    ),
    post(
      {
        heading: 'Families on their own feet',
        preIntro: 'Families',
        postDate: '2023-06-08',
        img: pictures['campaign-family-fund'],
        description: 'A long treatment can cost a household its income. How we help a family through it.',
        disc: {
          par1: 'A long treatment takes more than medicine. Somebody travels with the child, somebody misses work, and the savings go first.',
          par2: 'So support for families is as much our work as medicines are. Families are partners in it. They know best what would help: a sewing machine, a stock of goods for a small shop, fees for a course, or simply the bus fare for the months of treatment.\n\nWe listen, agree on one step, and see together how it goes. The aim is financial self-reliance: a household that earns its own living again, and can cope with the next illness.\n\nGifts to the Family Fund go to this part of the work.',
          poster: 'Family support',
        },
      },
      amharicPosts.families,
    ),
  ];
}

function post(data: Record<string, unknown>, am?: Record<string, unknown>): SampleDocument {
  return { data, ...(am && { am }) };
}
