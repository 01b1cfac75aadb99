import type { PictureName, Stored } from './pictures.ts';
import type { SampleDocument, SampleSet } from './store-set.ts';

/** The nine cards of the home page in design order, which are also the tabs of the initiative section. */
export function sampleCards(): SampleSet {
  return { collection: 'cards', knownBy: 'name', documents: documents.map(withAmharic) };
}

const documents: Record<string, unknown>[] = [
  {
    name: 'Impact',
    heading: "{name}'s story",
    tabHeading: 'One child, one treatment',
    disc: '{childrenHelped} children helped this year. Each of them has a name, a prescription and a family that decides together.',
    pathLabel: 'Sponsor Children Like {name}',
    pathLabelWithoutName: 'Sponsor Children',
    firstName: 'Liya',
    nameChanged: true,
    path: '/donate',
    drawing: 'impact',
    ground: 'saffron',
  },
  {
    name: 'Programs',
    heading: 'The medicine has to arrive',
    tabHeading: 'Medicines for underserved children',
    disc: 'Our projects help children reach the treatment they were prescribed, and help the family stand on its own while treatment lasts.',
    pathLabel: 'Visit our Projects',
    path: '/projects',
    drawing: 'programs-medicine',
    ground: 'sky',
  },
  {
    name: 'Progress',
    heading: 'Growing, season by season',
    tabHeading: 'More hands, more help',
    disc: '{volunteersIncrease}% increase in volunteers, {donationsIncrease}% increase in donations. A mission grows the way a coffee plant does, with care and with time.',
    pathLabel: 'Be part of our Growth',
    path: '/donate',
    drawing: 'progress-coffee',
    ground: 'lilac',
  },
  {
    name: 'Partners',
    heading: 'Carried together',
    tabHeading: 'Nobody carries it alone',
    disc: 'Partners find, check and bring medicines, share what they know, and stand beside families in the places where they live.',
    pathLabel: 'Check out our Partners',
    path: '/partnership',
    drawing: 'partners',
    ground: 'mint',
  },
  {
    name: 'Meet us',
    heading: 'Sit down with us',
    tabHeading: 'Thirty minutes, one table',
    disc: 'Ask what you would like to know, or tell us what you could bring. A meeting takes thirty minutes, and you needn’t decide anything.',
    pathLabel: 'Schedule a Meeting Here',
    path: '/meet',
    drawing: 'meet-coffee-table',
    ground: 'peach',
  },
  {
    name: 'Team',
    heading: 'The people behind it',
    tabHeading: 'Who does the work',
    disc: 'Health workers, organisers and volunteers. Ask any of them what they do.',
    pathLabel: 'Meet Team Members',
    path: '/team',
    drawing: 'team',
    ground: 'deep-blue',
  },
  {
    name: 'Testimonial',
    heading: 'In their own words',
    tabHeading: 'Families speak for themselves',
    disc: 'What families, health workers and volunteers say about the work, as they said it and with their consent.',
    pathLabel: 'Watch Testimonial Here',
    path: '/testimonial',
    drawing: 'testimonial',
    ground: 'coral',
  },
  {
    name: 'Achievement',
    heading: 'What we have achieved',
    tabHeading: 'An answer before a treatment',
    disc: 'More than {diagnosticWorkUp} children helped with diagnostic work-up. Their doctors could choose a treatment instead of guessing one.',
    pathLabel: 'Collaborate with {organisation}',
    path: '/meet',
    drawing: 'achievement-mesob',
    ground: 'pale-lilac',
  },
  {
    name: 'About',
    heading: 'Where the mission comes from',
    tabHeading: 'Founded in 2022',
    disc: 'A non-profit mission for children’s access to healthcare and medicines in Ethiopia, and for families who want to stand on their own.',
    pathLabel: 'Read more about us',
    path: '/about',
    drawing: 'about-wide',
    ground: 'dawn-lilac',
  },
];

function withAmharic(data: Record<string, unknown>): SampleDocument {
  const am = amharicCards[data.name as keyof typeof amharicCards];
  return { data, am };
}

/** The five slideshow pictures; none appears elsewhere on the home page. */
export function sampleGallery({ pictures }: Stored): SampleSet {
  const slide = (name: PictureName, english: string, amharic: string) => ({
    data: { img: pictures[name], description: english },
    am: { description: amharic },
  });
  return {
    collection: 'gallery',
    knownBy: 'description',
    documents: [
      slide('about-highlands', 'Where we are at home', 'የምንኖርበት አገር'),
      slide('clinic-wide', 'A morning at the clinic', 'ጠዋት በክሊኒኩ'),
      slide('campaign-family-fund', 'Treatment takes the whole family', 'ሕክምና መላውን ቤተሰብ ይጠይቃል'),
      slide('campaign-holiday-gift', 'Parcels before the holidays', 'ከበዓል በፊት የተዘጋጁ ስጦታዎች'),
      slide('event-evening', 'An evening among friends', 'ከወዳጆች ጋር የሚያልፍ ምሽት'),
    ],
  };
}

