import type { CalendarEntry } from '#core/calendar-file.ts';
import type { Locale } from '#core/locale.ts';
import { toSummary } from '#core/summary.ts';
import type { EventDetails } from './event-card.ts';
import { eventSpan } from './event-timing.rules.ts';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

type Place = {
  origin: string;
  /** Path of the event on the site at `origin`. */
  path: string;
  locale: Locale;
};

/** Structured data of an event (schema.org). None while its day is not announced, because a start is required. */
export function eventData(event: EventDetails, { origin, path, locale }: Place): object[] {
  const { date, endTime } = event.times;
  if (!date) return [];
  const { start, end } = eventSpan(date, event.times);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.heading.text,
      inLanguage: event.heading.lang ?? locale,
      ...(event.description.text ? { description: event.description.text } : {}),
      // A date without a time means that the time is not known.
      startDate: event.times.timeOpen ? date : start.toISOString(),
      ...(endTime ? { endDate: end.toISOString() } : {}),
      eventStatus: statuses[event.state],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      // Only the share image: consent for our page does not cover search results.
      ...(event.picture?.share ? { image: new URL(event.picture.share.src, origin).href } : {}),
      location: {
        '@type': 'Place',
        name: event.address?.text ?? 'To be announced',
        address: event.address?.text ?? 'Ethiopia',
      },
      organizer: { '@id': `${origin}/#organisation` },
      url: new URL(path, origin).href,
    },
  ];
}

type CalendarPlace = {
  /** The origin of the site, `https://adey.org`. */
  origin: string;
  toAddress: (href: string) => string;
};

/** The calendar entry of an event; null while its day is not announced. */
export function toCalendarEntry(
  event: EventDetails,
  { origin, toAddress }: CalendarPlace,
): CalendarEntry | null {
  const { date, endTime, timeZone } = event.times;
  if (!date) return null;
  const { start, end } = eventSpan(date, event.times);
  const url = new URL(toAddress(`/events/${encodeURIComponent(event.slug)}`), origin).href;
  const words = event.description.text ? event.description : event.par1;
  return {
    uid: `event-${event.origin}@${new URL(origin).hostname}`,
    start,
    // On the site an event without an end lasts until midnight; in a calendar that would block the whole evening.
    end: endTime ? end : null,
    ...(event.times.timeOpen && { day: date }),
    timeZone,
    heading: event.heading,
    description: { ...words, text: [toSummary(words.text), url].filter(text => text).join('\n\n') },
    place: event.address,
    coordinates: event.coordinates,
    url,
    state: event.state,
    changed: new Date(event.updatedAt ?? start),
  };
}
