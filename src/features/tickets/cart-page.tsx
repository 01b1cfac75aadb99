import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Cart, type Offer, Unavailable } from './cart.island.tsx';
import css from './ticket-row.module.css';
import { ticketTexts } from './tickets.texts.ts';

type CartPageProps = {
  locale: Locale;
  offers: readonly (Offer & { row: ReactNode })[];
  /** Where tickets of our own are ordered. */
  ordering: string;
};

/**
 * The cart with a row per event on sale, and messages for an empty cart and for browsers without script. cart.browser.ts
 * shows what is in it.
 */
export function CartPage({ locale, offers, ordering }: CartPageProps) {
  const texts = ticketTexts[locale];
  const tickets = (
    <ButtonLink variant="ink" href={localePath(locale, '/sales/get-tickets')}>
      {texts.seeTickets}
    </ButtonLink>
  );
  return (
    <>
      <Island>
        <Cart
          locale={locale}
          ordering={ordering}
          offers={offers.map(({ row, ...offer }) => offer)}
          rows={Object.fromEntries(offers.map(({ event, row }) => [event, row]))}
          empty={<StateMessage kind="empty" words={texts.empty} action={tickets} />}
          scriptless={<StateMessage kind="empty" words={texts.needsScript} action={tickets} />}
        />
      </Island>
      <template data-cart-template>
        <Unavailable event="" heading="" locale={locale} />
      </template>
    </>
  );
}

type TicketWordsProps = {
  heading: Words;
  /** The page of the event. */
  href: string | null;
  locale: Locale;
  /** Day and badge, passed in because they belong to events. */
  when: ReactNode;
  badge?: ReactNode;
  /** A note about getting its ticket. */
  note?: ReactNode;
};

type TicketRowProps = TicketWordsProps & {
  /** The controls. */
  children: ReactNode;
  /** Attributes for scripts. */
  marks?: Record<`data-${string}`, string>;
};

/** An event on sale: its data on the left, the controls on the right. */
export function TicketRow({ children, marks, ...words }: TicketRowProps) {
  return (
    <li className={css.row} {...marks}>
      <div className={css.what}>
        <TicketWords {...words} />
      </div>
      <div className={css.actions}>{children}</div>
    </li>
  );
}

/** The text of a row. */
export function TicketWords({ heading, href, locale, when, badge, note }: TicketWordsProps) {
  return (
    <>
      {badge}
      <Title as="h3" variant="story" className={css.heading}>
        {href ? (
          <a href={localePath(locale, href)}>
            <LocalizedText words={heading} />
          </a>
        ) : (
          <LocalizedText words={heading} />
        )}
      </Title>
      <p className={css.when}>{when}</p>
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}
