import type { Locale } from '#core/locale.ts';
import type { EventDetails } from './event-page.ts';
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
      // A day alone says that the time is not known.
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
