import { mayStoreFile } from './offline-storage.rules.ts';

/** Whether this is a file of the build, which a worker keeps beside its pages. */
export const isPartOfPage = (path: string): boolean => /^\/(_astro|art|fonts|icons)\//.test(path);

/** A file from the store of a worker, or from the network, which is stored if it never changes under its name. */
export async function openFile(name: string, request: Request): Promise<Response> {
  const store = await caches.open(name);
  const stored = await store.match(request, { ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (mayStoreFile(answer)) await store.put(request, answer.clone());
  return answer;
}
