import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import css from './add-to-cart.module.css';
import type { CartItem } from './cart.rules.ts';
import { ticketTexts } from './tickets.texts.ts';

type AddToCartProps = {
  /** The key of the event, which stays when its heading changes. */
  event: string;
  heading: Words;
  date: string | null;
  locale: Locale;
  wide?: boolean;
};

/** Adds one ticket to the cart, and shows how many of this event are in it. Removed on the day of the event. */
export function AddToCart({ event, heading, date, locale, wide }: AddToCartProps) {
  const texts = ticketTexts[locale];
  const item: CartItem = { event, heading: heading.text, date, quantity: 1 };
  return (
    <div className={css.add} data-ticket-early data-needs-script>
      <Button icon="plus" wide={wide} data-cart-add={JSON.stringify(item)}>
        {texts.add}
      </Button>
      <p role="status">
        <span hidden data-cart-of={event}>
          <TextLink href={localePath(locale, '/cart')}>
            {texts.inCart} <data value="" data-cart-number />
          </TextLink>
        </span>
      </p>
    </div>
  );
}
