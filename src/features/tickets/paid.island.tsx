import { useStore } from '@nanostores/react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { addItem, type CartItem } from './cart.rules.ts';
import { changeCart } from './cart.store.ts';
import { $bought, joinNames } from './paid.store.ts';
import { ticketTexts } from './tickets.texts.ts';

export type PaidProps = {
  locale: Locale;
  /** What paid.browser.ts has listed. */
  drawn?: readonly CartItem[];
};

const none: readonly CartItem[] = [];

/** The tickets that were removed from the cart because they were bought (paid.browser.ts), and a button to undo it. */
export function Paid({ locale, drawn = none }: PaidProps) {
  const bought = useStore($bought, { ssr: () => drawn });
  const texts = ticketTexts[locale];

  function putBack(): void {
    changeCart(items =>
      bought.reduce<CartItem[]>((all, { atShop, ...item }) => addItem(all, item), [...items]),
    );
    $bought.set([]);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <div role="status">
      <p hidden={bought.length === 0} data-goal={bought.length > 0 ? 'ticket' : undefined}>
        {texts.removed} <strong>{joinNames(bought)}</strong>{' '}
        <Button size="small" onArt onClick={putBack}>
          {texts.undo}
        </Button>
      </p>
    </div>
  );
}
