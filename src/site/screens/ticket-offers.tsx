import { eventTexts } from '#features/events/event.texts.ts';
import { EventBadge, EventDate, timingData } from '#features/events/event-badge.tsx';
import { type EventCard, ownTicketPage } from '#features/events/event-card.ts';
import { eventTiming } from '#features/events/event-timing.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import { AddToCart } from '#features/tickets/add-to-cart.tsx';
import { CartLink } from '#features/tickets/cart-buttons.island.tsx';
import { CartPage, TicketRow, TicketWords } from '#features/tickets/cart-page.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Island } from '#ui/islands/island.tsx';
import { ChipsOnArt } from '#ui/layout/chips-on-art.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { PageHeader } from './page-header.tsx';
import saleHeaderCss from './sale-header.module.css';
import css from './ticket-offers.module.css';

type OffersProps = { events: readonly EventCard[]; frame: Frame };

/**
 * The events that have not started, each with a link to its checkout and, before the day of the event, a button for the
 * cart. An event without ticket sales has a link to ask. The message for an empty list also shows once the last event has
 * started.
 */
export function TicketOffers({ events, frame }: OffersProps) {
  const { locale, now } = frame.renderContext;
  const texts = ticketTexts[locale];
  return (
    <>
      {events.length > 0 && (
        <div className={css.ahead}>
          <SectionHead id="ahead" variant="mission" title={{ text: texts.upcoming }} />
          <ul className={css.offers}>
            {events.map(event => (
              <Offer key={event.key} event={event} frame={frame}>
                <Checkout event={event} frame={frame} />
                {event.checkout && eventTiming(event.times, now).state === 'upcoming' && (
                  <AddToCart event={event.key} heading={event.heading} date={event.date} locale={locale} />
                )}
              </Offer>
            ))}
          </ul>
        </div>
      )}
      <div className={css.none} data-once-over>
        <StateMessage
          kind="empty"
          words={texts.none}
          action={
            <ButtonLink variant="ink" href={frame.to('/#subscribe')}>
              {texts.stay}
            </ButtonLink>
          }
        />
      </div>
    </>
  );
}

/** The cart, with a row ready for each event on sale. */
export function CartOffers({ events, frame }: OffersProps) {
  const { locale } = frame.renderContext;
  return <CartPage locale={locale} offers={events.map(event => offerOf(event, frame))} />;
}

function offerOf(event: EventCard, frame: Frame) {
  const { locale } = frame.renderContext;
  const isOnSale = event.ticket !== ownTicketPage;
  return {
    event: event.key,
    heading: event.heading.text,
    label: isOnSale ? eventTexts[locale].getTicket : ticketTexts[locale].ask,
    address: isOnSale ? event.ticket : frame.to('/contact'),
    checkout: event.checkout,
    newTab: event.checkout ? eventTexts[locale].newTab : undefined,
    row: (
      <div {...timingData(event)}>
        <TicketWords {...wordsOf(event, frame)} />
      </div>
    ),
  };
}

function wordsOf(event: EventCard, frame: Frame) {
  const { locale, now } = frame.renderContext;
  return {
    heading: event.heading,
    href: event.href,
    locale,
    badge: <EventBadge event={event} locale={locale} now={now} />,
    when: <EventDate day={event.date} locale={locale} />,
    note: event.ticket === ownTicketPage && ticketTexts[locale].notYet,
  };
}

type OfferProps = { event: EventCard; frame: Frame; children: React.ReactNode };

function Offer({ event, frame, children }: OfferProps) {
  return (
    <TicketRow {...wordsOf(event, frame)} marks={{ ...timingData(event), 'data-ahead-only': '' }}>
      {children}
    </TicketRow>
  );
}

/** The external checkout of an event, or a link to ask about tickets. */
function Checkout({ event, frame }: { event: EventCard; frame: Frame }) {
  const { locale, now } = frame.renderContext;
  const texts = ticketTexts[locale];
  if (event.ticket !== ownTicketPage) return <GetTicket event={event} locale={locale} now={now} flat />;
  return (
    <ButtonLink href={frame.to('/contact')} data-ticket="">
      {texts.ask}
    </ButtonLink>
  );
}

type SaleHeaderProps = { of: 'tickets' | 'cart'; frame: Frame };

/** The head of the ticket page and the cart, with a link back, because they have no navigation. */
export function SaleHeader({ of, frame }: SaleHeaderProps) {
  const { locale } = frame.renderContext;
  const texts = ticketTexts[locale];
  const isCart = of === 'cart';
  return (
    <div className={saleHeaderCss.header}>
      <div className={saleHeaderCss.chips} data-on-art>
        <ChipsOnArt
          back={
            <ButtonLink
              href={frame.to(isCart ? '/sales/get-tickets' : '/events')}
              size="small"
              onArt
              icon="arrow-left"
            >
              {isCart ? texts.backToTickets : texts.back}
            </ButtonLink>
          }
        >
          {!isCart && (
            <Island>
              <CartLink locale={locale} />
            </Island>
          )}
        </ChipsOnArt>
      </div>
      <PageHeader
        field="straw"
        scene="tickets"
        title={{ text: isCart ? texts.cartHeading : texts.heading }}
        intro={{ text: isCart ? texts.cartIntro : texts.intro }}
      />
    </div>
  );
}
