import { addDays, dayIn } from '#core/zoned-time.ts';
import type { Stored } from './pictures.ts';
import type { SampleDocument, SampleSet } from './store-set.ts';

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
          heading: 'Donations up {donationsIncrease} percent',
          slug: 'donations-up-40-percent',
          clickKey: 'donationsup40percent',
          preIntro: 'Progress',
          postDate: '2024-12-05',
          img: pictures['child-in-bloom'],
          description:
            'Donations to the mission have grown by {donationsIncrease} percent. What that changes for a child in treatment.',
          disc: {
            par1: 'Donations to the mission have grown by {donationsIncrease} percent. That is the sum of many decisions: people who gave for the first time, people who gave again, and people who told a friend.',
            par2: 'For a child in treatment this means one thing above all: a medicine that was started can be continued. Cancer medication works over months, and an interruption can undo it. Steady gifts let us say yes to a prescription and pay for all of it.\n\nIt also lets us plan with families. A mother who knows the medicine is paid for can keep her stall open. A father can keep his job. We ask each family what would help them earn their living during treatment, and plan it with them.\n\nThank you to everyone who is part of this. Each year’s fiscal report shows how the money is used.',
            occ: 'Fiscal year 2024',
            poster: 'The programme team',
          },
        },
        am: amharicPosts.donations,
      },
      {
        data: {
          heading: 'More than {diagnosticWorkUp} children helped with diagnostic work-up',
          slug: 'more-than-75-children-helped-with-diagnostic-work-up',
          clickKey: 'morethan75childrenhelpedwithdiagnosticworkup',
          preIntro: 'Impact',
          postDate: '2024-11-21',
          img: pictures['diagnostic-work-up'],
          description: 'What does this child have? More than {diagnosticWorkUp} children have an answer.',
          disc: {
            par1: 'Every treatment begins with a question: what is it? More than {diagnosticWorkUp} children have now been helped with diagnostic work-up, so that their doctors could answer it.',
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

/** The posts of 2024 and before, newest first. */
function earlierPosts(pictures: Stored['pictures']): SampleDocument[] {
  return [
    post(
      {
        heading: 'Volunteers up {volunteersIncrease} percent',
        slug: 'volunteers-up-25-percent',
        clickKey: 'volunteersup25percent',
        preIntro: 'Team',
        postDate: '2024-11-08',
        img: pictures.volunteers,
        description:
          '{volunteersIncrease} percent more people give their time to the mission. What they do, and how to join them.',
        disc: {
          par1: '{volunteersIncrease} percent more people now give their time to the mission. They pack parcels, translate for families, keep the books, look after events and answer messages.',
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

/** Amharic texts of the sample posts; they need review by a native speaker. */
const amharicPosts = {
  starter: {
    heading: 'ከዚህ ይጀምሩ፦ ድርጅታችን ምን ይሠራል',
    preIntro: 'እንኳን ደህና መጡ',
    description: 'ማን እንደሆንን፣ ለማን እንደምንሠራ እና ለመሳተፍ ከየት መጀመር እንደሚቻል።',
    disc: {
      par1: 'በ2022 እ.ኤ.አ. የተመሠረትን ለትርፍ ያልተቋቋምን ድርጅት ነን። በኢትዮጵያ ሕፃናት የጤና እንክብካቤ እንዲያገኙ እንሠራለን፤ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች።',
      par2: 'የሐኪም ማዘዣ ዋጋ የሚኖረው ቤተሰቡ ሊጠቀምበት ሲችል ነው። ስለዚህ ድርጅታችን በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት ያደርሳል፤ ቤተሰቦቻቸውም በገንዘብ ራሳቸውን እንዲችሉ ይደግፋል።\n\nየመጡት ለመጀመሪያ ጊዜ ከሆነ፣ እስካሁን የተሠራውን ያንብቡ፣ ወደ ዝግጅቶቻችን ይምጡ፣ ወይም ለሠላሳ ደቂቃ ቁጭ ብለን እንነጋገር።',
    },
  },
  donations: {
    heading: 'ልገሳ በ{donationsIncrease} በመቶ አደገ',
    preIntro: 'እድገት',
    description: 'ለድርጅታችን የሚደረገው ልገሳ በ{donationsIncrease} በመቶ አድጓል። ይህ በሕክምና ላይ ላለ ልጅ ምን ይለውጣል?',
    disc: {
      par1: 'ለድርጅታችን የሚደረገው ልገሳ በ{donationsIncrease} በመቶ አድጓል። ይህ የብዙ ሰዎች ውሳኔ ድምር ነው፦ ለመጀመሪያ ጊዜ የሰጡ፣ ደግመው የሰጡ፣ እና ለጓደኛ የነገሩ ሰዎች።',
      par2: 'በሕክምና ላይ ላለ ልጅ ይህ እድገት ከሁሉም በላይ አንድ ነገር ማለት ነው፦ የተጀመረ መድኃኒት ሊቀጥል ይችላል። የካንሰር መድኃኒት ለወራት ይሠራል፤ ማቋረጥ የተገኘውን ውጤት ሊያጠፋ ይችላል። የማይቋረጥ ልገሳ የሐኪም ማዘዣን ተቀብለን ወጪውን እስከ መጨረሻው እንድንሸፍን ያስችለናል።\n\nከቤተሰቦች ጋር ለማቀድም ይረዳናል። መድኃኒቱ እንደተሟላ የምታውቅ እናት ሥራዋን መቀጠል ትችላለች። ሕክምናው እስኪያልቅ ድረስ ኑሮውን ለመምራት ምን እንደሚረዳው እያንዳንዱን ቤተሰብ እንጠይቃለን፤ አብረንም እናቅዳለን።\n\nየዚህ አካል ለሆናችሁ ሁሉ እናመሰግናለን። ገንዘቡ እንዴት እንደዋለ በየዓመቱ የሂሳብ ሪፖርት ላይ ተጽፏል።',
      occ: 'የ2024 እ.ኤ.አ. በጀት ዓመት',
      poster: 'የፕሮግራም ቡድን',
    },
  },
  comingSoon: {
    heading: 'ቀጣዩ ዜና በቅርቡ ይቀርባል',
    preIntro: 'በቅርቡ',
    prev: 'ቀድመው ለማንበብ ማኅበረሰቡን ይቀላቀሉ።',
  },
  evening: {
    heading: 'የገንዘብ ማሰባሰቢያ ምሽት ፪ ምን ያስችላል',
    preIntro: 'ዝግጅቶች',
    description: 'ሁለተኛው የገንዘብ ማሰባሰቢያ ምሽታችን ተቃርቧል። ምሽቱ ለምን እንደሆነ እና እንዴት መሳተፍ እንደሚቻል።',
    disc: {
      par1: 'ሁለተኛው የገንዘብ ማሰባሰቢያ ምሽታችን ተቃርቧል። ከድርጅታችን ጎን ለቆሙ ሁሉ የተዘጋጀ ነው፦ ለበጎ ፈቃደኞች፣ ለአጋሮች፣ ለቤተሰቦችና ለመጀመሪያ ጊዜ ለሚመጡ ሰዎች።',
      par2: 'ምሽቱ የሚያሰባስበው ገንዘብ በኢትዮጵያ በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት ይውላል። ከሁሉም በላይ በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች ነው። ሕክምና ወራት ይወስዳል፤ በመካከል ለማቆም የተገደደ ቤተሰብ ከገንዘብም በላይ ያጣል።\n\nአለባበሱ ቀለል ያለ ነው፤ በሮች ከቀኑ 11:00 ሰዓት (17:00) ይከፈታሉ። ምግብ፣ ሙዚቃና ስለ ሥራው ለመጠየቅ ጊዜ ይኖራል። ትኬቶች በዝግጅቱ ገጽ ላይ አሉ። መምጣት ካልቻሉ በአንዱ ዘመቻ በኩል መለገስ ወይም ገጹን መምጣት ለሚወድ ሰው መላክ ይችላሉ።',
      occ: 'የገንዘብ ማሰባሰቢያ ምሽት ፪',
      poster: 'የዝግጅቶች ቡድን',
    },
  },
  workUp: {
    heading: 'ከ{diagnosticWorkUp} በላይ ልጆች የምርመራ እርዳታ አገኙ',
    preIntro: 'ውጤት',
    description: 'ይህ ልጅ ምን ሆኖ ነው? ከ{diagnosticWorkUp} በላይ ልጆች መልስ አግኝተዋል።',
    disc: {
      par1: 'እያንዳንዱ ሕክምና በአንድ ጥያቄ ይጀምራል፦ ሕመሙ ምንድን ነው? ሐኪሞቻቸው መልስ እንዲያገኙ ከ{diagnosticWorkUp} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል።',
      par2: 'አንድ ልጅ የትኛውን መድኃኒት፣ ምን ያህል እንደሚያስፈልገው የሚወስኑት የላቦራቶሪና የምስል ምርመራዎች ናቸው። አንድ ፍሬ መድኃኒት እንኳን ከመገዛቱ በፊት ገንዘብ ይጠይቃሉ፤ ብዙ ቤተሰቦችም እዚያ ላይ ያቆማሉ። የምርመራው ወጪ ሲሸፈን ሐኪሙ ከመገመት ይልቅ መምረጥ ይችላል፤ ሕክምናውም በጊዜው ይጀምራል።\n\nየትኛው ልጅ የትኛውን ምርመራ እንደሚፈልግ የጤና ባለሙያዎች ይነግሩናል። ቤተሰቡ የማይችለውን እንከፍላለን፤ ውጤቱ እስኪመጣና ቀጣዩ እርምጃ እስኪታወቅ ድረስም አብረን እንቆያለን። ልጁ መድኃኒት የሚያስፈልገው ከሆነ የመድኃኒት ፕሮግራሙ ይረከባል።\n\nቁጥሩ ያድጋል። እያንዳንዱን ልጅ አንድ ጊዜ ብቻ፣ ምርመራው ሲጠናቀቅ እንቆጥራለን።',
      poster: 'የሕክምና ቡድን',
    },
  },
  volunteers: {
    heading: 'በጎ ፈቃደኞች በ{volunteersIncrease} በመቶ ጨመሩ',
    preIntro: 'ቡድን',
    description: 'ለድርጅታችን ጊዜያቸውን የሚሰጡ ሰዎች በ{volunteersIncrease} በመቶ ጨምረዋል። ምን እንደሚሠሩና እንዴት መቀላቀል እንደሚቻል።',
    disc: {
      par1: 'ለድርጅታችን ጊዜያቸውን የሚሰጡ ሰዎች በ{volunteersIncrease} በመቶ ጨምረዋል። ጥቅል ያዘጋጃሉ፣ ለቤተሰቦች ያስተረጉማሉ፣ የሂሳብ መዝገብ ይይዛሉ፣ ዝግጅቶችን ያስተናግዳሉ፣ ለመልእክቶችም ይመልሳሉ።',
      par2: 'አንዳንዶቹ ለአንድ ቅዳሜ፣ ሌሎቹ በየሳምንቱ ይመጣሉ። የሕክምና ትምህርት አያስፈልግም፤ እንዲህ ያለ ሥራ የሚሠራው ብዙ ተራ ችሎታዎች በታማኝነት ሲውሉ ነው። አዲስ የሚመጡ ሥራውን ከሚያውቅ ሰው ጎን ይጀምራሉ፤ ከጥቂት ሳምንታት በኋላም የሚቆዩበትን ይመርጣሉ።\n\nከቤተሰቦች ጋር ከመሥራታቸው በፊት ስለ ሕመም እንዴት እንደምንናገር፣ ፈቃድ እንዴት እንደምንጠይቅና በመካከላችን የሚቀረው ምን እንደሆነ ይማራሉ። ይህ አንድ ከሰዓት በኋላ ይወስዳል፤ ማንም አይዘለውም።\n\nመቀላቀል ከፈለጉ ይጻፉልን ወይም ቀጠሮ ይያዙ። ምን መሥራት እንደሚወዱና ምን ያህል ጊዜ እንዳለዎት ይንገሩን። ተስማሚውን ቦታ አብረን እንፈልጋለን።',
      poster: 'የበጎ ፈቃደኞች ቡድን',
    },
  },
  report: {
    heading: 'የ2024 እ.ኤ.አ. በጀት ዓመት ሪፖርት',
    preIntro: 'ሪፖርቶች',
    description: 'የ2024 እ.ኤ.አ. በጀት ዓመት ሪፖርታችን ወጥቷል፦ ምን እንደሚል እና እንዴት እንደሚነበብ።',
    disc: {
      par1: 'የ2024 እ.ኤ.አ. በጀት ዓመት ሪፖርትን አሁን በሪፖርቶች ገጽ ላይ ማንበብ ይችላሉ። ምን እንደገባ፣ ምን እንዳወጣን እና ያ ምን እንደለወጠ ይናገራል።',
      par2: 'ለእያንዳንዱ በጀት ዓመት አንድ ሪፖርት እንጽፋለን። በልጆቹ ይጀምራል፦ ስንቶቹ ምን እርዳታ እንዳገኙ። ከዚያ ገንዘቡን በግልጽ ድምር ያሳያል፤ ጊዜያቸውን የሰጡ ሰዎችንም ያመሰግናል። ያልተሳካውንም ይናገራል፤ ሙገሳ ብቻ ያለው ሪፖርት ማንም እንዲወስን አይረዳምና።\n\nየመጀመሪያዎቹ ሁለት ዓመታት፣ የ2022 እና የ2023 እ.ኤ.አ. ሪፖርቶች በዝግጅት ላይ ናቸው፤ በዚያው ገጽ ላይ ይወጣሉ። የ2025 እ.ኤ.አ. ሪፖርት ከእነሱ በኋላ ይመጣል።\n\nስለ ማንኛውም ቁጥር ጥያቄ ካለዎት ይጠይቁ። ገጹን ጠቅሰው ይጻፉልን፤ የጻፈው ሰው ይመልስልዎታል።',
      occ: 'የ2024 እ.ኤ.አ. በጀት ዓመት',
      poster: 'የሂሳብ ኃላፊው',
    },
  },
  outreach: {
    heading: 'የሕፃናት ጤና አገልግሎት ቀን፣ ኤፕሪል 2024 እ.ኤ.አ.',
    preIntro: 'የማኅበረሰብ ጤና አገልግሎት',
    description: 'በኤፕሪል 2024 እ.ኤ.አ. የሕፃናት የጤና እንክብካቤን ቤተሰቦች ወደሚኖሩበት ወሰድን። እንዲህ ያለ ቀን እንደዚህ ያልፋል።',
    disc: {
      par1: 'በኤፕሪል 2024 እ.ኤ.አ. የጤና ባለሙያዎችና በጎ ፈቃደኞች ቤተሰቦች በሚኖሩበት አንድ ቀን አሳለፉ፤ ልጆች አስቀድመው ሩቅ መንገድ ሳይሄዱ እንዲታዩ።',
      par2: 'የአገልግሎት ቀን በማለዳ ይጀምራል፤ ጠረጴዛ፣ ወንበርና የጥላ ቦታ ይዘጋጃል። በጎ ፈቃደኞች ቤተሰቦችን በስማቸው ይቀበላሉ፤ ምን እንደሚደረግና ምን እንደማይደረግም ይነግሯቸዋል። ከዚያ የጤና ባለሙያ ለእያንዳንዱ ልጅ ጊዜ ይሰጣል፦ ያዳምጣል፣ ይመረምራል፣ ያስረዳል። ማንም እዚያው እንዲወስን አይጠየቅም።\n\nልጁ ከምክር በላይ የሚያስፈልገው ከሆነ ቤተሰቡ ወደ ቤት ከመሄዱ በፊት ቀጣዩን እርምጃ እናመቻቻለን፦ ምርመራ፣ ቀጠሮ ወይም መድኃኒት። ቤተሰቡ ለማን እንደሚደውል፣ እኛም ማንን እንደምንጠይቅ እናውቃለን።\n\nየቀኑን ፎቶዎች የምናሳየው ቤተሰቡ በጽሑፍ ከፈቀደ ብቻ ነው። እዚህ ሥዕል የሚያዩት ለዚያ ነው።',
      occ: 'የሕፃናት ጤና አገልግሎት ቀን',
      poster: 'የሕክምና ቡድን',
    },
  },
  medSupply: {
    heading: 'ከMedSupply Mission ጋር የምንሠራው ሥራ',
    preIntro: 'አጋሮች',
    description: 'ከMedSupply Mission ጋር አብረን የምንሠራው።',
    disc: {
      par1: 'መድኃኒት ብቻውን አይጓዝም። አንድ ጥቅል መድኃኒት ቤቱ እስኪደርስ ሥራውን ከMedSupply Mission ጋር እንካፈላለን።',
      par2: 'የካንሰር መድኃኒት ከሰፈር ሱቅ አይገዛም። መፈለግ፣ መረጋገጥ፣ በተገቢው ሙቀት መቀመጥና ሐኪም ወደሚጠብቅበት ቦታ መድረስ አለበት። የእኛን ያህል የሆነ ድርጅት ይህን ሁሉ ብቻውን አይሠራም፤ መሥራትም የለበትም።\n\nስለዚህ ሥራውን እንከፋፈላለን። የጤና ባለሙያዎችን ጥያቄ እኛ እንሰበስባለን፦ ልጁ ምን፣ እስከ መቼ እንደሚያስፈልገው። ምን ማቅረብ እንደሚቻል አብረን እናቅዳለን። ቤተሰቡ ሁሉንም እርምጃ ከሚያውቅ አንድ ሰው ጋር ብቻ ይገናኛል።\n\nስለዚህ አጋርነት እና ሌሎች ድርጅቶች እንዴት መቀላቀል እንደሚችሉ የአጋሮች ገጽ የበለጠ ይናገራል።',
      poster: 'የፕሮግራም ቡድን',
    },
  },
  howItReaches: {
    heading: 'መድኃኒት ወደ ልጅ እንዴት ይደርሳል',
    preIntro: 'ፕሮግራሞች',
    description: 'ከሐኪም ማዘዣ እስከ ልጅ ያሉት አራት እርምጃዎች።',
    disc: {
      par1: 'የሚጀምረው በሐኪም ማዘዣ እና መክፈል በማይችል ቤተሰብ ነው። ከዚያ መድኃኒቱ ልጁ እጅ እስኪገባ አራት እርምጃዎችን ይሄዳል።',
      par2: 'መጀመሪያ የጤና ባለሙያ የሚያስፈልገውን ይነግረናል፦ መድኃኒቱን፣ መጠኑንና መድረስ ያለበትን ቀን። ስለ ልጁ ከዚህ ሌላ ምንም ከክሊኒኩ አይወጣም።\n\nሁለተኛ፣ ከአጋሮቻችን ጋር መድኃኒቱን እናፈላልጋለን፤ ለየትኛው ማን እንደሚከፍልም እንስማማለን። ቤተሰቡ የተወሰነውን መክፈል ከቻለ ይከፍላል። አብዛኞቹ ይፈልጋሉ።\n\nሦስተኛ፣ ሁለት ሰዎች ጥቅሉን ያዘጋጃሉ፣ ያረጋግጣሉም። አራተኛ፣ ክሊኒኩ ተቀብሎ ለጥያቄ ጊዜ እየሰጠ ለቤተሰቡ ያስረክባል።\n\nከዚያ በኋላ ሕክምናው እስኪጠናቀቅ አብረን እንቆያለን። መድኃኒት በየወሩ መድረስ አለበት፤ አለበለዚያ አልደረሰም ማለት ነው።',
      poster: 'የፕሮግራም ቡድን',
    },
  },
  families: {
    heading: 'በራሳቸው እግር የቆሙ ቤተሰቦች',
    preIntro: 'ቤተሰቦች',
    description: 'ረጅም ሕክምና የአንድን ቤተሰብ ገቢ ሊያሳጣ ይችላል። ይህን ጊዜ እንዲያልፉ እንዴት እንደምንረዳ።',
    disc: {
      par1: 'ረጅም ሕክምና ከመድኃኒት በላይ ይጠይቃል። ከልጁ ጋር የሚጓዝ፣ ከሥራ የሚቀር ሰው ይኖራል፤ መጀመሪያ የሚያልቀውም ቁጠባው ነው።',
      par2: 'ስለዚህ ቤተሰቦችን መደገፍ እንደ መድኃኒት ሁሉ ሥራችን ነው። ቤተሰቦች አጋሮች ናቸው። ምን እንደሚረዳቸው ከሁሉ የሚያውቁት እነሱ ናቸው፦ የልብስ ስፌት መኪና፣ ለትንሽ ሱቅ የሚሆን ዕቃ፣ የሥልጠና ክፍያ፣ ወይም ለሕክምናው ወራት የአውቶቡስ ክፍያ ብቻ።\n\nእናዳምጣለን፣ በአንድ እርምጃ እንስማማለን፣ እንዴት እንደሚሄድም አብረን እናያለን። ዓላማው በገንዘብ ራስን መቻል ነው፦ ኑሮውን እንደገና በራሱ የሚያገኝና ቀጣዩን ሕመም መቋቋም የሚችል ቤተሰብ።\n\nለቤተሰብ ፈንድ የሚደረጉ ልገሳዎች ለዚህ የሥራው ክፍል ይውላሉ።',
      poster: 'የቤተሰብ ድጋፍ',
    },
  },
};
