import { storeFile } from './offline-copies.browser.ts';
import { stores } from './offline-storage.rules.ts';
import type { Pack } from './pack.rules.ts';
import { startWorker } from './reading-worker.browser.ts';
import { untilCached } from './worker/store-first.browser.ts';

/**
 * Fetches what the pack is made of, one after the other, and starts the worker that answers with it. Says after each how
 * many have come, and resolves with that number.
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
