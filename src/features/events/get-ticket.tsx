import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { eventTexts } from './event.texts.ts';
import type { EventCard } from './event-card.ts';
import { eventTiming, isAhead } from './event-timing.rules.ts';

type GetTicketProps = {
  event: Pick<EventCard, 'key' | 'ticket' | 'checkout' | 'times' | 'state'>;
  locale: Locale;
  now: Date;
  size?: 'normal' | 'small';
  flat?: boolean;
  wide?: boolean;
};

/**
 * The ticket link of a scheduled event before its start. Afterwards it is hidden but present, because
 * event-badge.browser.ts decides again in the browser.
 */
export function GetTicket({ event, locale, now, size, flat, wide }: GetTicketProps) {
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
    >
      {texts.getTicket}
    </ButtonLink>
  );
}
