import type { PayloadRequest } from 'payload';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { defaultFooterMenu, defaultMenu } from '#features/navigation/menu.rules.ts';
import { defaultOrganisation, exampleContact } from '#features/organisation/organisation.rules.ts';
import { engagementByPeriod } from '#features/reports/report.rules.ts';

type Row = { id?: string | null };

/** Fills in settings, menu and engagement chart if empty; values entered by staff stay. */
export async function storeSettings(req: PayloadRequest, today: Date): Promise<void> {
  const options = { depth: 0, overrideAccess: true, req } as const;
  const { payload } = req;
  const settings = await payload.findGlobal({ slug: 'site-settings', ...options });
  if (!settings.email) {
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'en',
      data: sampleSettings.data as never,
      ...options,
    });
    // Without a fallback, because otherwise English texts would be stored as Amharic where those are missing.
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'am',
      fallbackLocale: false,
      data: sampleSettings.am,
      ...options,
    });
  }
  const giving = await payload.findGlobal({ slug: 'giving', ...options });
  if (!giving.fees?.length) await storeGiving(req);
  const meetings = await payload.findGlobal({ slug: 'meetings', ...options });
  if (!meetings.hosts?.length)
    await payload.updateGlobal({ slug: 'meetings', data: sampleMeetings, ...options });
  const menu = await payload.findGlobal({ slug: 'menu', ...options });
  if (!menu.items?.length) await storeMenu(req, today);
  const engagement = await payload.findGlobal({ slug: 'engagement', ...options });
  if (!engagement.periods?.length) {
    const periods = Object.entries(engagementByPeriod)
      .map(([period, values]) => ({ period, values: [...values] }))
      // An object lists numeric keys such as 2024 first.
      .toSorted((one, other) => one.period.localeCompare(other.period));
    await payload.updateGlobal({ slug: 'engagement', data: { periods }, ...options });
  }
}

/** As the menu: in English first. */
async function storeGiving(req: PayloadRequest): Promise<void> {
  const options = { slug: 'giving', depth: 0, overrideAccess: true, req } as const;
  const { currencies } = await req.payload.updateGlobal({ ...options, locale: 'en', data: sampleGiving });
  const inAmharic = currencies?.map(({ amounts, ...currency }) => ({
    ...currency,
    amounts: amounts?.map((amount, place) => ({ ...amount, does: sampleDoes[place] ?? '' })),
  }));
  const data = { currencies: inAmharic };
  await req.payload.updateGlobal({ ...options, locale: 'am', fallbackLocale: false, data });
}

/**
 * Rows are stored in English first; the Amharic labels then use their ids. Payload looks the chosen event up with the
 * rights of the request even under overrideAccess, so this reads as the site does.
 */
async function storeMenu(req: PayloadRequest, now: Date): Promise<void> {
  const options = { slug: 'menu', depth: 0, overrideAccess: true, req, context: { now } } as const;
  const items = sampleMenu.items.map(({ data }) => data);
  const footer = sampleMenu.footer.map(({ data }) => data);
  const featured = await req.payload.find({
    collection: 'events',
    where: { slug: { equals: sampleMenu.featuredEvent } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const stored = await req.payload.updateGlobal({
    ...options,
    locale: 'en',
    data: { items, footer, featuredEvent: featured.docs[0]?.id } as never,
  });
  const translate = (rows: Row[] | null | undefined, words: { data: object; am: string }[]) =>
    words.map(({ data, am }, index) => ({ ...data, id: rows?.[index]?.id, label: am }));
  const data = {
    items: translate(stored.items, sampleMenu.items),
    footer: translate(stored.footer, sampleMenu.footer),
  };
  await req.payload.updateGlobal({ ...options, locale: 'am', fallbackLocale: false, data: data as never });
}

/** The initial menu as stored, with labels in both languages. */
const sampleMenu = {
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
    description: 'በኢትዮጵያ ሕፃናት የጤና እንክብካቤና መድኃኒት እንዲያገኙ የሚሠራ፣ በ2022 እ.ኤ.አ. የተመሠረተ ለትርፍ ያልተቋቋመ ድርጅት።',
    address: address.am,
    missionStatement: 'ቤተሰቡ መክፈል ስላልቻለ ማንም ልጅ መድኃኒት ሊያጣ አይገባም።',
    missionText:
      'በኢትዮጵያ ሕፃናት የጤና እንክብካቤና መድኃኒት እንዲያገኙ እንሠራለን፤ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች። ቤተሰቦቻቸውም በገንዘብ ራሳቸውን እንዲችሉ እንደግፋለን።',
    aboutText:
      'ድርጅታችን በ2022 እ.ኤ.አ. ለትርፍ ያልተቋቋመ ድርጅት ሆኖ ተመሠረተ። በኢትዮጵያ በሕፃናት የጤና እንክብካቤ ተደራሽነት ላይ ይሠራል፦ በቂ አገልግሎት ለማያገኙ ልጆች፣ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች መድኃኒት ያደርሳል።\n\nሕክምና የመላው ቤተሰብ ጉዳይ ነው። ስለዚህ ድርጅታችን ቤተሰቦች በገንዘብ ራሳቸውን እንዲችሉ ይደግፋል፤ ቤተሰቡ ራሱን ሲችል ልጁም ደህና ይሆናልና።\n\nስሙ የመጣው በኢትዮጵያ አዲስ ዓመት ደጋውን ከሚያለብሰው አደይ አበባ ነው። የሚያብበው ክረምቱ ሲያልቅ ነው።',
    newsIntro: 'የድርጅታችን ዜና፦ በኢትዮጵያ ሕፃናት መድኃኒት ስለማግኘታቸው፣ ለቤተሰቦቻቸው ስለሚደረግ ድጋፍ፣ እና ሥራውን ስለሚሠሩ ሰዎችና አጋሮች።',
    eventsIntro: 'ለአንድ ምሽት ይምጡ፣ አንድ ጠዋት ያግዙን፣ ወይም ቡና እየጠጣን እንወያይ። ሁሉም ሰው ተጋብዟል።',
    subscribeTitle: 'ማኅበረሰቡን ይቀላቀሉ',
    subscribeText: 'የድርጅታችን ዜና፣ ዝግጅቶችና ሪፖርቶች በኢሜይል።',
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
const sampleDoes = does.am;

/** Amounts to choose from, each with what it does. */
const sampleGiving = {
  currencies: [
    { currency: 'ETB', amounts: amounts('500', '1500', '5000') },
    { currency: 'USD', amounts: amounts('25', '60', '150') },
    { currency: 'EUR', amounts: amounts('25', '60', '150') },
  ],
  fees: ['ETB', 'USD', 'EUR'].map(currency => ({ method: 'practice' as const, currency, percent: '2' })),
};

const weekdays = ['1', '2', '3', '4', '5'] as const;

/** One host with hours on working days, so that the Meet page has free times. */
const sampleMeetings = {
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
