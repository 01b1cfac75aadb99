import { persistentStorage, storageKeys } from '#core/browser-storage.ts';

/** Has the cart remember which tickets are taken to their shop, from anywhere on the page, before React is here too. */
export function followCheckouts(): void {
  for (const click of ['click', 'auxclick'] as const) document.addEventListener(click, onClick);
}

function onClick({ target, type, button }: MouseEvent): void {
  const event = (target as Element).closest<HTMLElement>('a[data-ticket]')?.dataset.ticket;
  if (!event || (type === 'auxclick' && button !== 1)) return;
  if (!persistentStorage()?.getItem(storageKeys.cart)) return;
  // The shop opens in a tab of its own, so this page stays.
  import('./cart.store.ts').then(({ takeToShop }) => takeToShop(event)).catch(console.info);
}
