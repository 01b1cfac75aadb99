import type { Locale } from '#core/locale.ts';
import { starterReadingMinutes } from '#core/reading-time.ts';
import type { EventCard } from './event-card.ts';

const texts = {
  en: {
    heading: 'Start here: come and see',
    preIntro: 'Welcome',
    description: 'The first events are being prepared. Everybody is welcome at them.',
  },
  am: {
    heading: 'ከዚህ ይጀምሩ፦ መጥተው ይመልከቱ',
    preIntro: 'እንኳን ደህና መጡ',
    description: 'የመጀመሪያዎቹ ዝግጅቶች በመሰናዳት ላይ ናቸው። ሁሉም ሰው ተጋብዟል።',
  },
} satisfies Record<Locale, Record<'heading' | 'preIntro' | 'description', string>>;

/** The default starter card, used while staff have stored none, so that the list is never empty. */
export function standingStarter(locale: Locale): EventCard {
  const { heading, preIntro, description } = texts[locale];
  return {
    id: null,
    href: '/about',
    key: '',
    type: 'intro',
    heading: { text: heading },
    preIntro: { text: preIntro },
    description: { text: description },
    times: { date: null, timeZone: 'Africa/Addis_Ababa' },
    date: null,
    minutes: starterReadingMinutes,
    picture: null,
    result: null,
    state: 'scheduled',
    ticket: '',
    checkout: null,
    updatedAt: null,
  };
}
