import { addDays, dayIn } from '#core/zoned-time.ts';
import type { Stored } from './pictures.ts';
import type { SampleDocument, SampleSet } from './store-set.ts';

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
          tickets: {
            places: 40,
            kinds: [
              { name: 'One person', note: 'From any country, in English or Amharic', most: 4 },
              { name: 'Group', note: 'A class or a family at one screen', seats: 4, limit: 5, most: 1 },
            ],
            questions: [{ question: 'What would you like to ask?' }],
            words: 'The link to the call comes by mail on the morning of the event.',
          },
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

/** Past events, the announcement of April 2024 on its fixed day, and the coming-soon card. */
function earlierEvents(day: string, pictures: Stored['pictures']): SampleDocument[] {
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
        report: {
          pictures: [pictures['event-evening'], pictures.volunteers],
          thanks:
            'To everyone who cooked, played, carried chairs and gave. You stayed until the last lantern was out, and then you washed up.',
        },
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

/** Amharic texts of the sample events; they need review by a native speaker. */
const amharicEvents = {
  starter: {
    heading: 'ይምጡና ይሳተፉ',
    preIntro: 'እንኳን ደህና መጡ',
    description: 'ዝግጅቶቻችን ምን እንደሚመስሉ እና ለመጀመሪያ ጊዜ እንዴት መሳተፍ እንደሚቻል።',
    disc: {
      par1: 'ዝግጅቶቻችን ትንንሽ፣ ክፍትና ለመምጣት ቀላል ናቸው። ማንንም ማወቅ አያስፈልግም።',
      par2: 'አንዳንዶቹ ገንዘብ ያሰባስባሉ፣ አንዳንዶቹ ጥቅል ያዘጋጃሉ፣ በአንዳንዶቹ ደግሞ ቡና እየጠጣን ጥያቄ እንመልሳለን። እያንዳንዱ ቀኑን፣ ቦታውንና ምን ይዘው እንደሚመጡ የሚገልጽ ገጽ አለው።',
    },
  },
  fundraiser: {
    heading: 'የገንዘብ ማሰባሰቢያ ምሽት ፪',
    preHeading: 'ገንዘብ ማሰባሰቢያ',
    preIntro: 'ለመድኃኒት የተዘጋጀ ምሽት',
    dressCode: 'ቀለል ያለ አለባበስ',
    description: 'ከድርጅታችን ጋር ለቆሙ ሁሉ የተዘጋጀ ምሽት። ገቢው ለሕፃናት መድኃኒት ይውላል።',
    location: { name: 'አድራሻው በትኬቱ ላይ አለ', state: 'አዲስ አበባ', country: 'ኢትዮጵያ' },
    disc: {
      title: 'ከወዳጆች ጋር የሚያልፍ ምሽት',
      par1: 'ከድርጅታችን ጋር ለቆሙ ሁሉ የተዘጋጀ ምሽት ነው። የሚሰበሰበው ገንዘብ በኢትዮጵያ በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት ይውላል።',
      par2: 'ከሁሉም በላይ በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች ነው። ከሕክምናው ጎን ለጎን ቤተሰቦቻቸው በገንዘብ ራሳቸውን እንዲችሉ እንደግፋለን፤ ሕክምናው የቤተሰቡን መተዳደሪያ እንዳያሳጣ።\n\nእንዳሉ ይምጡ። አለባበሱ ቀለል ያለ ነው፤ በሮች ከቀኑ 11:00 ሰዓት (17:00) ይከፈታሉ። ምግብ፣ ሙዚቃና ጥያቄ ለመጠየቅ ጊዜ ይኖራል። መምጣት ካልቻሉ በአንዱ ዘመቻ በኩል መለገስ ይችላሉ።',
    },
  },
  coffee: {
    heading: 'ቡናና ጥያቄዎች',
    preHeading: 'መሰባሰቢያ',
    preIntro: 'ከፕሮግራም ቡድኑ ጋር ይተዋወቁ',
    tickets: {
      kinds: [
        { name: 'አንድ ሰው', note: 'ከየትኛውም አገር፣ በእንግሊዝኛ ወይም በአማርኛ' },
        { name: 'ቡድን', note: 'በአንድ ስክሪን የሚከታተል ክፍል ወይም ቤተሰብ' },
      ],
      questions: [{ question: 'ምን መጠየቅ ይፈልጋሉ?' }],
      words: 'የጥሪው አገናኝ በዝግጅቱ ቀን ጠዋት በኢሜይል ይደርስዎታል።',
    },
    description: 'ሁለት ሰዓት፣ ሦስት ዙር ቡና፣ እና ሥራው እንዴት እንደሚሠራ የሚያውቁ ሰዎች።',
    location: { name: 'በኢንተርኔት', country: 'ኢትዮጵያ' },
    disc: {
      par1: 'ሁለት ሰዓት፣ ሦስት ዙር ቡና፣ እና ሥራው እንዴት እንደሚሠራ የሚያውቁ ሰዎች። ሁልጊዜ ሊጠይቁ የፈለጉትን ሁሉ ይዘው ይምጡ።',
      par2: 'መድኃኒት እንዴት ይመረጣል? የትኛው ቤተሰብ እንደሚደገፍ ማን ይወስናል? ርክክብ ሲዘገይ ምን ይሆናል? እንዳለ እንነግርዎታለን። ማዳመጥ ብቻ ይችላሉ፤ በፈለጉ ጊዜም መሄድ ይችላሉ።',
    },
  },
  packing: {
    heading: 'ክፍት የጥቅል ማዘጋጃ ቀን',
    preHeading: 'በጎ ፈቃደኝነት',
    preIntro: 'ያግዙን',
    dressCode: 'አቧራ ቢነካው የማያሳስብ ልብስ',
    description: 'ቀኑን ሙሉ ጥቅል እናዘጋጃለን። ለአንድ ሰዓት ይምጡ፣ ወይም የመጨረሻው እስኪታሸግ አብረውን ይቆዩ።',
    location: { name: 'የበጎ ፈቃደኞች ክፍል', state: 'አዲስ አበባ', country: 'ኢትዮጵያ' },
    disc: {
      par1: 'ቀኑን ሙሉ ጥቅል እናዘጋጃለን። ለአንድ ሰዓት ይምጡ፣ ወይም የመጨረሻው እስኪታሸግ አብረውን ይቆዩ።',
      par2: 'የመጀመሪያውን ጥቅል ሥራውን የሚያውቅ ሰው አብሮዎት ያዘጋጃል። እያንዳንዱ ጥቅል ከመታሸጉ በፊት ሁለት ሰዎች ይመለከቱታል፤ ስለዚህ ጀማሪም አይሳሳትም። ምሳም ቡናም አለ።',
    },
  },
  schoolSupplies: {
    heading: 'የትምህርት ቁሳቁስ ቀን',
    preHeading: 'መሰባሰቢያ',
    preIntro: 'መጻሕፍት፣ እስክሪብቶና ቦርሳ',
    description: 'በሕክምና ላይ ላሉ ልጆች የትምህርት ቦርሳ እንሞላለን። ቀኑ ወደፊት ይገለጻል።',
    disc: {
      par1: 'ሕክምና የትምህርት ዓመትን ማቋረጥ የለበትም። በዚህ ቀን ለተወሰነ ጊዜ በቤት ወይም በሆስፒታል ለሚማሩ ልጆች መጻሕፍትና እስክሪብቶ በቦርሳ እናዘጋጃለን።',
      par2: 'ቀኑ የሚወሰነው የትምህርት ቤት ዝርዝሮች ሲወጡ ነው። ማኅበረሰቡን ይቀላቀሉ፤ ቀድመው ይሰማሉ።',
    },
  },
  firstFundraiser: {
    heading: 'የገንዘብ ማሰባሰቢያ ምሽት',
    preHeading: 'ገንዘብ ማሰባሰቢያ',
    preIntro: 'የተጀመረበት',
    dressCode: 'ቀለል ያለ አለባበስ',
    result: 'ተጠናቋል፣ እናመሰግናለን',
    report: {
      thanks: 'ምግብ ላበሰላችሁ፣ ለተጫወታችሁ፣ ወንበር ለተሸከማችሁና ለሰጣችሁ ሁሉ። የመጨረሻው ፋኖስ እስኪጠፋ ቆያችሁ፤ ከዚያም ዕቃ አጠባችሁ።',
    },
    description: 'የመጀመሪያው የገንዘብ ማሰባሰቢያ ምሽታችን። የመጡትን፣ ያበሰሉትን፣ የተጫወቱትንና የሰጡትን ሁሉ እናመሰግናለን።',
    location: { name: 'አድራሻው በትኬቱ ላይ አለ', state: 'አዲስ አበባ', country: 'ኢትዮጵያ' },
    disc: {
      par1: 'የመጀመሪያው የገንዘብ ማሰባሰቢያ ምሽታችን። የመጡትን፣ ያበሰሉትን፣ የተጫወቱትንና የሰጡትን ሁሉ እናመሰግናለን።',
      par2: 'ምሽቱ ያሰባሰበው ገንዘብ በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት ውሏል። አሁን ጎን ለጎን በበጎ ፈቃድ የሚሠሩ ሰዎችንም አገናኝቷል። ሁለተኛው ይከተላል።',
    },
  },
  outreach: {
    heading: 'የሕፃናት ጤና አገልግሎት ቀን',
    preHeading: 'የማኅበረሰብ ጤና አገልግሎት',
    preIntro: 'ቤተሰቦች በሚኖሩበት የሚውል ቀን',
    description: 'በኤፕሪል 2024 እ.ኤ.አ. የጤና ባለሙያዎች ልጆችን በሚኖሩበት አካባቢ በነፃ ያያሉ።',
    location: {
      name: 'የአገልግሎቱ ቦታ',
      street: 'ለቤተሰቦች በጤና ባለሙያቸው ይነገራል',
      state: 'አዲስ አበባ',
      country: 'ኢትዮጵያ',
    },
    disc: {
      title: 'የሕፃናት ጤና አገልግሎት ቀን፣ ኤፕሪል 2024 እ.ኤ.አ.',
      par1: 'የጤና ባለሙያዎች ልጆችን በሚኖሩበት አካባቢ፣ በነፃና ያለ ቀጠሮ ያያሉ። ወላጆችና አሳዳጊዎች ማንኛውንም ጥያቄ ይዘው በደህና ይምጡ።',
      par2: 'ካለፉት ሕክምናዎች ያለዎትን ይዘው ይምጡ፦ ካርድ፣ ማዘዣ ወይም የምርመራ ውጤት። ምንም ባይኖርም ይምጡ። ልጁ ከምክር በላይ የሚያስፈልገው ከሆነ፣ ወደ ቤት ከመሄድዎ በፊት ቀጣዩ እርምጃ ይመቻቻል።',
    },
  },
  comingSoon: {
    heading: 'ዜናችንን ይከታተሉ',
    preIntro: 'በቅርቡ',
    description: 'ማኅበረሰቡን ይቀላቀሉና ስለ ቀጣዩ ዝግጅት ቀድመው ይስሙ።',
  },
};
