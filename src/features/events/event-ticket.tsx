import type { ReactNode } from 'react';
import { formatDate, formatEthiopianShort } from '#core/dates.ts';
import { isHttpsLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { Icon, type IconName } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Container } from '#ui/layout/section.tsx';
import { eventTexts } from './event.texts.ts';
import { EventBadge, EventDate, timingData } from './event-badge.tsx';
import type { EventCard, EventDetails } from './event-card.ts';
import { shownDetails, shownTime, zoneName } from './event-details.rules.ts';
import css from './event-ticket.module.css';
import { eventTiming } from './event-timing.rules.ts';
import { GetTicket } from './get-ticket.tsx';

type EventTicketProps = {
  event: EventDetails;
  locale: Locale;
  now: Date;
  donationPage: string;
  /** The add-to-cart control, passed in because it belongs to tickets. */
  cart?: ReactNode;
};

/** What a visitor needs to attend: day, time, dress, address, ticket. */
export function EventTicket({ event, locale, now, donationPage, cart }: EventTicketProps) {
  const texts = eventTexts[locale];
  const { date, time, dressCode, address } = shownDetails(
    {
      times: event.times,
      dressCode: event.dressCode,
      address: event.address,
    },
    locale,
  );
  return (
    <aside className={css.ticket} aria-label={texts.ticketAside} data-ticket-of-event {...timingData(event)}>
      <Tilet size="ticket" className={css.tilet} />
      <div className={css.inside}>
        <EventBadge event={event} locale={locale} now={now} />
        <dl className={css.details}>
          <Detail icon="calendar" name={texts.date} className={css.date}>
            {event.times.date ? <TicketDay day={event.times.date} locale={locale} /> : date}
          </Detail>
          <Detail icon="clock" name={texts.time}>
            {capitalised(time)}
            {!event.times.timeOpen && <small className={css.zone}>{zoneName(event.times, locale)}</small>}
          </Detail>
          <Detail icon="shirt" name={texts.dress}>
            <LocalizedText
              words={{
                ...dressCode,
                text: capitalised(texts.dressWord.replace('{dress}', () => dressCode.text)),
              }}
            />
          </Detail>
          <Detail icon="pin" name={texts.address}>
            <LocalizedText words={address} />
            {event.map && (
              <TextLink href={event.map} newTab={texts.newTab} className={css.map}>
                {texts.openMap}
              </TextLink>
            )}
          </Detail>
        </dl>
        <TicketLinks event={event} locale={locale} now={now} donationPage={donationPage} cart={cart} />
      </div>
    </aside>
  );
}

function Detail(props: { icon: IconName; name: string; className?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <dt>
        <Icon name={props.icon} size="small" />
        <VisuallyHidden>{props.name}</VisuallyHidden>
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** Capitalises a line, whatever staff or the placeholder wrote: `Casual dress`. */
function capitalised(line: string): string {
  const [first = '', ...rest] = line;
  return first.toUpperCase() + rest.join('');
}

/** One button, the cart below it, and plain links. */
function TicketLinks({ event, locale, now, donationPage, cart }: EventTicketProps) {
  const texts = eventTexts[locale];
  const { state } = eventTiming(event.times, now);
  const isUpcoming = event.times.date && state !== 'past' && event.state !== 'cancelled';
  return (
    <div className={css.ways}>
      <GetTicket event={event} locale={locale} now={now} wide />
      {cart}
      <div className={css.others}>
        {isUpcoming && (
          <TextLink
            variant="bold"
            href={localePath(locale, `/events/${event.slug}/calendar.ics`)}
            className={css.other}
          >
            {texts.addToCalendar}
          </TextLink>
        )}
        {donationPage && (
          <TextLink
            variant="bold"
            href={donationPage}
            newTab={isHttpsLink(donationPage) ? texts.newTab : undefined}
            data-opens="donate"
            className={css.other}
          >
            {texts.donateInstead}
          </TextLink>
        )}
      </div>
    </div>
  );
}

/** The day in large type, formatted as everywhere; in Amharic the Ethiopian day comes first. */
function TicketDay({ day, locale }: { day: IsoDay; locale: Locale }) {
  if (locale === 'en')
    return (
      <time dateTime={day} className={css.day}>
        {formatDate(day)}
      </time>
    );
  return (
    <time dateTime={day} className={css.day}>
      {formatEthiopianShort(day)}{' '}
      <span className={css.elsewhere} lang="en">
        ({formatDate(day)})
      </span>
    </time>
  );
}

type TicketBarProps = { event: EventCard; locale: Locale; now: Date };

/**
 * A bar at the bottom of narrow windows with the ticket link, once the ticket has scrolled out of view: its styles show
 * it. It ends with the content, so that it never covers the footer. It has to be a child of an element around the ticket.
 */
export function TicketBar({ event, locale, now }: TicketBarProps) {
  if (event.state !== 'scheduled') return null;
  return (
    <div className={css.bar} data-ticket-bar {...timingData(event)}>
      <Container className={css.barInside}>
        <p className={css.when}>
          <EventDate day={event.date} locale={locale} />
          <span>{shownTime(event.times, locale)}</span>
        </p>
        <GetTicket event={event} locale={locale} now={now} size="small" flat />
      </Container>
    </div>
  );
}
