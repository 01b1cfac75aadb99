import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { mostTickets } from './cart.rules.ts';
import css from './cart-page.module.css';
import { ticketTexts } from './tickets.texts.ts';

const numbers = Array.from({ length: mostTickets }, (_, index) => index + 1);

type CartControlsProps = { event: string; heading: Words; locale: Locale };

/** The quantity for one event, and a button to remove it. */
export function CartControls({ event, heading, locale }: CartControlsProps) {
  const texts = ticketTexts[locale];
  const named = (words: string) => words.replace('{event}', () => heading.text);
  const id = `tickets-${event}`;
  return (
    <>
      <span className={css.number}>
        <label htmlFor={id}>
          <span aria-hidden="true">{texts.number}</span>
          <VisuallyHidden>{named(texts.howMany)}</VisuallyHidden>
        </label>
        <select id={id} className={css.select}>
          {numbers.map(number => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </span>
      <Button data-cart-remove aria-label={named(texts.removeOne)}>
        {texts.remove}
      </Button>
    </>
  );
}

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
