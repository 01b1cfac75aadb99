import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './cart-page.module.css';
import { ticketTexts } from './tickets.texts.ts';

/**
 * The cart: a row per event on sale, hidden until cart-page.browser.ts shows those in the cart; and messages for an
 * empty cart and for browsers without script.
 */
export function CartPage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const texts = ticketTexts[locale];
  const tickets = (
    <ButtonLink variant="ink" href={localePath(locale, '/sales/get-tickets')}>
      {texts.seeTickets}
    </ButtonLink>
  );
  return (
    <div className={css.cart} data-cart="unknown">
      <div className={css.heading}>
        <VisuallyHidden as="h2">{texts.tickets}</VisuallyHidden>
      </div>
      <div role="status">
        <p className={css.removed} hidden data-cart-removed>
          <span>
            {texts.removed} <strong data-cart-removed-name />
          </span>
          <Button size="small" data-cart-undo>
            {texts.undo}
          </Button>
        </p>
      </div>
      <div className={css.empty}>
        <StateMessage kind="empty" words={texts.empty} action={tickets} />
      </div>
      <div className={css.scriptless}>
        <StateMessage kind="empty" words={texts.needsScript} action={tickets} />
      </div>
      <ul className={css.rows} data-cart-rows>
        {children}
      </ul>
      <template data-cart-gone>
        <Unavailable locale={locale} />
      </template>
    </div>
  );
}

function Unavailable({ locale }: { locale: Locale }) {
  const texts = ticketTexts[locale];
  return (
    <li className={css.gone}>
      <div>
        <Title as="h3" variant="story">
          <span data-cart-name />
        </Title>
        <p>{texts.gone}</p>
      </div>
      <Button data-cart-remove>
        {texts.remove}
        <VisuallyHidden>
          {' '}
          <span data-cart-name />
        </VisuallyHidden>
      </Button>
    </li>
  );
}
