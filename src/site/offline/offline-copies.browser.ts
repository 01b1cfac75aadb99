import { listCopies } from './list-copies.browser.ts';
import {
  type Copy,
  copyHeaders,
  isFileAddress,
  isFromBefore,
  limits,
  mayStoreFile,
  stores,
  surplusOf,
} from './offline-storage.rules.ts';
import { usedFiles } from './used-files.rules.ts';

/** An answer as stored: with its time and length, without the headers that only matter in transit. */
export async function asCopy(answer: Response, now = new Date()): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(copyHeaders.storedAt, now.toISOString());
  headers.set(copyHeaders.bytes, String(body.size));
  return new Response(body, { status: answer.status, headers });
}

/** Keeps a store within its limits. */
export async function trim(name: keyof typeof limits): Promise<void> {
  const surplus = surplusOf(await listCopies(name), limits[name]);
  await forget(name, surplus);
}

/**
 * Deletes what was stored before a picture or story was withdrawn: every page, and every library picture, because the
 * consent behind it may have changed meanwhile.
 * @returns the addresses dropped from the pack, to be fetched again because the reader asked for them.
 */
export async function forgetBefore(withdrawnAt: string): Promise<string[]> {
  const requested: string[] = [];
  for (const name of Object.values(stores)) {
    const old = (await listCopies(name)).filter(({ storedAt }) => isFromBefore(storedAt, withdrawnAt));
    const isAboutPeople = ({ url }: Copy) =>
      !isFileAddress({ url, method: 'GET' }, location.origin) || new URL(url).pathname.startsWith('/media/');
    const dropped = old.filter(isAboutPeople);
    await forget(name, dropped);
    if (name === stores.pack) requested.push(...dropped.map(({ url }) => url));
  }
  return requested;
}

async function forget(name: string, copies: readonly Copy[]): Promise<void> {
  const store = await caches.open(name);
  await Promise.all(copies.map(({ url }) => store.delete(url)));
}

/** Fetches files that are not stored yet, with the scripts they import; failures are skipped. */
export async function storeFiles(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  await Promise.all(addresses.map(address => storeFile(store, address)));
}

/** Stores one file; returns whether it is stored now. */
export async function storeFile(store: Cache, address: string): Promise<boolean> {
  if (await store.match(address)) return true;
  const answer = await fetch(address).catch(() => null);
  if (!answer || !mayStoreFile(answer)) return false;
  const copy = await asCopy(answer);
  await store.put(address, copy.clone());
  if (address.endsWith('.js')) await storeFiles(usedFiles(await copy.text(), address));
  return true;
}
