import { CacheFirst, NetworkFirst, type SerwistPlugin } from 'serwist';
import { liteCookie, liteSeconds, withdrawalHeader } from '#core/http-names.ts';
import { splitLocale } from '#core/locale.ts';
import { toOfflineAddress, toPageAddress } from './offline-address.rules.ts';
import {
  asCopy,
  deleteStoredBefore,
  fetchAndStore,
  findOfflinePage,
  storeFirstPage,
  trim,
} from './offline-copies.browser.ts';
import { showAsNotStored, showAsOfflineCopy, whenRead } from './offline-page.rules.ts';
import {
  copyHeader,
  isFileAddress,
  isGone,
  isTooOld,
  mayStoreFile,
  mayStorePage,
  stores,
} from './offline-storage.rules.ts';

// The service worker of offline reading: pages come from the network and are stored as they are read; without a
// connection the copy is shown with a note. Bundled on its own (src/site/adapter/integrations.ts) and served at
// /service-worker.js.

/** How pages are stored and shown; serwist's NetworkFirst calls these at each step. */
const pagePlugin: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toOfflineAddress(request.url, location.origin) ?? request.url,

  async fetchDidSucceed({ request, response, event }) {
    (event as Lifetime).waitUntil(applyWithdrawal(request, response.clone()));
    return response;
  },

  cacheWillUpdate: async ({ response }) => (mayStorePage(response) ? asCopy(response) : null),

  cacheDidUpdate: () => trim(stores.pages),

  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    const address = toOfflineAddress(request.url, location.origin) ?? request.url;
    const copy = newest(cachedResponse, await copyInPack(address));
    const storedAt = copyHeader(copy, 'storedAt');
    if (!copy || !storedAt || isTooOld(storedAt, new Date())) return null;
    const { locale } = splitLocale(new URL(request.url).pathname);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return rewrite(copy, html => showAsOfflineCopy(html, storedAt, whenRead(storedAt, locale, timeZone)));
  },

  /** Neither network nor copy: the offline page lists what can be read instead. */
  async handlerDidError({ request }) {
    const page = await findOfflinePage(splitLocale(new URL(request.url).pathname).locale);
    return page && rewrite(page, showAsNotStored);
  },
};

/** How files are stored: only those that never change under their name. */
const filePlugin: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (mayStoreFile(response) ? asCopy(response) : null),
  cacheDidUpdate: () => trim(stores.files),
};

/** Deletes copies that the site's answer makes invalid: the page is gone, or a consent was withdrawn. */
async function applyWithdrawal(request: Request, answer: Response): Promise<void> {
  const address = toOfflineAddress(request.url, location.origin);
  if (address && isGone(answer)) {
    for (const name of [stores.pages, stores.pack]) await (await caches.open(name)).delete(address);
  }
  const withdrawnAt = answer.headers.get(withdrawalHeader);
  if (!withdrawnAt) return;
  for (const page of await deleteStoredBefore(withdrawnAt)) await fetchAndStore(page, stores.pack);
}

async function copyInPack(address: string): Promise<Response | undefined> {
  return (await caches.open(stores.pack)).match(address, { ignoreVary: true });
}

function newest(one: Response | undefined, other: Response | undefined): Response | undefined {
  const time = (copy: Response | undefined) => Date.parse(copyHeader(copy, 'storedAt') ?? '') || 0;
  return time(other) > time(one) ? other : (one ?? other);
}

async function rewrite(copy: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await copy.text()), { status: copy.status, headers: copy.headers });
}

/** After this time without a response, a copy is shown if there is one. */
const timeoutSeconds = 6;

const scope = globalThis as unknown as WorkerScope;
const pages = new NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [pagePlugin],
});
const files = new CacheFirst({
  cacheName: stores.files,
  matchOptions: { ignoreVary: true },
  plugins: [filePlugin],
});

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(activate()));

scope.addEventListener('message', (event: WorkerMessage) => event.waitUntil(storeFirstPage(event.data)));

scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  if (toPageAddress(request, location.origin)) event.respondWith(pages.handle({ event, request }));
  else if (isFileAddress(request, location.origin)) event.respondWith(files.handle({ event, request }));
  else if (isLiteChoice(request)) event.respondWith(chooseLite(request));
});

/** Deletes stores of other versions, and takes control of open pages. */
async function activate(): Promise<void> {
  const known: string[] = Object.values(stores);
  const all = (await caches.keys()).filter(name => name.startsWith('adey-'));
  await Promise.all(all.filter(name => !known.includes(name)).map(name => caches.delete(name)));
  await scope.clients.claim();
}

/** Whether this is the lite switch: a plain form, which a browser without a connection answers with an error. */
function isLiteChoice({ url, method }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === location.origin && splitLocale(pathname).path === '/send/lite';
}

/**
 * Sends the choice. Without a connection it is stored on the device, where the browser lets workers do so, and the
 * reader returns to the copy they were on: once online again, pages have the chosen form.
 */
async function chooseLite(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const fields = new URLSearchParams(await copy.text());
    await storeChoice(fields.get('lite') ?? '');
    return Response.redirect(ownAddress(fields.get('back') ?? ''), 303);
  }
}

async function storeChoice(value: string): Promise<void> {
  if (!('cookieStore' in globalThis) || !/^[01]$/.test(value)) return;
  const expires = Date.now() + liteSeconds * 1000;
  await cookieStore.set({ name: liteCookie, value, path: '/', sameSite: 'lax', expires });
}

function ownAddress(back: string): string {
  const wanted = URL.canParse(back, location.origin) ? new URL(back, location.origin) : null;
  return wanted?.origin === location.origin ? wanted.href : `${location.origin}/`;
}

// The few service worker names used here. TypeScript's library for them conflicts with the one for pages.

export type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerMessage = Lifetime & { readonly data: unknown };
export type Fetching = Lifetime & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', act: (event: Lifetime) => void): void;
  addEventListener(type: 'message', act: (event: WorkerMessage) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
};
