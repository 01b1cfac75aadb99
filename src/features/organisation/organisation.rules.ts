import type { Locale } from '#core/locale.ts';

/** What the site is called and says of itself until staff change it. */
export const defaultOrganisation = {
  name: { en: 'Adey', am: 'አደይ' },
  slogan: { en: 'Building a better Future', am: 'የተሻለ ነገን እንገንባ' },
  foundedIn: 2022,
} as const satisfies { name: Record<Locale, string>; slogan: Record<Locale, string>; foundedIn: number };

/** The four facts, as counted by the mission; nothing on the site states another number. */
export const defaultClaims = {
  childrenHelped: 160,
  diagnosticWorkUp: 75,
  volunteersIncrease: 25,
  donationsIncrease: 40,
} as const;

/** The icons a social link can have. */
export const socialIcons = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'telegram',
  'linkedin',
  'x',
] as const;
export type SocialIcon = (typeof socialIcons)[number];

/** The five places a video can stand at: home, about, testimonials, team and partners. */
export const videoPlaces = ['heroVid', 'missionVid', 'testimonialVid', 'dirVid', 'partnershipVid'] as const;
export type VideoPlace = (typeof videoPlaces)[number];
