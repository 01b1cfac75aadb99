import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ticketTexts } from './tickets.texts.ts';

/** The link to the cart with the number of tickets. */
export function CartLink({ locale }: { locale: Locale }) {
  const texts = ticketTexts[locale];
  return (
    <ButtonLink href={localePath(locale, '/cart')} size="small" onArt icon="ticket">
      {texts.cart}
      <span hidden data-cart-all>
        (<data value="" data-cart-number />)
      </span>
    </ButtonLink>
  );
}
