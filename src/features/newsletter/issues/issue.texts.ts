import { formatTimeIn } from '#core/clock.ts';
import type { Locale } from '#core/locale.ts';
import { pickWords, type Words } from '#core/words.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import type { IssuePart } from './issue.rules.ts';

/** Texts of issues, on the site and in the mail. Amharic needs review by a native speaker. */
export const issueTexts = {
  en: {
    title: 'Newsletter',
    heading: 'Newsletter',
    intro:
      'Every issue we have sent, to read again or to pass on. The next one comes to your inbox if you join.',
    feed: 'Newsletter feed',
    none: 'No issue has been sent yet.',
    noneAction: 'Join to get the first one',
    all: 'All issues',
    label: 'Newsletter',
    sentOn: 'Sent on',
    read: 'Read the news',
    event: 'See the event',
    when: 'When',
    where: 'Where',
    toBeAnnounced: 'To be announced',
    timeOpen: 'time to be announced',
    zone: '{city} time',
    others: 'Earlier issues',
    imageError: 'Error loading image',
    browser: 'Read in the browser',
    why: 'You are getting this because you joined the community of {name} and confirmed your address.',
    preferences: 'Choose topics, language and edition',
    unsubscribe: 'Leave the newsletter',
    lightNote: 'This is the light edition: words only, no pictures.',
    testMark: 'Test',
  },
  am: {
    title: 'የዜና መልእክት',
    heading: 'የዜና መልእክት',
    intro: 'እስካሁን የላክናቸው እትሞች ሁሉ፤ ደግመው ለማንበብ ወይም ለሌላ ለማካፈል። ከተቀላቀሉ ቀጣዩ በኢሜይልዎ ይደርስዎታል።',
    feed: 'የዜና መልእክት መከታተያ (RSS)',
    none: 'እስካሁን የተላከ እትም የለም።',
    noneAction: 'የመጀመሪያውን ለማግኘት ይቀላቀሉ',
    all: 'ሁሉም እትሞች',
    label: 'የዜና መልእክት',
    sentOn: 'የተላከበት ቀን',
    read: 'ዜናውን ያንብቡ',
    event: 'ወደ ዝግጅቱ',
    when: 'መቼ',
    where: 'የት',
    toBeAnnounced: 'ወደፊት ይገለጻል',
    timeOpen: 'ሰዓቱ ወደፊት ይገለጻል',
    zone: 'በ{city} ሰዓት',
    others: 'ቀደም ያሉ እትሞች',
    imageError: 'ምስሉን መጫን አልተቻለም',
    browser: 'በድረ ገጹ ያንብቡ',
    why: 'ይህ የደረሰዎት የ{name} ማኅበረሰብን ስለተቀላቀሉና አድራሻዎን ስላረጋገጡ ነው።',
    preferences: 'ርዕስ፣ ቋንቋና እትም ይምረጡ',
    unsubscribe: 'ከዜና መልእክቱ ይውጡ',
    lightNote: 'ይህ ቀላል እትም ነው፤ ቃላት ብቻ፣ ያለ ሥዕል።',
    testMark: 'ሙከራ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type IssueTexts = Record<keyof (typeof issueTexts)['en'], string>;

/** Place and time of an event for a reader in Ethiopia: the time zone is named only for events elsewhere. */
export function placeAndTime(
  { time, zone, place }: Extract<IssuePart, { kind: 'event' }>,
  locale: Locale,
): { time: string; place: Words } {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (time === null) return { time: issueTexts[locale].timeOpen, place: pickWords(place, locale) };
  const shown = formatTimeIn(zone, time, locale);
  const named =
    zone === CHARITY_ZONE.id ? shown : `${shown} (${issueTexts[locale].zone.replace('{city}', city)})`;
  return { time: named, place: pickWords(place, locale) };
}
