import { useStore } from '@nanostores/react';
import type { CartItem } from './cart.rules.ts';
import { $cart } from './cart.store.ts';

const none: readonly CartItem[] = [];

/** The cart for components; empty in server markup, which is the same for everybody. */
export function useCart(): readonly CartItem[] {
  return useStore($cart, { ssr: () => none });
}
