import { hasChangedNames } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import type { Article } from '#core/rich-text.ts';
import { hasTranslation, type Localized, pickWords, punctuation, type Words } from '#core/words.ts';
import { type EventCard, eventCardOf, type StoredEvent } from './event-card.ts';

/** What an event says of itself beyond its card. */
export type EventDetails = EventCard & {
  slug: string;
  /** Identifies the event permanently, even if its address changes. */
  origin: string;
  preHeading: Words;
  title: Words;
  par1: Words;
  par2: Words;
  dressCode: Words | null;
  address: Words | null;
  map: string | null;
  coordinates: { lat: number; lng: number } | null;
  more: MediaPicture[];
  dusk: boolean;
  /** It tells of people under other names. */
  namesChanged: boolean;
  /** Whether the event has text in the page's language. */
  translated: boolean;
};

/** What the page of an event shows: `body` is the long text below the two paragraphs. */
export type EventPage = EventDetails & { body: Article<MediaPicture> };

/** A stored event as visitors see it, without its long text. */
export function eventDetailsOf(stored: StoredEvent, locale: Locale): EventDetails {
  const words = (value: Localized) => pickWords(value, locale);
  const orNull = (value: Words) => (value.text ? value : null);
  return {
    ...eventCardOf(stored, locale),
    slug: stored.slug ?? '',
    origin: stored.origin || String(stored.id),
    preHeading: words(stored.preHeading),
    title: words(stored.disc?.title),
    par1: words(stored.disc?.par1),
    par2: words(stored.disc?.par2),
    dressCode: orNull(words(stored.dressCode)),
    address: orNull(addressOf(stored, words, locale)),
    map: stored.location?.map || null,
    coordinates: coordinatesOf(stored),
    more: (stored.moreImg ?? []).map(image => pictureOf(image, locale)).filter(picture => picture !== null),
    dusk: stored.style === 'dusk',
    namesChanged: hasChangedNames(stored),
    translated: hasTranslation(stored.heading, locale),
  };
}

function coordinatesOf({ location }: StoredEvent) {
  const { lat, lng } = location?.coords ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/** The address lines staff entered, as one line; in the language of its first part. */
function addressOf({ location }: StoredEvent, words: (value: Localized) => Words, locale: Locale): Words {
  const parts = [location?.name, location?.street, location?.state].map(words);
  const country = words(location?.country);
  const filled = [...parts, { text: location?.zip ?? '' }, country].filter(({ text }) => text);
  const lang = filled[0]?.lang;
  const { comma } = punctuation[lang ?? locale];
  return { text: filled.map(({ text }) => text).join(comma), ...(lang ? { lang } : {}) };
}
