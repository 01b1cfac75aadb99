import { atom } from 'nanostores';
import { isList, persistentStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { type CartItem, readCart } from './cart.rules.ts';

const kept = (): CartItem[] => readCart(readStored(persistentStorage(), storageKeys.cart, isList));

/** What this browser means to buy; the same in every tab. */
export const $cart = atom<readonly CartItem[]>(kept());

/** Changes the cart and keeps it; where the browser refuses to keep it, it lasts as long as the page. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  const items = change($cart.get());
  writeStored(persistentStorage(), storageKeys.cart, items);
  $cart.set(items);
}

addEventListener('storage', ({ key }) => {
  if (key === storageKeys.cart || key === null) $cart.set(kept());
});
