import { type Locale, localePath } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import css from './add-to-cart.module.css';
import { addItem, type CartItem } from './cart.rules.ts';
import { changeCart } from './cart.store.ts';
import { ticketTexts } from './tickets.texts.ts';
import { useCart } from './use-cart.ts';

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
