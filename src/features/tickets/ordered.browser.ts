import { withoutOrdered } from './cart.rules.ts';
import { changeCart } from './cart.store.ts';

/** Takes what was just ordered from this browser out of its cart, on the page that shows the new order. */
export function removeOrdered(): void {
  const kinds = document.querySelector<HTMLElement>('[data-ordered-kinds]')?.dataset.orderedKinds?.split(' ');
  if (kinds) changeCart(items => withoutOrdered(items, kinds));
}

removeOrdered();
