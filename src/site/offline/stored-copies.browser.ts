import { type Copy, copyHeader, isFileAddress } from './offline-storage.rules.ts';

/** The copies in a store, by their headers. */
export async function listCopies(name: string): Promise<Copy[]> {
  const store = await caches.open(name);
  const all = await Promise.all(
    (await store.keys()).map(async request => ({ request, copy: await store.match(request) })),
  );
  return all.map(({ request, copy }) => ({
    url: request.url,
    storedAt: copyHeader(copy, 'storedAt'),
    bytes: Number(copyHeader(copy, 'bytes') ?? 0),
  }));
}

/** The addresses of the immutable files that this page has loaded, which are in the browser's cache. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(url => isFileAddress({ url, method: 'GET' }, location.origin));
}
