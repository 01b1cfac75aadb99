import { stores } from './offline-storage.rules.ts';
import type { Lifetime, WorkerScope } from './service-worker.browser.ts';

// Served in place of the service worker while OFFLINE_READING is off. Browsers check for an update at each page, install
// this one, and it removes every copy and itself.

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await Promise.all(Object.values(stores).map(name => caches.delete(name)));
  await scope.registration.unregister();
}
