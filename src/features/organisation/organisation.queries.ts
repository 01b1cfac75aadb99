import { type Localized, pickWords, type Words } from '#core/words.ts';
import { getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  defaultClaims,
  defaultOrganisation,
  type FilmField,
  type SocialIcon,
  socialIcons,
  type VideoPlace,
  videoPlaces,
} from './organisation.rules.ts';

export type SocialLink = { icon: SocialIcon; href: string; label: string };

const defaultTexts = [
  'description',
  'missionStatement',
  'missionText',
  'aboutText',
  'newsIntro',
  'eventsIntro',
  'subscribeTitle',
  'subscribeText',
  'popupWelcome',
  'popupText',
] as const;

/** What staff chose as the video of a page: the id of a film, an address, both or neither. */
export type StoredVideo = { film: number | null; address: string };

/** The organisation as shown on pages, with defaults for everything staff left empty. */
export type Organisation = {
  name: Words;
  slogan: Words;
  /** The slogan in the site's other language: the hero shows both. */
  otherSlogan: Words;
  foundedIn: number;
  phone: string;
  email: string;
  address: Words;
  mapLink: string;
  socialLinks: SocialLink[];
  claims: Record<keyof typeof defaultClaims, number>;
  donationPage: string;
  bookingLink: string;
  videos: Record<VideoPlace, StoredVideo>;
  words: Record<(typeof defaultTexts)[number], Words>;
  /** Visitors see how many come to the site, on a page of its own. */
  showsFigures: boolean;
};

type Stored = Record<string, unknown> & {
  claims?: Partial<Record<keyof typeof defaultClaims, number | null>> | null;
  mediaSet?: Partial<Record<VideoPlace, string | null> & Record<FilmField, number | null>> | null;
  socialLinks?: { ico: string; link: string; label: string }[] | null;
};

/** Reads the site settings for a page, without the films: page-film.queries.ts reads the one of the page. */
export async function getOrganisation(renderContext: RenderContext): Promise<Organisation> {
  const stored = (await getPublicGlobal(renderContext, 'site-settings', { depth: 0 })) as unknown as Stored;
  const textOf = (field: string) => pickWords(stored[field] as Localized, renderContext.locale);
  const text = (field: string) => String(stored[field] ?? '');
  const slogan = wordsOr(textOf('slogan'), defaultOrganisation.slogan[renderContext.locale]);
  return {
    name: wordsOr(textOf('name'), defaultOrganisation.name[renderContext.locale]),
    slogan,
    otherSlogan: otherSlogan(stored.slogan as Localized, renderContext.locale),
    foundedIn: Number(stored.foundedIn ?? defaultOrganisation.foundedIn),
    phone: text('phone'),
    email: text('email'),
    address: textOf('address'),
    mapLink: text('mapLink'),
    socialLinks: socialLinksOf(stored.socialLinks ?? []),
    claims: { ...defaultClaims, ...withoutEmpty(stored.claims ?? {}) },
    donationPage: text('donationPage'),
    bookingLink: text('bookingLink'),
    videos: videosOf(stored.mediaSet ?? {}),
    words: Object.fromEntries(defaultTexts.map(field => [field, textOf(field)])) as Organisation['words'],
    showsFigures: stored.showsFigures === true,
  };
}

function wordsOr(words: Words, otherwise: string): Words {
  return words.text ? words : { text: otherwise };
}

function otherSlogan(slogan: Localized, locale: RenderContext['locale']): Words {
  const other = locale === 'en' ? 'am' : 'en';
  const own = typeof slogan === 'object' ? slogan?.[other] : null;
  return { text: own || defaultOrganisation.slogan[other], lang: other };
}

function socialLinksOf(stored: NonNullable<Stored['socialLinks']>): SocialLink[] {
  return stored.flatMap(({ ico, link, label }) => {
    const icon = socialIcons.find(known => known === ico);
    return icon ? [{ icon, href: link, label }] : [];
  });
}

function videosOf(stored: NonNullable<Stored['mediaSet']>): Organisation['videos'] {
  const places = Object.keys(videoPlaces) as VideoPlace[];
  return Object.fromEntries(
    places.map(place => [place, { film: stored[videoPlaces[place]] ?? null, address: stored[place] ?? '' }]),
  ) as Organisation['videos'];
}

function withoutEmpty<Key extends string>(values: Partial<Record<Key, number | null>>): Record<Key, number> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'number'),
  ) as Record<Key, number>;
}
