import { stores } from '../offline-storage.rules.ts';
import type { Lifetime, WorkerScope } from './worker-scope.ts';

// Served in place of the reading worker while OFFLINE_READING is off: browsers look for an update at each page, find
// this, and it removes every copy and itself.

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await Promise.all(Object.values(stores).map(name => caches.delete(name)));
  await scope.registration.unregister();
}
