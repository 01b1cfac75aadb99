import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ticketTexts } from './tickets.texts.ts';

/** The way to the cart, with how many tickets are in it. */
export function CartLink({ locale }: { locale: Locale }) {
  const texts = ticketTexts[locale];
  return (
    <ButtonLink href={localePath(locale, '/cart')} size="small" onArt icon="ticket">
      {texts.cart}
      <span hidden data-cart-all>
        (<data data-cart-number />)
      </span>
    </ButtonLink>
  );
}
