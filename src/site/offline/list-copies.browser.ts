import { type Copy, copyHeaders } from './offline-storage.rules.ts';

/** The copies in a store, with their headers only. */
export async function listCopies(name: string): Promise<Copy[]> {
  const store = await caches.open(name);
  const all = await Promise.all(
    (await store.keys()).map(async request => ({ request, copy: await store.match(request) })),
  );
  return all.map(({ request, copy }) => ({
    url: request.url,
    storedAt: copy?.headers.get(copyHeaders.storedAt) ?? null,
    bytes: Number(copy?.headers.get(copyHeaders.bytes) ?? 0),
  }));
}
