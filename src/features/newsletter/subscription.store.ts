import { atom } from 'nanostores';
import type { SubscriptionResult } from './subscribe.rules.ts';

/** What the dialog of a page shows: one request at a time, of whichever form. */
export type Subscription = { isOpen: boolean; result: SubscriptionResult | null };

export const $subscription = atom<Subscription>({ isOpen: false, result: null });

/** Opens the dialog: waiting, or with the result. */
export function showSubscription(result: SubscriptionResult | null): void {
  $subscription.set({ isOpen: true, result });
}

/** The visitor has read it; what it says stays until the next request. */
export function closeSubscription(): void {
  $subscription.set({ ...$subscription.get(), isOpen: false });
}

export function untilClosed(): Promise<void> {
  return new Promise(resolve => {
    const stop = $subscription.subscribe(({ isOpen }) => {
      if (isOpen) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
