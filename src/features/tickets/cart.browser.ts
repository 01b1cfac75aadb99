import { atom } from 'nanostores';
import { isList, persistentStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { type CartItem, readCart } from './cart.rules.ts';

const storedItems = (): CartItem[] => readCart(readStored(persistentStorage(), storageKeys.cart, isList));

/** The cart of this browser, shared by all tabs. */
export const $cart = atom<readonly CartItem[]>(storedItems());

/** Changes and stores the cart; without storage it lasts as long as the page. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  const items = change($cart.get());
  writeStored(persistentStorage(), storageKeys.cart, items);
  $cart.set(items);
}

addEventListener('storage', ({ key }) => {
  if (key === storageKeys.cart || key === null) $cart.set(storedItems());
});
