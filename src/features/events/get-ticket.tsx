import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { eventTexts } from './event.texts.ts';
import type { EventCard } from './event-card.ts';
import { eventTiming, isAhead } from './event-timing.rules.ts';

type GetTicketProps = {
  event: Pick<EventCard, 'ticket' | 'times' | 'state'>;
  locale: Locale;
  now: Date;
  size?: 'normal' | 'small';
  flat?: boolean;
  wide?: boolean;
};

/**
 * The way to a ticket, only before the start (open point 13) of an event that takes place as planned. It is there,
 * hidden, afterwards as well: event-badge.browser.ts decides again at the moment of looking.
 */
export function GetTicket({ event, locale, now, size, flat, wide }: GetTicketProps) {
  if (event.state !== 'scheduled') return null;
  const texts = eventTexts[locale];
  const isElsewhere = event.ticket.startsWith('https:');
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
      data-ticket
    >
      {texts.getTicket}
    </ButtonLink>
  );
}
