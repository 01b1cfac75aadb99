import { isTextList, persistentStorage, readStored, storageKeys } from '#core/browser-storage.ts';

/** Shows the offer to import events, with those of this browser. Sends nothing before its button is pressed. */
export function offerImport(): void {
  const form = document.querySelector<HTMLFormElement>('[data-import-events]');
  if (!form) return;
  const { importEvents = '[]', words = '' } = form.dataset;
  const known: readonly string[] = JSON.parse(importEvents);
  const here = { loved: readKeys(storageKeys.lovedEvents), viewed: readKeys(storageKeys.viewedEvents) };
  const fresh = new Set([...here.loved, ...here.viewed].filter(key => !known.includes(key)));
  if (fresh.size === 0) return;
  for (const name of ['loved', 'viewed'] as const)
    (form.elements.namedItem(name) as HTMLInputElement).value = JSON.stringify(here[name]);
  form.querySelector('p')?.append(words.replace('{count}', String(fresh.size)));
  form.hidden = false;
}

const readKeys = (key: typeof storageKeys.lovedEvents | typeof storageKeys.viewedEvents) =>
  readStored(persistentStorage(), key, isTextList) ?? [];
