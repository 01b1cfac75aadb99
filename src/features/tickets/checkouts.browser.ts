import { persistentStorage, storageKeys } from '#core/browser-storage.ts';

/** Marks tickets in the cart when their shop is opened from anywhere on the page, even before React is loaded. */
export function followCheckouts(): void {
  for (const click of ['click', 'auxclick'] as const) document.addEventListener(click, onClick);
}

function onClick({ target, type, button }: MouseEvent): void {
  const event = (target as Element).closest<HTMLElement>('a[data-ticket]')?.dataset.ticket;
  if (!event || (type === 'auxclick' && button !== 1)) return;
  if (!persistentStorage()?.getItem(storageKeys.cart)) return;
  // The shop opens in a new tab, so this page stays.
  import('./cart.store.ts').then(({ takeToShop }) => takeToShop(event)).catch(console.info);
}
