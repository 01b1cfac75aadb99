import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Island } from '#ui/islands/island.tsx';
import { AddToCart as Button } from './cart-buttons.island.tsx';

type AddToCartProps = {
  /** The key of the event, which stays when its heading changes. */
  event: string;
  heading: Words;
  date: string | null;
  locale: Locale;
  wide?: boolean;
};

/** Adds one ticket of an event to the cart. event-badge.browser.ts hides it on the day of the event. */
export function AddToCart({ event, heading, date, locale, wide }: AddToCartProps) {
  const item = { event, heading: heading.text, date, quantity: 1 };
  return (
    <div data-ticket-early data-needs-script>
      <Island>
        <Button item={item} locale={locale} wide={wide} />
      </Island>
    </div>
  );
}
