import { atom } from 'nanostores';
import { isList, persistentStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { type CartItem, markAtShop, readCart } from './cart.rules.ts';

const storedItems = (): CartItem[] => readCart(readStored(persistentStorage(), storageKeys.cart, isList));

/** The cart of this browser, shared by all tabs. */
export const $cart = atom<readonly CartItem[]>(storedItems());

/** Changes and stores the cart; without storage it lasts as long as the page. */
export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  const items = change($cart.get());
  writeStored(persistentStorage(), storageKeys.cart, items);
  $cart.set(items);
}

/** Remembers which tickets were taken to their shop: those are the ones that a payment is for. */
function followCheckouts({ target, type, button }: MouseEvent): void {
  if (type === 'auxclick' && button !== 1) return;
  const event = (target as Element).closest<HTMLElement>('a[data-ticket]')?.dataset.ticket;
  if ($cart.get().some(item => item.event === event)) changeCart(items => markAtShop(items, event ?? ''));
}

for (const click of ['click', 'auxclick'] as const) document.addEventListener(click, followCheckouts);

addEventListener('storage', ({ key }) => {
  if (key === storageKeys.cart || key === null) $cart.set(storedItems());
});
