import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { defaultFooterMenu, defaultMenu } from '#features/navigation/default-menu.rules.ts';
import {
  defaultClaims,
  defaultOrganisation,
  exampleContact,
} from '#features/organisation/organisation.rules.ts';

/** The initial menu as stored, with labels in both languages. */
export const sampleMenu = {
  featuredEvent: 'fundraiser-ii',
  items: defaultMenu.map(({ label, ...item }) => ({ data: { ...item, label: label.en }, am: label.am })),
  footer: defaultFooterMenu.map(({ label, path }) => ({ data: { path, label: label.en }, am: label.am })),
};

// Without a booking link: the site has a calendar of its own.
const { address, bookingLink: _, ...contact } = exampleContact;

/** The initial site settings; contact data lead nowhere (example.org, zeros). */
export const sampleSettings = {
  data: {
    name: defaultOrganisation.name.en,
    slogan: defaultOrganisation.slogan.en,
    foundedIn: defaultOrganisation.foundedIn,
    description:
      'A non-profit mission founded in 2022 for children’s access to healthcare and medicines in Ethiopia.',
    ...contact,
    address: address.en,
    claims: { ...defaultClaims },
    missionStatement: 'No child should miss a medicine because a family cannot pay for it.',
    missionText:
      'We work on children’s access to healthcare and medicines in Ethiopia, above all for children with cancer who are denied medication for financial reasons. We also support their families toward financial self-reliance.',
    aboutText:
      'The mission was founded in 2022 as a non-profit organisation. It works on pediatric healthcare access in Ethiopia: it gets medicines to underserved children, notably to children with cancer who are denied medication for financial reasons.\n\nA treatment changes the life of a whole household. So the mission supports families toward financial self-reliance, because a child is well when the family can stand on its own.\n\nThe name comes from the Adey, the daisy that covers the highlands at the Ethiopian New Year. It flowers when the long rains end.',
    newsIntro:
      'News of the mission: children’s access to medicines in Ethiopia, support for their families, and the people and partners behind it.',
    eventsIntro:
      'Come to an evening, lend a hand for a morning, or sit down with us over coffee. Everyone is welcome.',
    subscribeTitle: 'Join the community',
    subscribeText: 'News, events and reports from the mission, sent to your inbox.',
    popupWelcome: 'Welcome to Adey',
    popupText: 'Welcome. Join the community and hear how the children are doing.',
  },
  am: {
    name: defaultOrganisation.name.am,
    slogan: defaultOrganisation.slogan.am,
    description: 'በኢትዮጵያ ሕፃናት የጤና እንክብካቤና መድኃኒት እንዲያገኙ የሚሠራ፣ በ2022 የተመሠረተ ለትርፍ ያልተቋቋመ ተልእኮ።',
    address: address.am,
    missionStatement: 'ቤተሰቡ መክፈል ስላልቻለ ማንም ልጅ መድኃኒት ሊያጣ አይገባም።',
    missionText:
      'በኢትዮጵያ ሕፃናት የጤና እንክብካቤና መድኃኒት እንዲያገኙ እንሠራለን፤ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ለተከለከሉ የካንሰር ሕመም ላለባቸው ልጆች። ቤተሰቦቻቸውም በገንዘብ ራሳቸውን እንዲችሉ እንደግፋለን።',
    aboutText:
      'ተልእኳችን በ2022 ለትርፍ ያልተቋቋመ ድርጅት ሆኖ ተመሠረተ። በኢትዮጵያ በሕፃናት የጤና እንክብካቤ ተደራሽነት ላይ ይሠራል፦ በቂ አገልግሎት ለማያገኙ ልጆች፣ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ለተከለከሉ የካንሰር ሕመም ላለባቸው ልጆች መድኃኒት ያደርሳል።\n\nሕክምና የመላው ቤተሰብ ጉዳይ ነው። ስለዚህ ተልእኳችን ቤተሰቦች በገንዘብ ራሳቸውን እንዲችሉ ይደግፋል፤ ቤተሰቡ ራሱን ሲችል ልጁም ደህና ይሆናልና።\n\nስሙ የመጣው በኢትዮጵያ አዲስ ዓመት ደጋውን ከሚያለብሰው አደይ አበባ ነው። የሚያብበው ክረምቱ ሲያልቅ ነው።',
    newsIntro: 'የተልእኳችን ዜና፦ በኢትዮጵያ ሕፃናት መድኃኒት ስለማግኘታቸው፣ ለቤተሰቦቻቸው ስለሚደረግ ድጋፍ፣ እና ከሥራው ጀርባ ስላሉ ሰዎችና አጋሮች።',
    eventsIntro: 'ለአንድ ምሽት ይምጡ፣ ጠዋት እጅዎን ያውሱን፣ ወይም ቡና እየጠጣን እንወያይ። ሁሉም ይመጣ ዘንድ እንጋብዛለን።',
    subscribeTitle: 'ማኅበረሰቡን ይቀላቀሉ',
    subscribeText: 'የተልእኳችን ዜና፣ ዝግጅቶችና ሪፖርቶች በኢሜይል።',
    popupWelcome: 'ወደ አደይ እንኳን ደህና መጡ',
    popupText: 'ስለመጡ ደስ ብሎናል። ማኅበረሰቡን ይቀላቀሉ፤ ልጆቹ እንዴት እንዳሉ ይሰማሉ።',
  },
};

const does = {
  en: [
    'One week of medicine for one child.',
    'A month of vitamins for two children.',
    'The laboratory tests before a treatment begins.',
  ],
  am: ['ለአንድ ልጅ የአንድ ሳምንት መድኃኒት።', 'ለሁለት ልጆች የአንድ ወር ቪታሚን።', 'ሕክምና ከመጀመሩ በፊት የሚደረጉ የላቦራቶሪ ምርመራዎች።'],
};
const amounts = (...wanted: string[]) =>
  wanted.map((amount, place) => ({ amount, does: does.en[place] ?? '' }));

/** What the amounts to choose from do, in Amharic, in their order. */
export const sampleDoes = does.am;

/** Amounts to choose from, each with what it does. */
export const sampleGiving = {
  currencies: [
    { currency: 'ETB', amounts: amounts('500', '1500', '5000') },
    { currency: 'USD', amounts: amounts('25', '60', '150') },
    { currency: 'EUR', amounts: amounts('25', '60', '150') },
  ],
  fees: ['ETB', 'USD', 'EUR'].map(currency => ({ way: 'practice' as const, currency, percent: '2' })),
};

const weekdays = ['1', '2', '3', '4', '5'] as const;

/** One host with hours on working days, so that the Meet page has free times. */
export const sampleMeetings = {
  hosts: [
    {
      name: 'Mission office',
      email: exampleContact.email,
      timeZone: CHARITY_ZONE.id,
      hours: weekdays.flatMap(weekday => [
        { weekday, opens: '09:00', closes: '12:00' },
        { weekday, opens: '14:00', closes: '16:30' },
      ]),
    },
  ],
  closedDays: [
    { day: '2024-12-25', yearly: true },
    { day: '2025-01-01', yearly: true },
  ],
};
