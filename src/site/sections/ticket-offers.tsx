import { EventBadge, timingData } from '#features/events/event-badge.tsx';
import { type EventCard, ownTicketPage } from '#features/events/event-card.ts';
import { EventDate } from '#features/events/event-date.tsx';
import { eventTiming } from '#features/events/event-timing.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import { AddToCart } from '#features/tickets/add-to-cart.tsx';
import { CartControls } from '#features/tickets/cart-controls.tsx';
import { CartPage } from '#features/tickets/cart-page.tsx';
import { TicketRow } from '#features/tickets/ticket-row.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './ticket-offers.module.css';

type OffersProps = { events: readonly EventCard[]; frame: Frame };

/**
 * The events that have not started, each with the way to its checkout, and days before it to the cart; where no ticket
 * is sold, what to do meanwhile. The message for an empty list appears too once the last one has started.
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

/** What the cart may hold: one row for each event on sale. */
export function CartOffers({ events, frame }: OffersProps) {
  const { locale } = frame.renderContext;
  return (
    <CartPage locale={locale}>
      {events.map(event => (
        <Offer key={event.key} event={event} frame={frame} inCart>
          <Checkout event={event} frame={frame} inCart />
          <CartControls event={event.key} heading={event.heading} locale={locale} />
        </Offer>
      ))}
    </CartPage>
  );
}

type OfferProps = { event: EventCard; frame: Frame; inCart?: boolean; children: React.ReactNode };

function Offer({ event, frame, inCart = false, children }: OfferProps) {
  const { locale, now } = frame.renderContext;
  return (
    <TicketRow
      heading={event.heading}
      href={event.href}
      locale={locale}
      badge={<EventBadge event={event} locale={locale} now={now} />}
      when={<EventDate day={event.date} locale={locale} />}
      note={event.ticket === ownTicketPage && ticketTexts[locale].notYet}
      hidden={inCart}
      marks={{
        ...timingData(event),
        ...(inCart ? { 'data-cart-row': event.key } : { 'data-ahead-only': '' }),
      }}
    >
      {children}
    </TicketRow>
  );
}

/** The external checkout of an event; without one, what to do meanwhile. */
function Checkout({ event, frame, inCart }: { event: EventCard; frame: Frame; inCart?: boolean }) {
  const { locale, now } = frame.renderContext;
  const texts = ticketTexts[locale];
  if (event.ticket !== ownTicketPage)
    return <GetTicket event={event} locale={locale} now={now} flat inCart={inCart} />;
  return (
    <ButtonLink href={frame.to('/contact')} data-ticket="">
      {texts.ask}
    </ButtonLink>
  );
}
