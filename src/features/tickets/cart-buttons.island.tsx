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
function useCart(): readonly CartItem[] {
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
        <TextLink
          href={localePath(locale, '/cart')}
          hidden={quantity === 0}
          data-in-cart={item.event}
          suppressHydrationWarning
        >
          {texts.inCart} <Count of={quantity} />
        </TextLink>
      </p>
    </div>
  );
}

/** The page shows it before React is there (remembered.ts). */
function Count({ of: count }: { of: number }) {
  return (
    <data value={count} suppressHydrationWarning>
      {count}
    </data>
  );
}

/** The link to the cart with the number of tickets. */
export function CartLink({ locale }: { locale: Locale }) {
  const count = countTickets(useCart());
  return (
    <ButtonLink href={localePath(locale, '/cart')} size="small" onArt icon="ticket">
      {ticketTexts[locale].cart}
      <span hidden={count === 0} data-in-cart="" suppressHydrationWarning>
        (<Count of={count} />)
      </span>
    </ButtonLink>
  );
}
