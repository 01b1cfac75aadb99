import { addDays, instantOf } from '#core/zoned-time.ts';
import type { EventPage } from './event.queries.ts';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** The event as schema.org knows events; nothing while its day is not announced, because a start is required there. */
export function eventData(event: EventPage, origin: string, path: string): object[] {
  const { date, time, endTime, timeZone } = event.times;
  if (!date) return [];
  const start = time || '17:00';
  const endDay = endTime && endTime > start ? date : addDays(date, 1);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.heading.text,
      ...(event.description.text ? { description: event.description.text } : {}),
      startDate: instantOf(date, start, timeZone).toISOString(),
      ...(endTime ? { endDate: instantOf(endDay, endTime, timeZone).toISOString() } : {}),
      eventStatus: statuses[event.state],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(event.picture
        ? { image: new URL(event.picture.share?.src ?? event.picture.src, origin).href }
        : {}),
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
