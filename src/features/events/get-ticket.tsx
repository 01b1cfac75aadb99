import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { eventTexts } from './event.texts.ts';
import { timingData } from './event-badge.tsx';
import type { EventCard } from './event-card.ts';
import { EventDate } from './event-date.tsx';
import { eventTiming, isAhead, placeholderTime } from './event-timing.rules.ts';
import css from './get-ticket.module.css';

type GetTicketProps = {
  event: Pick<EventCard, 'key' | 'ticket' | 'checkout' | 'times' | 'state'>;
  locale: Locale;
  now: Date;
  size?: 'normal' | 'small';
  flat?: boolean;
  wide?: boolean;
  /** In the cart, where the script writes the number of tickets into the link. */
  inCart?: boolean;
};

/**
 * The ticket link of a scheduled event before its start (open point 13). Afterwards it is hidden but present, because
 * event-badge.browser.ts decides again in the browser.
 */
export function GetTicket({ event, locale, now, size, flat, wide, inCart }: GetTicketProps) {
  if (event.state !== 'scheduled') return null;
  const texts = eventTexts[locale];
  const isElsewhere = event.checkout !== null;
  return (
    <ButtonLink
      variant="go"
      size={size}
      flat={flat}
      wide={wide}
      icon={size === 'small' ? undefined : 'ticket'}
      href={isElsewhere ? event.ticket : localePath(locale, event.ticket)}
      newTab={isElsewhere ? texts.newTab : undefined}
      hidden={!isAhead(eventTiming(event.times, now))}
      data-ticket={isElsewhere ? event.key : ''}
      data-checkout={(inCart && event.checkout) || undefined}
    >
      {texts.getTicket}
    </ButtonLink>
  );
}

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
          <span>{event.times.time || placeholderTime}</span>
        </p>
        <GetTicket event={event} locale={locale} now={now} size="small" flat />
      </Container>
    </div>
  );
}
