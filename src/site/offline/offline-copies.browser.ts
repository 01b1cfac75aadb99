import { type Locale, localePath } from '#core/locale.ts';
import { toOfflineAddress } from './offline-address.rules.ts';
import {
  type Copy,
  copiesOverLimit,
  copyHeader,
  copyHeaders,
  isFileAddress,
  limits,
  mayShowWithdrawn,
  mayStoreFile,
  mayStorePage,
  stores,
  usedFiles,
} from './offline-storage.rules.ts';
import { listCopies } from './stored-copies.browser.ts';

/** A response as stored: with its time and length, without the headers that only matter in transit. */
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
  await deleteCopies(name, copiesOverLimit(await listCopies(name), limits[name]));
}

/**
 * Deletes what was stored before a picture or story was withdrawn and may show it: every page and every picture of the
 * media library.
 * @returns the addresses deleted from the pack, to be fetched again because the reader asked for them.
 */
export async function deleteStoredBefore(withdrawnAt: string): Promise<string[]> {
  const fromPack: string[] = [];
  for (const name of Object.values(stores)) {
    const old = (await listCopies(name)).filter(({ storedAt }) => mayShowWithdrawn(storedAt, withdrawnAt));
    const isAboutPeople = ({ url }: Copy) =>
      !isFileAddress({ url, method: 'GET' }, location.origin) || new URL(url).pathname.startsWith('/media/');
    const dropped = old.filter(isAboutPeople);
    await deleteCopies(name, dropped);
    if (name === stores.pack) fromPack.push(...dropped.map(({ url }) => url));
  }
  return fromPack;
}

async function deleteCopies(name: string, copies: readonly Copy[]): Promise<void> {
  const store = await caches.open(name);
  await Promise.all(copies.map(({ url }) => store.delete(url)));
}

/** Fetches files that are not stored yet, with the scripts they import; failures are skipped. */
async function storeFiles(addresses: readonly string[]): Promise<void> {
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

const dayMs = 86_400_000;

/** What a page reports to a new worker: itself, which the worker did not see load, and its files. */
export type PageReport = { page: string; files: readonly string[]; locale: Locale };

/**
 * Stores the page that was open before the worker was active, its files, and the offline page of its language. The
 * browser has all of it in its cache, so hardly anything is transferred again.
 */
export async function storeFirstPage(message: unknown): Promise<void> {
  const { page, files, locale } = message as PageReport;
  await storeFiles(files);
  const address = page ? toOfflineAddress(page, location.origin) : null;
  if (address) await fetchAndStore(address);
  await storeOfflinePage(locale);
  await trim(stores.pages);
  await trim(stores.files);
}

/** The offline page in a language; undefined if it was never fetched. */
export async function findOfflinePage(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(stores.pack)).match(localePath(locale, '/offline'));
}

/** Stored with the pack, which has no limit that could delete it; refreshed once a day. */
async function storeOfflinePage(locale: Locale): Promise<void> {
  const stored = await findOfflinePage(locale);
  if (stored && Date.now() - Date.parse(copyHeader(stored, 'storedAt') ?? '') < dayMs) return;
  const address = localePath(locale, '/offline');
  const page = await fetchPage(address);
  if (!page) return;
  // Its files first: a stored page must be displayable.
  await storeFiles(usedFiles(await page.clone().text(), address));
  await (await caches.open(stores.pack)).put(address, page);
}

/** Fetches a page as any visitor sees it and stores it; false if it may not be stored or did not arrive. */
export async function fetchAndStore(address: string, store: string = stores.pages): Promise<boolean> {
  const page = await fetchPage(address);
  if (page) await (await caches.open(store)).put(address, page);
  return page !== null;
}

async function fetchPage(address: string): Promise<Response | null> {
  const answer = await fetch(address).catch(() => null);
  return answer && mayStorePage(answer) ? asCopy(answer) : null;
}
