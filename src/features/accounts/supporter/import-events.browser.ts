import { isTextList, persistentStorage, readStored, storageKeys } from '#core/browser-storage.ts';

/** Offers to store this browser's events in the account. Sends nothing before the button is pressed. */
export function offerEventImport(): void {
  const form = document.querySelector<HTMLFormElement>('[data-bring-events]');
  if (!form) return;
  const known: string[] = JSON.parse(form.dataset.bringEvents ?? '[]');
  const here = (key: 'viewedEvents' | 'postLoved_Events') =>
    readStored(persistentStorage(), key, isTextList) ?? [];
  const [loved, viewed] = [here(storageKeys.lovedEvents), here(storageKeys.viewedEvents)];
  const fresh = new Set([...loved, ...viewed].filter(key => !known.includes(key)));
  if (fresh.size === 0) return;
  for (const [name, keys] of Object.entries({ loved, viewed })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(keys);
  }
  const words = form.querySelector<HTMLElement>('[data-bring-words]');
  if (words) words.textContent = (words.dataset.bringWords ?? '').replace('{count}', String(fresh.size));
  form.hidden = false;
}
