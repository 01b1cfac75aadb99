import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import { changesAt, type Reading } from '#platform/reading.ts';
import { type EventCard, eventCardOf, type StoredEvent, timesOf } from './event-card.ts';
import { eventTiming, isAhead, timingHoldsUntil } from './event-timing.rules.ts';
import { arrangeEvents } from './events-order.rules.ts';
import { standingStarter } from './standing-events.ts';

/** What the page of an event shows beyond its card. */
export type EventPage = EventCard & {
  slug: string;
  /** Names the event for good, wherever its page moves. */
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
  /** Whether the event has words of its own in the page's language. */
  translated: boolean;
};

/** The events list as visitors see it: starter card first, then newest first. */
export async function listEvents(reading: Reading): Promise<EventCard[]> {
  const stored = await listStored(reading);
  return arrangeEvents(
    stored.map(event => eventCardOf(event, reading.locale)),
    standingStarter(reading.locale),
  );
}

/** The earliest event that takes place as planned and is ahead, today before its start included; null when there is none. */
export async function findNextEvent(reading: Reading): Promise<EventCard | null> {
  return (await listEventsAhead(reading))[0] ?? null;
}

/** The events that take place as planned and are ahead, today before their start included; the earliest first. */
export async function listEventsAhead(reading: Reading): Promise<EventCard[]> {
  return (await listStored(reading))
    .map(event => eventCardOf(event, reading.locale))
    .filter(({ type, state }) => type === 'normal' && state === 'scheduled')
    .filter(({ times }) => isAhead(eventTiming(times, reading.now)))
    .sort((a, b) => startOf(a).localeCompare(startOf(b)));
}

/** Every event that has a day and a page, with what its page says, the newest first. */
export async function listDatedEvents(reading: Reading): Promise<EventPage[]> {
  const stored = await listPublic<StoredEvent>(reading, { collection: 'events', sort: '-dateTime.date' });
  return stored
    .filter(event => event.type === 'normal' && event.slug && timesOf(event).date)
    .map(event => eventPageOf(event, reading));
}

/** The event at an address, where it moved to, or null. */
export async function findEvent(
  reading: Reading,
  slug: string,
): Promise<EventPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredEvent>(reading, 'events', slug);
  if (!found || 'movedTo' in found) return found;
  if (found.type === 'ad') return null;
  changesAt(reading, timingHoldsUntil(timesOf(found), reading.now));
  return eventPageOf(found, reading);
}

async function listStored(reading: Reading): Promise<StoredEvent[]> {
  const stored = await listPublic<StoredEvent>(reading, { collection: 'events', sort: '-dateTime.date' });
  for (const event of stored) changesAt(reading, timingHoldsUntil(timesOf(event), reading.now));
  return stored;
}

function startOf({ times }: EventCard): string {
  return `${times.date}T${times.time || '17:00'}`;
}

function eventPageOf(stored: StoredEvent, { locale }: Reading): EventPage {
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
    address: orNull(addressOf(stored, words)),
    map: stored.location?.map || null,
    coordinates: coordinatesOf(stored),
    more: (stored.moreImg ?? []).map(image => pictureOf(image, locale)).filter(picture => picture !== null),
    dusk: stored.style === 'dusk',
    translated: hasTranslation(stored.heading, locale),
  };
}

function coordinatesOf({ location }: StoredEvent) {
  const { lat, lng } = location?.coords ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/** The lines of the place that staff filled in, as one line; in the language of its first part. */
function addressOf({ location }: StoredEvent, words: (value: Localized) => Words): Words {
  const parts = [location?.name, location?.street, location?.state].map(words);
  const country = words(location?.country);
  const filled = [...parts, { text: location?.zip ?? '' }, country].filter(({ text }) => text);
  const lang = filled[0]?.lang;
  return { text: filled.map(({ text }) => text).join(', '), ...(lang ? { lang } : {}) };
}
