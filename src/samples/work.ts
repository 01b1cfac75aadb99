import type { SampleSet, Stored } from './sample-document.ts';

/** What the mission works on. */
export function sampleProjects({ pictures }: Stored): SampleSet {
  return {
    collection: 'projects',
    knownBy: 'label',
    documents: [
      {
        data: {
          label: 'Medicines for children',
          img: pictures['programs-medicine'],
          date: '2024-03-01',
          description: 'Children receive the medicine they were prescribed, for as long as they need it.',
          disc: {
            par1: 'Underserved children receive the medicine they were prescribed, for as long as the treatment lasts.',
            par2: 'Most of them are children with cancer who are denied medication for financial reasons. Requests come from the clinics that treat them. We look for the medicine, pay for what the family cannot, and bring it where it is needed.',
          },
        },
        am: { label: 'ለልጆች መድኃኒት', description: 'ልጆች የታዘዘላቸውን መድኃኒት እስከሚያስፈልጋቸው ጊዜ ድረስ ያገኛሉ።' },
      },
      {
        data: {
          label: 'Diagnostic work-up',
          img: pictures['diagnostic-work-up'],
          date: '2023-09-01',
          description: 'Tests and scans, so that a doctor can choose a treatment instead of guessing one.',
          disc: {
            par1: 'More than 75 children have been helped with diagnostic work-up, so that their doctors could choose a treatment instead of guessing one.',
            par2: 'Tests and scans come first and are often what a family cannot pay for. The project covers them and stays in touch until the result is there.',
          },
        },
        am: { label: 'የምርመራ እርዳታ', description: 'ሐኪሙ በመገመት ፈንታ ሕክምናን እንዲመርጥ የሚያስችሉ ምርመራዎች።' },
      },
      {
        data: {
          label: 'Family self-reliance',
          img: pictures['campaign-family-fund'],
          date: '2023-02-01',
          description: 'Families earn their own living again while a child is treated, and after.',
          disc: {
            par1: 'Families are partners in a treatment. This project helps them earn their own living again while it lasts, and after.',
            par2: 'Each family says what would carry it: tools, goods for a small shop, a course, the bus fare. One step is agreed, and looked at again together.',
          },
        },
        am: { label: 'የቤተሰብ ራስን መቻል', description: 'ልጅ በሚታከምበት ጊዜና ከዚያ በኋላ ቤተሰቦች ራሳቸውን ችለው ይኖራሉ።' },
      },
    ],
  };
}

/** The partner the specification names; its own words and logo are for it to give. */
export function samplePartners({ pictures }: Stored): SampleSet {
  return {
    collection: 'partners',
    knownBy: 'name',
    documents: [
      {
        data: {
          name: 'MedSupply Mission',
          img: pictures.partners,
          description: 'Together we plan which medicines are needed, and how they reach the clinics.',
          disc: {
            par1: 'With MedSupply Mission we plan which medicines are needed, and how they reach the clinics where doctors are waiting for them.',
            par2: 'We bring the requests of health workers together; what can be supplied is planned jointly. The family deals with one person only, who knows the whole way. What each side does is written down and looked at once a year.',
          },
        },
        am: { description: 'የትኞቹ መድኃኒቶች እንደሚያስፈልጉና ወደ ክሊኒኮች እንዴት እንደሚደርሱ አብረን እናቅዳለን።' },
      },
    ],
  };
}
