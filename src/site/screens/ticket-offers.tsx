import { type Locale, localePath } from '#core/locale.ts';
import type { Taken, TicketSale } from '#core/ticket-sale.ts';
import { punctuation } from '#core/words.ts';
import { eventTexts } from '#features/events/event.texts.ts';
import { EventBadge, EventDate, timingData } from '#features/events/event-badge.tsx';
import { type EventCard, ownTicketPage } from '#features/events/event-card.ts';
import { eventTiming } from '#features/events/event-timing.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import { AddToCart } from '#features/tickets/add-to-cart.tsx';
import { CartLink } from '#features/tickets/cart-buttons.island.tsx';
import { CartPage, TicketRow, TicketWords } from '#features/tickets/cart-page.tsx';
import { priceWords } from '#features/tickets/kind-rows.tsx';
import type { ShownKind } from '#features/tickets/kinds.ts';
import { ORDERING_PATH } from '#features/tickets/orders/order-link.ts';
import { OwnTickets } from '#features/tickets/own-tickets.tsx';
import { ticketTexts } from '#features/tickets/tickets.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { shownKinds } from '#site/readers/read-tickets.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Island } from '#ui/islands/island.tsx';
import { ChipsOnArt } from '#ui/layout/chips-on-art.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { PageHeader } from './page-header.tsx';
import saleHeaderCss from './sale-header.module.css';
import css from './ticket-offers.module.css';

type OffersProps = {
  events: readonly EventCard[];
  /** What is taken of each event that gives out tickets on this site. */
  taken: ReadonlyMap<number, readonly Taken[]>;
  frame: Frame;
};

/**
 * The events that have not started, each with a link to its checkout and, before the day of the event, a button for the
 * cart. An event whose tickets we give out ourselves has its kinds of ticket, and one without any a link to ask. The message for an empty list also shows once the last event has
 * started.
 */
export function TicketOffers({ events, taken, frame }: OffersProps) {
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
                {event.sale ? (
                  <OwnKinds event={event} sale={event.sale} taken={findTaken(event, taken)} frame={frame} />
                ) : (
                  <Checkout event={event} frame={frame} />
                )}
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

const findTaken = ({ id }: EventCard, taken: OffersProps['taken']) => taken.get(id ?? 0) ?? [];

type OwnKindsProps = { event: EventCard; sale: TicketSale; taken: readonly Taken[]; frame: Frame };

function OwnKinds({ event, sale, taken, frame }: OwnKindsProps) {
  const { renderContext } = frame;
  const { id, heading, date, times } = event;
  const kinds = shownKinds({ sale, timeZone: times.timeZone, taken, preset: true }, renderContext);
  return (
    <OwnTickets
      event={id ?? 0}
      heading={heading.text}
      date={date}
      kinds={kinds}
      hasCodes={sale.kinds.some(({ code }) => code !== null)}
      action={orderingAddress(renderContext.locale)}
      locale={renderContext.locale}
    />
  );
}

const orderingAddress = (locale: Locale) => localePath(locale, ORDERING_PATH);

/** The cart, with a row ready for each event on sale, and for each kind of ticket that we give out ourselves. */
export function CartOffers({ events, taken, frame }: OffersProps) {
  const { locale } = frame.renderContext;
  const offers = events.flatMap(event =>
    event.sale ? kindOffers(event, event.sale, findTaken(event, taken), frame) : toOffer(event, frame),
  );
  return <CartPage locale={locale} offers={offers} ordering={orderingAddress(locale)} />;
}

function kindOffers(event: EventCard, sale: TicketSale, taken: readonly Taken[], frame: Frame) {
  const { renderContext } = frame;
  const offer = toOffer(event, frame);
  const kinds = shownKinds({ sale, timeZone: event.times.timeZone, taken }, renderContext);
  return kinds
    .filter(({ state }) => state === 'open')
    .map(kind => ({
      ...offer,
      event: kind.id,
      heading: `${offer.heading}${punctuation[renderContext.locale].comma}${kind.name.text}`,
      own: true as const,
      row: (
        <div {...timingData(event)}>
          <TicketWords
            {...offerProps(event, frame)}
            note={<KindNote kind={kind} locale={renderContext.locale} />}
          />
        </div>
      ),
    }));
}

function KindNote({ kind, locale }: { kind: ShownKind; locale: Locale }) {
  return (
    <>
      <LocalizedText words={kind.name} />
      {punctuation[locale].comma}
      {priceWords(kind.price, locale)}
    </>
  );
}

function toOffer(event: EventCard, frame: Frame) {
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
        <TicketWords {...offerProps(event, frame)} />
      </div>
    ),
  };
}

function offerProps(event: EventCard, frame: Frame) {
  const { locale, now } = frame.renderContext;
  return {
    heading: event.heading,
    href: event.href,
    locale,
    badge: <EventBadge event={event} locale={locale} now={now} />,
    when: <EventDate day={event.date} locale={locale} />,
    note: event.ticket === ownTicketPage && !event.sale && ticketTexts[locale].notYet,
  };
}

type OfferProps = { event: EventCard; frame: Frame; children: React.ReactNode };

function Offer({ event, frame, children }: OfferProps) {
  return (
    <TicketRow {...offerProps(event, frame)} marks={{ ...timingData(event), 'data-ahead-only': '' }}>
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
