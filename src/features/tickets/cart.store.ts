import { storageKeys } from '#core/browser-storage.ts';
import { storedAtom } from '#ui/stored-atom.ts';
import { type CartItem, markAtShop, readCart } from './cart.rules.ts';

/** The cart of this browser, shared by all its tabs. */
export const $cart = storedAtom<readonly CartItem[]>(storageKeys.cart, readCart);

export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  $cart.set(change($cart.get()));
}

/** Marks the tickets whose shop is being opened: a later payment is for them. */
export function takeToShop(event: string): void {
  if ($cart.get().some(item => item.event === event)) changeCart(items => markAtShop(items, event));
}
