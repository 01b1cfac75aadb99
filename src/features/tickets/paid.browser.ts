import { drawIsland } from '#ui/islands/draw-island.browser.ts';
import type { PaidProps } from './paid.island.tsx';
import { $bought, joinNames, removeBought } from './paid.store.ts';

/** Removes bought tickets from the cart and lists them before React is there. */
export function showBought(): void {
  removeBought();
  const bought = $bought.get();
  if (bought.length === 0) return;
  drawIsland<PaidProps>('Paid', place => {
    const line = place.querySelector('p');
    line?.removeAttribute('hidden');
    line?.setAttribute('data-goal', 'ticket');
    line?.querySelector('strong')?.append(joinNames(bought));
    return { drawn: bought };
  });
}
