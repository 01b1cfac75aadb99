import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Cart, type CartMarkup, type CartProps, type Offer } from './cart.island.tsx';
import { ticketTexts } from './tickets.texts.ts';

type CartPageProps = { locale: Locale; offers: readonly (Offer & { row: ReactNode })[] };

/** The cart with a row per event on sale, and messages for an empty cart and for browsers without script. */
export function CartPage({ locale, offers }: CartPageProps) {
  const texts = ticketTexts[locale];
  const tickets = (
    <ButtonLink variant="ink" href={localePath(locale, '/sales/get-tickets')}>
      {texts.seeTickets}
    </ButtonLink>
  );
  return (
    <Island<CartProps, CartMarkup>
      name="Cart"
      when="load"
      of={Cart}
      props={{ locale, offers: offers.map(({ row, ...offer }) => offer) }}
      markup={{
        rows: Object.fromEntries(offers.map(({ event, row }) => [event, row])),
        empty: <StateMessage kind="empty" words={texts.empty} action={tickets} />,
        scriptless: <StateMessage kind="empty" words={texts.needsScript} action={tickets} />,
      }}
    />
  );
}
