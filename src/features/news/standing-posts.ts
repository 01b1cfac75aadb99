import type { Locale } from '#core/locale.ts';
import { starterReadingMinutes } from '#core/reading-time.ts';
import type { PostCard } from './post-card.ts';

const texts = {
  en: {
    starter: ['Start here: what the mission does', 'Welcome'],
    comingSoon: ['The next update is on its way', 'Coming Soon'],
    line: 'Join the community to read it first.',
  },
  am: {
    starter: ['ከዚህ ይጀምሩ፦ ተልዕኮው ምን ይሠራል', 'እንኳን ደህና መጡ'],
    comingSoon: ['ቀጣዩ ዜና በመንገድ ላይ ነው', 'በቅርቡ'],
    line: 'መጀመሪያ ለማንበብ ማኅበረሰቡን ይቀላቀሉ።',
  },
} as const satisfies Record<Locale, object>;

const empty = {
  id: null,
  key: '',
  updatedAt: null,
  postDate: null,
  picture: null,
  description: { text: '' },
  line: { text: '' },
};

/** The default starter card; it leads to the about page, which always exists. */
export function standingStarter(locale: Locale): PostCard {
  const [heading, preIntro] = texts[locale].starter;
  return {
    ...empty,
    type: 'intro',
    href: '/about',
    heading: { text: heading },
    preIntro: { text: preIntro },
    minutes: starterReadingMinutes,
  };
}

/** The default 'Coming Soon' card. */
export function standingComingSoon(locale: Locale): PostCard {
  const [heading, preIntro] = texts[locale].comingSoon;
  return {
    ...empty,
    type: 'ad',
    href: null,
    heading: { text: heading },
    preIntro: { text: preIntro },
    minutes: null,
    line: { text: texts[locale].line },
  };
}
