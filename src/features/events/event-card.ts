import { hasChangedNames } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { articleWords, type StoredArticle } from '#cms/page-blocks/read-article.ts';
import type { Locale } from '#core/locale.ts';
import { readingMinutes, starterReadingMinutes } from '#core/reading-time.ts';
import type { Article } from '#core/rich-text.ts';
import { linkForOne } from '#core/ticket-link.ts';
import { type StoredTicketSale, type TicketSale, toTicketSale } from '#core/ticket-sale.ts';
import { hasTranslation, type Localized, pickWords, punctuation, type Words } from '#core/words.ts';
import type { EventReport, StoredReport } from './event-report.ts';
import { readTimes, type StoredTimes } from './event-times.ts';
import type { EventTimes } from './event-timing.rules.ts';

/** An event as stored, read with all languages. */
export type StoredEvent = StoredTimes & {
  id: number;
  slug?: string | null;
  origin?: string | null;
  clickKey?: string | null;
  type: 'intro' | 'ad' | 'normal';
  heading?: Localized;
  preHeading?: Localized;
  preIntro?: Localized;
  description?: Localized;
  result?: Localized;
  dressCode?: Localized;
  img?: StoredPicture | number | null;
  blurImg?: StoredPicture | number | null;
  imgPos?: string | null;
  body?: StoredArticle;
  disc?: { title?: Localized; par1?: Localized; par2?: Localized };
  location?: Record<'name' | 'street' | 'state' | 'country', Localized> & {
    zip?: string | null;
    map?: string | null;
    coords?: { lat?: number | null; lng?: number | null };
  };
  moreImg?: (StoredPicture | number)[] | null;
  getTicket?: string | null;
  tickets?: StoredTicketSale | null;
  report?: StoredReport | null;
  state?: 'scheduled' | 'postponed' | 'cancelled' | null;
  style?: 'day' | 'dusk' | null;
  identifiable?: string | null;
  nameChanged?: boolean | null;
  updatedAt?: string;
};

/** An event as shown on a card. */
export type EventCard = {
  /** The id; null for the default card, which is not stored. */
  id: number | null;
  /** The address without language; null if the card has no page. */
  href: string | null;
  /** The key of its counts. */
  key: string;
  type: 'intro' | 'ad' | 'normal';
  heading: Words;
  preIntro: Words;
  description: Words;
  /** Day and times in the event's own zone; the badge is derived from them. */
  times: EventTimes;
  /** The day, used for sorting. */
  date: string | null;
  minutes: number | null;
  picture: MediaPicture | null;
  result: Words | null;
  state: 'scheduled' | 'postponed' | 'cancelled';
  /** Where Get Ticket leads: an external checkout, or our ticket page. */
  ticket: string;
  /** The external checkout as staff wrote it, for core/ticket-link.ts; null if no ticket is sold. */
  checkout: string | null;
  /** The tickets that this site gives out itself; null if there are none, or another shop sells them. */
  sale: TicketSale | null;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
};

/** Our ticket page, for events without a checkout link. */
export const ownTicketPage = '/sales/get-tickets';

export function toEventCard(stored: StoredEvent, locale: Locale): EventCard {
  const words = (value: Localized) => pickWords(value, locale);
  const times = readTimes(stored);
  const result = words(stored.result);
  return {
    id: stored.id,
    href: stored.type === 'ad' || !stored.slug ? null : `/events/${stored.slug}`,
    key: stored.clickKey ?? '',
    type: stored.type,
    heading: words(stored.heading),
    preIntro: words(stored.preIntro),
    description: words(stored.description),
    times,
    date: times.date,
    minutes:
      stored.type === 'intro'
        ? starterReadingMinutes
        : readingMinutes([
            words(stored.disc?.par1).text,
            words(stored.disc?.par2).text,
            articleWords(stored.body, locale),
          ]),
    picture: eventPicture(stored, locale),
    result: result.text ? result : null,
    state: stored.state ?? 'scheduled',
    ticket: linkForOne(stored.getTicket || ownTicketPage),
    checkout: stored.getTicket?.startsWith('https:') ? stored.getTicket : null,
    sale: stored.getTicket ? null : toTicketSale(stored.tickets, locale),
    updatedAt: stored.updatedAt ?? null,
  };
}

const edges: Record<string, number> = { top: 0, left: 0, bottom: 100, right: 100 };

/** The picture of an event; `imgPos` takes precedence over the picture's own focal point. */
function eventPicture({ img, blurImg, imgPos }: StoredEvent, locale: Locale): MediaPicture | null {
  const picture = toPicture(img, locale);
  if (!picture) return null;
  const parts = imgPos && imgPos !== 'center' ? imgPos.split('-') : [];
  const y = parts.find(part => part === 'top' || part === 'bottom');
  const x = parts.find(part => part === 'left' || part === 'right');
  const blur = toPicture(blurImg, locale)?.blur ?? picture.blur;
  return {
    ...picture,
    ...(blur ? { blur } : {}),
    position: { x: x ? (edges[x] ?? 50) : picture.position.x, y: y ? (edges[y] ?? 50) : picture.position.y },
  };
}

/** The details of an event beyond its card. */
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
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
  /** Whether the event has text in the page's language. */
  translated: boolean;
};

/** What the page of an event shows: `body` is the long text below the two paragraphs. */
export type EventPage = EventDetails & {
  body: Article<MediaPicture>;
  /** What came of it; null before it is over, and where staff have written nothing. */
  report: EventReport | null;
};

/** A stored event as visitors see it, without its long text. */
export function toEventDetails(stored: StoredEvent, locale: Locale): EventDetails {
  const words = (value: Localized) => pickWords(value, locale);
  const orNull = (value: Words) => (value.text ? value : null);
  return {
    ...toEventCard(stored, locale),
    slug: stored.slug ?? '',
    origin: stored.origin || String(stored.id),
    preHeading: words(stored.preHeading),
    title: words(stored.disc?.title),
    par1: words(stored.disc?.par1),
    par2: words(stored.disc?.par2),
    dressCode: orNull(words(stored.dressCode)),
    address: orNull(joinAddress(stored, words, locale)),
    map: stored.location?.map || null,
    coordinates: readCoordinates(stored),
    more: (stored.moreImg ?? []).map(image => toPicture(image, locale)).filter(picture => picture !== null),
    dusk: stored.style === 'dusk',
    namesChanged: hasChangedNames(stored),
    translated: hasTranslation(stored.heading, locale),
  };
}

function readCoordinates({ location }: StoredEvent) {
  const { lat, lng } = location?.coords ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/** The address lines staff entered, as one line; in the language of its first part. */
function joinAddress({ location }: StoredEvent, words: (value: Localized) => Words, locale: Locale): Words {
  const parts = [location?.name, location?.street, location?.state].map(words);
  const country = words(location?.country);
  const filled = [...parts, { text: location?.zip ?? '' }, country].filter(({ text }) => text);
  const lang = filled[0]?.lang;
  const { comma } = punctuation[lang ?? locale];
  return { text: filled.map(({ text }) => text).join(comma), ...(lang ? { lang } : {}) };
}

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
export function defaultStarter(locale: Locale): EventCard {
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
    sale: null,
    updatedAt: null,
  };
}
