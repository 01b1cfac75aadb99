import { fetchAndStore, storeFile } from './offline-copies.browser.ts';
import type { Pack } from './offline-page.rules.ts';
import { stores } from './offline-storage.rules.ts';
import { startWorker } from './start-worker.browser.ts';

/**
 * Fetches the parts of the pack one after the other, and starts the service worker that serves them. Reports how many
 * are stored after each, and resolves with the number.
 */
export async function fetchParts({ pages, files }: Pack, report: (stored: number) => void): Promise<number> {
  const store = await caches.open(stores.files);
  const fetches = [
    ...pages.map(page => () => fetchAndStore(page.address, stores.pack)),
    ...files.map(file => () => storeFile(store, file.address)),
  ];
  let stored = 0;
  for (const next of fetches) {
    if (await next()) stored++;
    report(stored);
  }
  await startWorker();
  return stored;
}
