import type { MediaPicture } from '#cms/media/media-picture.ts';
import { type StoredFilm, toFilm } from '#cms/media/media-picture.ts';
import { type FilmSource, filmSource } from '#core/film-source.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { findPublicBy, getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  defaultOrganisation,
  type FilmField,
  type SocialIcon,
  socialIcons,
  type VideoPlace,
  videoPlaces,
} from './organisation.rules.ts';

type SocialLink = { icon: SocialIcon; href: string; label: string };

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

/** The video staff chose for a page: the id of a film, an address, both or neither. */
type StoredVideo = { film: number | null; address: string };

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
  donationPage: string;
  bookingLink: string;
  videos: Record<VideoPlace, StoredVideo>;
  words: Record<(typeof defaultTexts)[number], Words>;
  /** Whether the site has a public page with its visitor figures. */
  showsFigures: boolean;
  /** When its fiscal years begin. */
  fiscalYear: 'gregorian' | 'ethiopian';
  /** In the register of IATI; empty if it has none. */
  iatiIdentifier: string;
};

type Stored = Record<string, unknown> & {
  mediaSet?: Partial<Record<VideoPlace, string | null> & Record<FilmField, number | null>> | null;
  socialLinks?: { ico: string; link: string; label: string }[] | null;
};

/** Reads the site settings for a page, without the films; `findPageFilm` reads the one of the page. */
export async function getOrganisation(renderContext: RenderContext): Promise<Organisation> {
  const stored = (await getPublicGlobal(renderContext, 'site-settings', { depth: 0 })) as unknown as Stored;
  const pickText = (field: string) => pickWords(stored[field] as Localized, renderContext.locale);
  const text = (field: string) => String(stored[field] ?? '');
  const slogan = wordsOr(pickText('slogan'), defaultOrganisation.slogan[renderContext.locale]);
  return {
    name: wordsOr(pickText('name'), defaultOrganisation.name[renderContext.locale]),
    slogan,
    otherSlogan: otherSlogan(stored.slogan as Localized, renderContext.locale),
    foundedIn: Number(stored.foundedIn ?? defaultOrganisation.foundedIn),
    phone: text('phone'),
    email: text('email'),
    address: pickText('address'),
    mapLink: text('mapLink'),
    socialLinks: toSocialLinks(stored.socialLinks ?? []),
    donationPage: text('donationPage'),
    bookingLink: text('bookingLink'),
    videos: toVideos(stored.mediaSet ?? {}),
    words: Object.fromEntries(defaultTexts.map(field => [field, pickText(field)])) as Organisation['words'],
    showsFigures: stored.showsFigures === true,
    fiscalYear: stored.fiscalYear === 'ethiopian' ? 'ethiopian' : 'gregorian',
    iatiIdentifier: text('iatiIdentifier'),
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

function toSocialLinks(stored: NonNullable<Stored['socialLinks']>): SocialLink[] {
  return stored.flatMap(({ ico, link, label }) => {
    const icon = socialIcons.find(known => known === ico);
    return icon ? [{ icon, href: link, label }] : [];
  });
}

function toVideos(stored: NonNullable<Stored['mediaSet']>): Organisation['videos'] {
  const places = Object.keys(videoPlaces) as VideoPlace[];
  return Object.fromEntries(
    places.map(place => [place, { film: stored[videoPlaces[place]] ?? null, address: stored[place] ?? '' }]),
  ) as Organisation['videos'];
}

/** The film of a page, with its description and still from the library. */
export type PageFilm = { source: FilmSource; alt: Words | null; still: MediaPicture | null };

/**
 * The film staff chose for a page: that of the library while its consent holds, else that of the address, else null.
 */
export async function findPageFilm(
  renderContext: RenderContext,
  { film: id, address }: StoredVideo,
): Promise<PageFilm | null> {
  const film = id === null ? null : await findFilm(renderContext, id);
  if (film) return { source: { kind: 'own', src: film.src }, alt: film.alt, still: film.still };
  const source = filmSource(address);
  return source && { source, alt: null, still: null };
}

async function findFilm(renderContext: RenderContext, id: number) {
  const where = { id: { equals: id } };
  const stored = await findPublicBy<StoredFilm>(renderContext, { collection: 'films', where });
  return stored && toFilm(stored, renderContext.locale);
}
