import type { SerwistPlugin } from 'serwist';
import { withdrawalHeader } from '#core/http-names.ts';
import { splitLocale } from '#core/locale.ts';
import { offlineAddressOf } from '../offline-address.rules.ts';
import { asCopy, forgetBefore, trim } from '../offline-copies.browser.ts';
import { showAsNotStored, showAsOfflineCopy, whenRead } from '../offline-page.rules.ts';
import {
  copyHeader,
  isGone,
  isTooOld,
  mayStoreFile,
  mayStorePage,
  stores,
} from '../offline-storage.rules.ts';
import { offlinePageOf, untilCached } from './store-first.browser.ts';
import type { Lifetime } from './worker-scope.ts';

/** How pages are stored and shown; serwist's NetworkFirst calls these at each step. */
export const pagePlugin: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => offlineAddressOf(request.url, location.origin) ?? request.url,

  async fetchDidSucceed({ request, response, event }) {
    (event as Lifetime).waitUntil(applyWithdrawal(request, response.clone()));
    return response;
  },

  cacheWillUpdate: async ({ response }) => (mayStorePage(response) ? asCopy(response) : null),

  cacheDidUpdate: () => trim(stores.pages),

  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    const address = offlineAddressOf(request.url, location.origin) ?? request.url;
    const copy = newest(cachedResponse, await inPack(address));
    const storedAt = copyHeader(copy, 'storedAt');
    if (!copy || !storedAt || isTooOld(storedAt, new Date())) return null;
    const { locale } = splitLocale(new URL(request.url).pathname);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return rewritten(copy, html => showAsOfflineCopy(html, storedAt, whenRead(storedAt, locale, timeZone)));
  },

  /** Neither network nor copy: the offline page lists what can be read instead. */
  async handlerDidError({ request }) {
    const page = await offlinePageOf(splitLocale(new URL(request.url).pathname).locale);
    return page && rewritten(page, showAsNotStored);
  },
};

/** How files are stored: only those that never change under their name. */
export const filePlugin: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (mayStoreFile(response) ? asCopy(response) : null),
  cacheDidUpdate: () => trim(stores.files),
};

/** Applies what the site's answer means for copies: the page is gone, or a consent was withdrawn. */
async function applyWithdrawal(request: Request, answer: Response): Promise<void> {
  const address = offlineAddressOf(request.url, location.origin);
  if (address && isGone(answer)) {
    for (const name of [stores.pages, stores.pack]) await (await caches.open(name)).delete(address);
  }
  const withdrawnAt = answer.headers.get(withdrawalHeader);
  if (!withdrawnAt) return;
  for (const page of await forgetBefore(withdrawnAt)) await untilCached(page, stores.pack);
}

async function inPack(address: string): Promise<Response | undefined> {
  return (await caches.open(stores.pack)).match(address, { ignoreVary: true });
}

function newest(one: Response | undefined, other: Response | undefined): Response | undefined {
  const time = (copy: Response | undefined) => Date.parse(copyHeader(copy, 'storedAt') ?? '') || 0;
  return time(other) > time(one) ? other : (one ?? other);
}

async function rewritten(copy: Response, rewrite: (html: string) => string): Promise<Response> {
  return new Response(rewrite(await copy.text()), { status: copy.status, headers: copy.headers });
}
