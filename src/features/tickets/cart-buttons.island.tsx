import { useStore } from '@nanostores/react';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import css from './add-to-cart.module.css';
import { addItem, type CartItem, countTickets } from './cart.rules.ts';
import { $cart, changeCart } from './cart.store.ts';
import { ticketTexts } from './tickets.texts.ts';

const none: readonly CartItem[] = [];

/** The cart for components; empty in server markup, which is the same for everybody. */
export function useCart(): readonly CartItem[] {
  return useStore($cart, { ssr: () => none });
}

type AddToCartProps = { item: CartItem; locale: Locale; wide?: boolean };

/** Adds one ticket to the cart, and shows how many of this event are in it. */
export function AddToCart({ item, locale, wide }: AddToCartProps) {
  const texts = ticketTexts[locale];
  const quantity = useCart().find(({ event }) => event === item.event)?.quantity ?? 0;
  return (
    <div className={css.add}>
      <Button icon="plus" wide={wide} onClick={() => changeCart(items => addItem(items, item))}>
        {texts.add}
      </Button>
      <p role="status">
        {quantity > 0 && (
          <TextLink href={localePath(locale, '/cart')}>
            {texts.inCart} <data value={quantity}>{quantity}</data>
          </TextLink>
        )}
      </p>
    </div>
  );
}

/** The link to the cart with the number of tickets. */
export function CartLink({ locale }: { locale: Locale }) {
  const count = countTickets(useCart());
  return (
    <ButtonLink href={localePath(locale, '/cart')} size="small" onArt icon="ticket">
      {ticketTexts[locale].cart}
      {count > 0 && (
        <span>
          (<data value={count}>{count}</data>)
        </span>
      )}
    </ButtonLink>
  );
}