/** Amharic texts of the home cards; they need review by a native speaker. */
const amharicCards = {
  Impact: {
    tabLabel: 'ውጤት',
    heading: 'የ{name} ታሪክ',
    tabHeading: 'አንድ ልጅ፣ አንድ ሕክምና',
    disc: 'በዚህ ዓመት {childrenHelped} ልጆች እርዳታ አግኝተዋል። እያንዳንዱ ቁጥር ስም፣ የሐኪም ማዘዣና አብሮት የሚወስን ቤተሰብ ያለው አንድ ልጅ ነው።',
    pathLabel: 'እንደ {name} ያሉ ልጆችን ይደግፉ',
    pathLabelWithoutName: 'ልጆችን ይደግፉ',
    firstName: 'ልያ',
  },
  Programs: {
    tabLabel: 'ፕሮግራሞች',
    heading: 'መድኃኒቱ መድረስ አለበት',
    tabHeading: 'በቂ አገልግሎት ለማያገኙ ልጆች መድኃኒት',
    disc: 'ፕሮጀክቶቻችን ልጆች የታዘዘላቸውን ሕክምና እንዲያገኙ፣ ቤተሰቡም ሕክምናው እስኪያልቅ ራሱን ችሎ እንዲቆም ይረዳሉ።',
    pathLabel: 'ፕሮጀክቶቻችንን ይጎብኙ',
  },
  Progress: {
    tabLabel: 'እድገት',
    heading: 'ከወቅት ወደ ወቅት እያደግን',
    tabHeading: 'ብዙ እጆች፣ ብዙ እርዳታ',
    disc: 'የበጎ ፈቃደኞች ቁጥር በ{volunteersIncrease}%፣ ልገሳም በ{donationsIncrease}% አድጓል። ሥራችን እንደ ቡና ተክል በእንክብካቤና በጊዜ ያድጋል።',
    pathLabel: 'የእድገታችን አካል ይሁኑ',
  },
  Partners: {
    tabLabel: 'አጋሮች',
    heading: 'በጋራ የተሸከምነው',
    tabHeading: 'ማንም ብቻውን አይሸከመውም',
    disc: 'አጋሮቻችን መድኃኒት ያፈላልጋሉ፣ ያረጋግጣሉ፣ ያደርሳሉ፤ እውቀታቸውን ያካፍላሉ፤ ቤተሰቦችም በሚኖሩበት ቦታ አብረዋቸው ይቆማሉ።',
    pathLabel: 'አጋሮቻችንን ይመልከቱ',
  },
  'Meet us': {
    tabLabel: 'እንገናኝ',
    heading: 'ቁጭ ብለን እንነጋገር',
    tabHeading: 'ሠላሳ ደቂቃ፣ አንድ ጠረጴዛ',
    disc: 'ማወቅ የሚፈልጉትን ይጠይቁ፣ ወይም ምን ሊያበረክቱ እንደሚችሉ ይንገሩን። ቀጠሮው ሠላሳ ደቂቃ ይፈጃል፤ ምንም ግዴታ የለውም።',
    pathLabel: 'እዚህ ቀጠሮ ይያዙ',
  },
  Team: {
    tabLabel: 'ቡድን',
    heading: 'ሥራውን የሚሠሩ ሰዎች',
    tabHeading: 'ሥራውን የሚሠራው ማን ነው',
    disc: 'የጤና ባለሙያዎች፣ አስተባባሪዎችና በጎ ፈቃደኞች። እያንዳንዱ የራሱ ሥራ አለው፤ ስለ ሥራውም ሊጠየቅ ይችላል።',
    pathLabel: 'የቡድን አባላትን ይተዋወቁ',
  },
  Testimonial: {
    tabLabel: 'ምስክርነት',
    heading: 'በራሳቸው ቃል',
    tabHeading: 'ቤተሰቦች ስለ ራሳቸው ይናገራሉ',
    disc: 'ቤተሰቦች፣ የጤና ባለሙያዎችና በጎ ፈቃደኞች ስለ ሥራው የተናገሩት፣ እንደተናገሩትና በፈቃዳቸው።',
    pathLabel: 'ምስክርነቱን እዚህ ይመልከቱ',
  },
  Achievement: {
    tabLabel: 'ስኬት',
    heading: 'ያሳካነው',
    tabHeading: 'ከሕክምና በፊት መልስ',
    disc: 'ከ{diagnosticWorkUp} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል። ሐኪሞቻቸው በመገመት ፈንታ ሕክምናን መምረጥ ችለዋል።',
    pathLabel: 'ከ{organisation} ጋር ይተባበሩ',
  },
  About: {
    tabLabel: 'ስለ እኛ',
    heading: 'ድርጅታችን እንዴት እንደተመሠረተ',
    tabHeading: 'በ2022 እ.ኤ.አ. ተመሠረተ',
    disc: 'በኢትዮጵያ ሕፃናት የጤና እንክብካቤና መድኃኒት እንዲያገኙ፣ ራሳቸውን መቻል ለሚፈልጉ ቤተሰቦችም የሚሠራ ለትርፍ ያልተቋቋመ ድርጅት።',
    pathLabel: 'ስለ እኛ ተጨማሪ ያንብቡ',
  },
};
