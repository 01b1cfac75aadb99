import { useStore } from '@nanostores/react';
import { onMount } from 'nanostores';
import { storageKeys } from '#core/browser-storage.ts';
import { storedAtom } from '#ui/stored-atom.ts';
import { type CartItem, markAtShop, readCart } from './cart.rules.ts';

/** The cart of this browser, shared by all its tabs. */
export const $cart = storedAtom<readonly CartItem[]>(storageKeys.cart, readCart);

const none: readonly CartItem[] = [];

/** The cart in a component; empty in the page of the server, which is the same for everybody. */
export function useCart(): readonly CartItem[] {
  return useStore($cart, { ssr: () => none });
}

export function changeCart(change: (items: readonly CartItem[]) => CartItem[]): void {
  $cart.set(change($cart.get()));
}

/** Remembers which tickets were taken to their shop: those are the ones that a payment is for. */
function followCheckouts({ target, type, button }: MouseEvent): void {
  if (type === 'auxclick' && button !== 1) return;
  const event = (target as Element).closest<HTMLElement>('a[data-ticket]')?.dataset.ticket;
  if ($cart.get().some(item => item.event === event)) changeCart(items => markAtShop(items, event ?? ''));
}

onMount($cart, () => {
  // The server reads the store too.
  if (typeof document === 'undefined') return;
  for (const click of ['click', 'auxclick'] as const) document.addEventListener(click, followCheckouts);
  return () => {
    for (const click of ['click', 'auxclick'] as const) document.removeEventListener(click, followCheckouts);
  };
});
