import { storeFile } from './offline-copies.browser.ts';
import { stores } from './offline-storage.rules.ts';
import type { Pack } from './pack.rules.ts';
import { startWorker } from './reading-worker.browser.ts';
import { untilCached } from './worker/store-first.browser.ts';

/**
 * Fetches the parts of the pack one after the other, and starts the worker that serves them. Reports the count after
 * each, and resolves with it.
 */
export async function fetchParts({ pages, files }: Pack, report: (come: number) => void): Promise<number> {
  const store = await caches.open(stores.files);
  const fetches = [
    ...pages.map(page => () => untilCached(page.address, stores.pack)),
    ...files.map(file => () => storeFile(store, file.address)),
  ];
  let come = 0;
  for (const next of fetches) {
    if (await next()) come++;
    report(come);
  }
  await startWorker();
  return come;
}
