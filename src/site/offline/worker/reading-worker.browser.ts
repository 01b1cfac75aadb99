import { CacheFirst, NetworkFirst } from 'serwist';
import { pageAddressOf } from '../offline-address.rules.ts';
import { isFileAddress, stores } from '../offline-storage.rules.ts';
import { chooseLite, isLiteChoice } from './choose-lite.browser.ts';
import { filePlugin, pagePlugin } from './plugins.browser.ts';
import { storeFirstPage } from './store-first.browser.ts';
import type { Fetching, Lifetime, WorkerMessage, WorkerScope } from './worker-scope.ts';

// The worker of a reader's device: pages come from the network and are kept as they were read; without a connection
// the copy is shown, and says so. It is bundled on its own (build-worker.ts) and served at /service-worker.js.

/** A page that has not begun to arrive by then is not waited for where there is a copy of it. */
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

/** Copies of another form than this worker's are thrown away; open pages are this worker's from now on. */
async function takeOver(): Promise<void> {
  const known: string[] = Object.values(stores);
  const all = (await caches.keys()).filter(name => name.startsWith('adey-'));
  await Promise.all(all.filter(name => !known.includes(name)).map(name => caches.delete(name)));
  await scope.clients.claim();
}
