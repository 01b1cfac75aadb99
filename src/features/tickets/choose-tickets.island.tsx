import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { addItem, type CartItem } from './cart.rules.ts';
import { $cart, changeCart } from './cart.store.ts';
import css from './choose-tickets.module.css';
import { KindRows } from './kind-rows.tsx';
import type { ShownKind } from './kinds.ts';
import { ticketTexts } from './tickets.texts.ts';

export type ChooseTicketsProps = {
  /** The id of the event. */
  event: number;
  heading: string;
  date: string | null;
  kinds: readonly ShownKind[];
  /** Where the tickets are ordered. */
  action: string;
  locale: Locale;
};

const none: readonly CartItem[] = [];

/** The kinds of ticket of an event: ordered at once, also without script, or put into the cart. */
export function ChooseTickets({ event, heading, date, kinds, action, locale }: ChooseTicketsProps) {
  const texts = ticketTexts[locale];
  const form = useRef<HTMLFormElement>(null);
  const cart = useStore($cart, { ssr: () => none });
  const inCart = cart.reduce(
    (sum, item) => sum + (kinds.some(({ id }) => id === item.event) ? item.quantity : 0),
    0,
  );
  const canChoose = kinds.some(({ state }) => state === 'open');

  function add(): void {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const chosen = kinds.flatMap(({ id, name }): CartItem[] => {
      const quantity = Number(fields.get(`t-${id}`) ?? 0);
      const named = `${heading}${punctuation[locale].comma}${name.text}`;
      return quantity > 0 ? [{ event: id, heading: named, date, quantity, own: true }] : [];
    });
    changeCart(items => chosen.reduce<CartItem[]>(addItem, [...items]));
  }

  return (
    <form ref={form} method="get" action={action} data-repeat className={css.choose} aria-label={heading}>
      <KindRows kinds={kinds} toFieldName={id => `t-${id}`} prefix={`event-${event}`} locale={locale} />
      {canChoose && (
        <div className={css.acts}>
          <Button type="submit" variant="go" flat icon="ticket">
            {texts.buy}
          </Button>
          <span data-ticket-early data-needs-script>
            <Button icon="plus" onClick={add}>
              {texts.add}
            </Button>
          </span>
          <p role="status">
            <TextLink href={localePath(locale, '/cart')} hidden={inCart === 0}>
              {texts.added} {inCart}
            </TextLink>
          </p>
        </div>
      )}
    </form>
  );
}
