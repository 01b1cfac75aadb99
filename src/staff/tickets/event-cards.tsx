import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { TicketedEvent } from '#features/tickets/orders/attendees.endpoints.ts';
import { sayHere } from '#staff/language/say.ts';
import { Badge } from '../parts/badge.tsx';
import styles from './event-cards.module.css';

type EventCardsProps = {
  events: readonly TicketedEvent[];
  chosen: TicketedEvent | undefined;
  today: string;
  locale: Locale;
  /** The address of this page with an event chosen. */
  findAddress: (event: number) => string;
};

/** The events with tickets to choose from: when each is, how full it is, and which of them is shown below. */
export function EventCards({ events, chosen, today, locale, findAddress }: EventCardsProps) {
  const say = sayHere();
  return (
    <ul className={styles.events} aria-label={say('Events with tickets')}>
      {events.map(event => (
        <li key={event.id} className={styles.event} data-chosen={event === chosen}>
          <p className={styles.day}>
            {event.day && formatDay(event.day as `${number}-${number}-${number}`, locale)}
            {event.day && event.day < today && <Badge>{say('Over')}</Badge>}
          </p>
          <a href={findAddress(event.id)} aria-current={event === chosen ? 'true' : undefined}>
            {event.heading}
          </a>
          <p>
            {event.places
              ? say('{taken} of {places} places taken', { taken: event.seats, places: event.places })
              : say('{taken, plural, one {# place taken} other {# places taken}}', { taken: event.seats })}
            {' · '}
            {say('{count, plural, one {# ticket} other {# tickets}}', { count: event.tickets })}
          </p>
          {event.places && <Filled taken={event.seats} places={event.places} />}
        </li>
      ))}
    </ul>
  );
}

/** How full an event is. Hidden from screen readers: the words above it say the same. */
function Filled({ taken, places }: { taken: number; places: number }) {
  return (
    <svg className={styles.filled} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, (taken / places) * 100)} height="4" />
    </svg>
  );
}
