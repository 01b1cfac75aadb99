import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { countTickets } from './cart.rules.ts';
import { ticketTexts } from './tickets.texts.ts';
import { useCart } from './use-cart.ts';

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
