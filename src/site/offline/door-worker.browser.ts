import type { Fetching, Lifetime, WorkerScope } from './service-worker.browser.ts';
import { isPartOfPage, openFile } from './worker-files.browser.ts';

// The service worker of the door: opens its page without a network, and behind captive portals. What the page keeps about
// tickets is not here but in door-storage.ts. Bundled and served like the worker for reading offline.

/** Outside the names that the worker for reading offline cleans up. */
const STORE = 'door-1';
/** After this time without an answer the stored page is opened. */
const PATIENCE_MS = 4_000;

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', event => event.waitUntil(storeAll(event.data)));
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && isDoor(pathname)) event.respondWith(openPage(request));
  else if (isPartOfPage(pathname)) event.respondWith(openFile(STORE, request));
});

const isDoor = (path: string): boolean => /^(\/am)?\/door$/.test(path);

/** A page of a captive portal has no such header. */
const isOurs = (answer: Response): boolean => answer.ok && answer.headers.has('adey-door');

async function openPage(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const key = new URL(request.url).pathname;
  const stored = await store.match(key, { ignoreVary: true });
  try {
    const signal = stored ? AbortSignal.timeout(PATIENCE_MS) : null;
    const answer = await fetch(request, { signal });
    if (isOurs(answer)) await store.put(key, answer.clone());
    // To the sign-in.
    if (isOurs(answer) || answer.type === 'opaqueredirect') return answer;
    return stored ?? answer;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

/** Stores what the first page had loaded before this worker was there. */
async function storeAll(given: unknown): Promise<void> {
  const { page, files } = given as { page: string; files: string[] };
  const store = await caches.open(STORE);
  const answer = await fetch(page);
  if (isOurs(answer)) await store.put(page, answer);
  await Promise.all(files.map(file => openFile(STORE, new Request(file)).then(ignore, ignore)));
}

const ignore = (): void => undefined;
