import { atom } from 'nanostores';
import type { SubscriptionResult } from './subscribe.rules.ts';

/** What the dialog shows. All forms of a page share it, one request at a time. */
export type Subscription = { isOpen: boolean; result: SubscriptionResult | null };

export const $subscription = atom<Subscription>({ isOpen: false, result: null });

/** Whether the dialog is mounted: its file is loaded separately, which can fail. */
export const $hasDialog = atom(false);

/** How long a form waits for the dialog, in ms. */
const timeout = 3_000;

/** Waits until the dialog is mounted; resolves to false after the timeout. */
export function waitForDialog(): Promise<boolean> {
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

/** Opens the dialog with a result, or waiting for one if null. */
export function showSubscription(result: SubscriptionResult | null): void {
  $subscription.set({ isOpen: true, result });
}

/** Closes the dialog. Its result stays until the next request, so that it does not change while closing. */
export function closeSubscription(): void {
  $subscription.set({ ...$subscription.get(), isOpen: false });
}

export function waitUntilClosed(): Promise<void> {
  return new Promise(resolve => {
    const stop = $subscription.subscribe(({ isOpen }) => {
      if (isOpen) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
