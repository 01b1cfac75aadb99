import { type Locale, localePath } from '#core/locale.ts';
import { offlineAddressOf } from '../offline-address.rules.ts';
import { asCopy, storeFiles, trim } from '../offline-copies.browser.ts';
import { copyHeaders, mayStorePage, stores } from '../offline-storage.rules.ts';
import { usedFiles } from '../used-files.rules.ts';

const dayMs = 86_400_000;

/** What a page tells the worker once it is there: itself, which the worker did not see arrive, and its files. */
export type Reporting = { page: string; files: readonly string[]; locale: Locale };

/**
 * Keeps the page that was open before the worker was, what it is made of, and the offline page of its language. All of
 * it the browser has just fetched and holds, so hardly anything goes over the line again.
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

/** The page for what was not read, in a language; undefined where it never came. */
export async function offlinePageOf(locale: Locale): Promise<Response | undefined> {
  return (await caches.open(stores.pack)).match(localePath(locale, '/offline'));
}

/** It stands with the pack, where nothing pushes it out; once a day a newer one is fetched. */
async function storeOfflinePage(locale: Locale): Promise<void> {
  const stored = await offlinePageOf(locale);
  if (stored && Date.now() - Date.parse(stored.headers.get(copyHeaders.storedAt) ?? '') < dayMs) return;
  const address = localePath(locale, '/offline');
  const page = await fetchPage(address);
  if (!page) return;
  // Its files first: a page that stands here can be shown.
  await storeFiles(usedFiles(await page.clone().text(), address));
  await (await caches.open(stores.pack)).put(address, page);
}

/** Fetches a page and keeps it, as any visitor sees it; false when it may not be kept or did not come. */
export async function untilCached(address: string, store: string = stores.pages): Promise<boolean> {
  const page = await fetchPage(address);
  if (page) await (await caches.open(store)).put(address, page);
  return page !== null;
}

async function fetchPage(address: string): Promise<Response | null> {
  const answer = await fetch(address).catch(() => null);
  return answer && mayStorePage(answer) ? asCopy(answer) : null;
}
