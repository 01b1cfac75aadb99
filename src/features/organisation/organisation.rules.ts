import type { Locale } from '#core/locale.ts';

/** The initial site settings. */
export const defaultOrganisation = {
  name: { en: 'Adey', am: 'አደይ' },
  slogan: { en: 'Building a better Future', am: 'የተሻለ ነገን እንገንባ' },
  foundedIn: 2022,
} as const satisfies { name: Record<Locale, string>; slogan: Record<Locale, string>; foundedIn: number };

/** The four claims, as counted by the mission; the site states no other number. */
export const defaultClaims = {
  childrenHelped: 160,
  diagnosticWorkUp: 75,
  volunteersIncrease: 25,
  donationsIncrease: 40,
} as const;

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

/** Pages that can have a video: home, about, testimonials, team and partners. */
export const videoPlaces = ['heroVid', 'missionVid', 'testimonialVid', 'dirVid', 'partnershipVid'] as const;
export type VideoPlace = (typeof videoPlaces)[number];
