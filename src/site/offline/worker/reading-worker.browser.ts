import { CacheFirst, NetworkFirst } from 'serwist';
import { pageAddressOf } from '../offline-address.rules.ts';
import { isFileAddress, stores } from '../offline-storage.rules.ts';
import { chooseLite, isLiteChoice } from './choose-lite.browser.ts';
import { filePlugin, pagePlugin } from './plugins.browser.ts';
import { storeFirstPage } from './store-first.browser.ts';
import type { Fetching, Lifetime, WorkerMessage, WorkerScope } from './worker-scope.ts';

// The service worker of offline reading: pages come from the network and are stored as they are read; without a
// connection the copy is shown, with a note. Bundled on its own (build-worker.ts) and served at /service-worker.js.

/** If there is a copy, a page that has not begun to arrive by then is not waited for. */
const timeoutSeconds = 6;

const scope = globalThis as unknown as WorkerScope;
const pages = new NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [pagePlugin],
});
const files = new CacheFirst({
  cacheName: stores.files,
  matchOptions: { ignoreVary: true },
  plugins: [filePlugin],
});

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event: WorkerMessage) => event.waitUntil(storeFirstPage(event.data)));

scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  if (pageAddressOf(request, location.origin)) event.respondWith(pages.handle({ event, request }));
  else if (isFileAddress(request, location.origin)) event.respondWith(files.handle({ event, request }));
  else if (isLiteChoice(request)) event.respondWith(chooseLite(request));
});

/** Deletes stores of other versions, and takes control of open pages. */
async function takeOver(): Promise<void> {
  const known: string[] = Object.values(stores);
  const all = (await caches.keys()).filter(name => name.startsWith('adey-'));
  await Promise.all(all.filter(name => !known.includes(name)).map(name => caches.delete(name)));
  await scope.clients.claim();
}
