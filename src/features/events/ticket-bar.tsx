import type { Locale } from '#core/locale.ts';
import { Container } from '#ui/layout/container.tsx';
import { timingData } from './event-badge.tsx';
import type { EventCard } from './event-card.ts';
import { EventDate } from './event-date.tsx';
import { shownTime } from './event-details.rules.ts';
import { GetTicket } from './get-ticket.tsx';
import css from './ticket-bar.module.css';

type TicketBarProps = { event: EventCard; locale: Locale; now: Date };

/**
 * A bar at the bottom of narrow windows with the ticket link, once the ticket has scrolled out of view (design brief
 * 7). ticket-bar.browser.ts shows it; it ends with the content, so that it never covers the footer.
 */
export function TicketBar({ event, locale, now }: TicketBarProps) {
  if (event.state !== 'scheduled') return null;
  return (
    <div className={css.bar} data-ticket-bar {...timingData(event)}>
      <Container className={css.inside}>
        <p className={css.when}>
          <EventDate day={event.date} locale={locale} />
          <span>{shownTime(event.times, locale)}</span>
        </p>
        <GetTicket event={event} locale={locale} now={now} size="small" flat />
      </Container>
    </div>
  );
}
