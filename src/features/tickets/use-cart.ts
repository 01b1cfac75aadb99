import { useStore } from '@nanostores/react';
import type { CartItem } from './cart.rules.ts';
import { $cart } from './cart.store.ts';

const none: readonly CartItem[] = [];

/** The cart in a component; empty in the page of the server, which is the same for everybody. */
export function useCart(): readonly CartItem[] {
  return useStore($cart, { ssr: () => none });
}
