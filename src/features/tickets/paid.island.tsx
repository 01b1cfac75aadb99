import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { addItem, type CartItem, withoutPaid } from './cart.rules.ts';
import { $cart, changeCart } from './cart.store.ts';
import { ticketTexts } from './tickets.texts.ts';

/**
 * Removes bought tickets from the cart, on the page a ticket shop returns to. That page cannot prove a payment, so the
 * removed tickets are listed and can be restored.
 */
export function Paid({ locale }: { locale: Locale }) {
  const [taken, setTaken] = useState<readonly CartItem[]>([]);
  const texts = ticketTexts[locale];

  useEffect(() => {
    const before = $cart.get();
    const left = withoutPaid(before);
    if (left.length === before.length) return;
    changeCart(() => left);
    setTaken(before.filter(({ event }) => !left.some(item => item.event === event)));
  }, []);

  function putBack(): void {
    changeCart(items =>
      taken.reduce<CartItem[]>((all, { atShop, ...item }) => addItem(all, item), [...items]),
    );
    setTaken([]);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <div role="status">
      {taken.length > 0 && (
        <p data-goal="ticket">
          {texts.removed} <strong>{taken.map(({ heading }) => heading).join(', ')}</strong>{' '}
          <Button size="small" onArt onClick={putBack}>
            {texts.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
