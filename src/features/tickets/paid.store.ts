import { atom } from 'nanostores';
import { type CartItem, withoutPaid } from './cart.rules.ts';
import { $cart } from './cart.store.ts';

/** The tickets that were removed from the cart because they were bought. */
export const $bought = atom<readonly CartItem[]>([]);

/**
 * Removes bought tickets from the cart, on the page a ticket shop returns to. That page cannot prove a payment, so the
 * removed tickets are listed and can be put back.
 */
export function removeBought(): void {
  const before = $cart.get();
  const left = withoutPaid(before);
  if (left.length === before.length) return;
  $cart.set(left);
  $bought.set(before.filter(({ event }) => !left.some(item => item.event === event)));
}

export const joinNames = (items: readonly CartItem[]): string =>
  items.map(({ heading }) => heading).join(', ');
