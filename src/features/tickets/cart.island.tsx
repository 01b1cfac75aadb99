import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#core/locale.ts';
import { linkForTickets } from '#core/ticket-link.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Fixed } from '#ui/islands/island.tsx';
import {
  addItem,
  type CartItem,
  mostTickets,
  orderAddress,
  ownItems,
  removeItem,
  setQuantity,
} from './cart.rules.ts';
import { $cart, changeCart } from './cart.store.ts';
import css from './cart-page.module.css';
import row from './ticket-row.module.css';
import { ticketTexts } from './tickets.texts.ts';

/**
 * An event on sale, or one whose tickets are sold on request; its button leads to `address`. A kind of ticket that this
 * site gives out itself has no button of its own: all of them are ordered together.
 */
export type Offer = {
  event: string;
  heading: string;
  label: string;
  address: string;
  checkout: string | null;
  newTab?: string;
  own?: true;
};

/** Server markup: the text of each row, and the messages. */
export type CartMarkup = {
  rows: Readonly<Record<string, ReactNode>>;
  empty: ReactNode;
  scriptless: ReactNode;
};
export type CartProps = {
  offers: readonly Offer[];
  /** Where tickets of our own are ordered. */
  ordering: string;
  locale: Locale;
  /** What cart.browser.ts has drawn. */
  drawn?: readonly CartItem[];
};

const none: readonly CartItem[] = [];

/**
 * The cart: a row for each event on sale, shown while the cart has tickets for it, and one for each event no longer on
 * sale. Rows of events on sale take their text from the page, never from browser storage.
 */
export function Cart({ offers, ordering, locale, drawn, ...markup }: CartProps & Partial<CartMarkup>) {
  const known = useKnownCart(drawn);
  const items = known ?? none;
  const { removed, remove, undo, undoButton, rows } = useRemoval(items);
  const texts = ticketTexts[locale];
  const gone = items.filter(({ event }) => !offers.some(offer => offer.event === event));
  const findQuantity = (event: string) => items.find(item => item.event === event)?.quantity ?? 0;
  const state = items.length > 0 ? 'filled' : 'empty';
  const own = ownItems(items, offers);
  return (
    <div className={css.cart} data-cart={known ? state : 'unknown'}>
      <div className={css.heading}>
        <VisuallyHidden as="h2">{texts.tickets}</VisuallyHidden>
      </div>
      <div role="status">
        <p className={css.removed} hidden={!removed} data-cart-removed>
          <span>
            {texts.removed} <strong>{removed?.heading}</strong>
          </span>
          <Button size="small" ref={undoButton} onClick={undo}>
            {texts.undo}
          </Button>
        </p>
      </div>
      <Fixed className={css.empty}>{markup.empty}</Fixed>
      <Fixed className={css.scriptless}>{markup.scriptless}</Fixed>
      <ul className={css.rows} ref={rows} data-cart-rows>
        {offers.map(offer => (
          <CartRow
            key={offer.event}
            offer={offer}
            locale={locale}
            quantity={findQuantity(offer.event)}
            onQuantity={quantity => changeCart(all => setQuantity(all, offer.event, quantity))}
            onRemove={() => remove(offer.event)}
          >
            {markup.rows?.[offer.event]}
          </CartRow>
        ))}
        {gone.map(({ event, heading }) => (
          <Unavailable
            key={event}
            event={event}
            heading={heading}
            locale={locale}
            onRemove={() => remove(event)}
          />
        ))}
      </ul>
      <p hidden={own.length === 0} data-cart-order>
        <ButtonLink variant="go" icon="ticket" href={orderAddress(ordering, own)}>
          {texts.order}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The cart; null on the server, and during hydration if nothing has drawn it. */
function useKnownCart(drawn: readonly CartItem[] | undefined): readonly CartItem[] | null {
  return useSyncExternalStore<readonly CartItem[] | null>($cart.listen, $cart.get, () => drawn ?? null);
}

/** The last removed item, which can be restored. The focus moves to Undo, and back. */
function useRemoval(items: readonly CartItem[]) {
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  function remove(event: string): void {
    setRemoved(items.find(item => item.event === event) ?? null);
    changeCart(all => removeItem(all, event));
    requestAnimationFrame(() => undoButton.current?.focus());
  }

  function undo(): void {
    if (!removed) return;
    setRemoved(null);
    changeCart(all => addItem(all, removed));
    const back = `[data-cart-row="${CSS.escape(removed.event)}"] button`;
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>(back)?.focus());
  }

  return { removed, remove, undo, undoButton, rows };
}

const numbers = Array.from({ length: mostTickets }, (_, index) => index + 1);

type CartRowProps = {
  offer: Offer;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  locale: Locale;
  /** Server markup about the event. */
  children?: ReactNode;
};

/** An event on sale with the number of its tickets; hidden while there are none. */
function CartRow({ offer, quantity, onQuantity, onRemove, locale, children }: CartRowProps) {
  const { event, heading, label, checkout, newTab, own } = offer;
  const texts = ticketTexts[locale];
  const named = (words: string) => words.replace('{event}', () => heading);
  const id = `tickets-${event}`;
  return (
    <li className={row.row} hidden={quantity === 0} data-cart-row={event}>
      <Fixed className={row.what}>{children}</Fixed>
      <div className={row.actions}>
        {!own && (
          <ButtonLink
            variant={checkout ? 'go' : 'line'}
            flat={checkout !== null}
            icon={checkout ? 'ticket' : undefined}
            href={checkout ? linkForTickets(checkout, Math.max(quantity, 1)) : offer.address}
            newTab={newTab}
            data-ticket={checkout ? event : ''}
          >
            {label}
          </ButtonLink>
        )}
        <span className={css.number}>
          <label htmlFor={id}>
            <span aria-hidden="true">{texts.number}</span>
            <VisuallyHidden>{named(texts.howMany)}</VisuallyHidden>
          </label>
          <select
            id={id}
            className={css.select}
            value={Math.max(quantity, 1)}
            onChange={({ target }) => onQuantity(Number(target.value))}
          >
            {numbers.map(number => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </span>
        <Button aria-label={named(texts.removeOne)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

type UnavailableProps = { event: string; heading: string; locale: Locale; onRemove?: () => void };

/** An event that is over or off sale, with the heading stored in the cart; without event and heading a template. */
export function Unavailable({ event, heading, locale, onRemove }: UnavailableProps) {
  const texts = ticketTexts[locale];
  return (
    <li className={css.gone} data-cart-row={event} data-cart-gone>
      <div>
        <Title as="h3" variant="story">
          {heading}
        </Title>
        <p>{texts.gone}</p>
      </div>
      <Button onClick={onRemove}>
        {texts.remove}
        <VisuallyHidden>{` ${heading}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
