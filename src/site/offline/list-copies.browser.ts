import { type Copy, copyHeader } from './offline-storage.rules.ts';

/** The copies in a store, with their headers only. */
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
