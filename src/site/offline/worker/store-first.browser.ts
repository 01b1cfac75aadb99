import { type Locale, localePath } from '#core/locale.ts';
import { offlineAddressOf } from '../offline-address.rules.ts';
import { asCopy, storeFiles, trim } from '../offline-copies.browser.ts';
import { copyHeader, mayStorePage, stores } from '../offline-storage.rules.ts';
import { usedFiles } from '../used-files.rules.ts';

const dayMs = 86_400_000;

/** What a page reports to a new worker: itself, which the worker did not see load, and its files. */
export type Reporting = { page: string; files: readonly string[]; locale: Locale };

/**
 * Stores the page that was open before the worker was active, its files, and the offline page of its language. The
 * browser has all of it in its cache, so hardly anything is transferred again.
 */
export async function storeFirstPage(message: unknown): Promise<void> {
  const { page, files, locale } = message as Reporting;
  await storeFiles(files);
  const address = page ? offlineAddressOf(page, location.origin) : null;
  if (address) await untilCached(address);
  await storeOfflinePage(locale);
  await trim(stores.pages);
  await trim(stores.files);
}

/** The offline page in a language; undefined if it was never fetched. */
export async function offlinePageOf(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(stores.pack)).match(localePath(locale, '/offline'));
}

/** Stored with the pack, which has no limit that could delete it; refreshed once a day. */
async function storeOfflinePage(locale: Locale): Promise<void> {
  const stored = await offlinePageOf(locale);
  if (stored && Date.now() - Date.parse(copyHeader(stored, 'storedAt') ?? '') < dayMs) return;
  const address = localePath(locale, '/offline');
  const page = await fetchPage(address);
  if (!page) return;
  // Its files first: a stored page must be displayable.
  await storeFiles(usedFiles(await page.clone().text(), address));
  await (await caches.open(stores.pack)).put(address, page);
}

/** Fetches a page as any visitor sees it and stores it; false if it may not be stored or did not arrive. */
export async function untilCached(address: string, store: string = stores.pages): Promise<boolean> {
  const page = await fetchPage(address);
  if (page) await (await caches.open(store)).put(address, page);
  return page !== null;
}

async function fetchPage(address: string): Promise<Response | null> {
  const answer = await fetch(address).catch(() => null);
  return answer && mayStorePage(answer) ? asCopy(answer) : null;
}
