import { atom } from 'nanostores';
import type { SubscriptionResult } from './subscribe.rules.ts';

/** What the dialog of a page shows: one request at a time, of whichever form. */
export type Subscription = { isOpen: boolean; result: SubscriptionResult | null };

export const $subscription = atom<Subscription>({ isOpen: false, result: null });

/** Whether the dialog is here: its file comes by itself, and may fail to. */
export const $hasDialog = atom(false);

/** How long a form waits for the dialog, in ms. */
const timeout = 3_000;

/** Waits for the dialog; resolves with whether it has come. */
export function untilDialog(): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => settle(false), timeout);
    const stop = $hasDialog.listen(settle);
    function settle(hasCome: boolean): void {
      clearTimeout(timer);
      stop();
      resolve(hasCome);
    }
  });
}

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
