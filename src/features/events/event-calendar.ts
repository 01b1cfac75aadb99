import type { CalendarEntry } from '#core/calendar-file.ts';
import { summaryOf } from '#core/summary.ts';
import type { EventDetails } from './event-page.ts';
import { eventSpan } from './event-timing.rules.ts';

type Place = {
  /** The origin of the site, `https://adey.org`. */
  origin: string;
  addressOf: (href: string) => string;
};

/** The calendar entry of an event; null while its day is not announced. */
export function calendarEntryOf(event: EventDetails, { origin, addressOf }: Place): CalendarEntry | null {
  const { date, endTime, timeZone } = event.times;
  if (!date) return null;
  const { start, end } = eventSpan(date, event.times);
  const url = new URL(addressOf(`/events/${encodeURIComponent(event.slug)}`), origin).href;
  const words = event.description.text ? event.description : event.par1;
  return {
    uid: `event-${event.origin}@${new URL(origin).hostname}`,
    start,
    // On the site an event without an end lasts all day; in a calendar that would block the whole evening.
    end: endTime ? end : null,
    ...(event.times.timeOpen && { day: date }),
    timeZone,
    heading: event.heading,
    description: { ...words, text: [summaryOf(words.text), url].filter(text => text).join('\n\n') },
    place: event.address,
    coordinates: event.coordinates,
    url,
    state: event.state,
    changed: new Date(event.updatedAt ?? start),
  };
}
