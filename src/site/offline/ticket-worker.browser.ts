import { splitLocale } from '#core/locale.ts';
import { asCopy } from './offline-copies.browser.ts';
import { showAsOfflineCopy, whenRead } from './offline-page.rules.ts';
import { copyHeader } from './offline-storage.rules.ts';
import type { Fetching, Lifetime, WorkerScope } from './service-worker.browser.ts';
import {
  isOver,
  judgeAnswer,
  keptUntil,
  TICKET_STORE,
  toTicketPage,
  untilHeader,
} from './ticket-copies.rules.ts';
import { isPartOfPage, openFile } from './worker-files.browser.ts';

// The service worker of tickets: opens the page of an order that somebody keeps on their device without a network, and behind
// captive portals. Bundled and served like the worker for reading offline; there is none before somebody asks for it.

/** After this time without an answer the copy is shown. */
const PATIENCE_MS = 6_000;

type Message = Lifetime & { readonly data: unknown; readonly ports: readonly MessagePort[] };
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event: Lifetime) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Lifetime) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', event => event.waitUntil(answerMessage(event as Message)));
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  const page = request.mode === 'navigate' ? toTicketPage(request.url, origin) : null;
  if (page) event.respondWith(openPage(request, page));
  else if (isPartOfPage(pathname)) event.respondWith(openFile(TICKET_STORE, request));
});

async function openPage(request: Request, page: string): Promise<Response> {
  await deleteOver();
  const store = await caches.open(TICKET_STORE);
  const copy = await store.match(page);
  if (!copy) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.type === 'opaqueredirect') return answer;
    const judged = judgeAnswer(answer);
    if (judged === 'show copy') return await asShown(copy);
    if (judged === 'delete') await store.delete(page);
    // The page of what was just done says so only once.
    else if (new URL(request.url).searchParams.has('result')) await keep(page);
    else await put(page, answer.clone());
    return answer;
  } catch {
    return asShown(copy);
  }
}

async function asShown(copy: Response): Promise<Response> {
  const storedAt = copyHeader(copy, 'storedAt') ?? '';
  const html = await copy.text();
  const locale = /<html[^>]* lang="am"/.test(html) ? 'am' : splitLocale('/').locale;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const shown = showAsOfflineCopy(html, storedAt, whenRead(storedAt, locale, timeZone));
  return new Response(shown, { status: 200, headers: copy.headers });
}

/** Copies of orders whose events are over. */
async function deleteOver(): Promise<void> {
  const store = await caches.open(TICKET_STORE);
  for (const request of await store.keys()) {
    const copy = await store.match(request);
    const isPage = toTicketPage(request.url, location.origin) !== null;
    if (copy && isPage && isOver(copy.headers.get(untilHeader), new Date())) await store.delete(request);
  }
}

/** Stores a page as it is now; false if it is no page to keep, or not any more. */
async function keep(page: string): Promise<boolean> {
  const answer = await fetch(page);
  const judged = judgeAnswer(answer);
  if (judged === 'renew') await put(page, answer);
  if (judged === 'delete') await (await caches.open(TICKET_STORE)).delete(page);
  return judged === 'renew';
}

async function put(page: string, answer: Response): Promise<void> {
  const copy = await asCopy(answer);
  copy.headers.set(untilHeader, keptUntil(answer, new Date()));
  await (await caches.open(TICKET_STORE)).put(page, copy);
}

/** Keeps the page that asks for it, with its files, and says whether it could. */
async function answerMessage({ data, ports: [port] }: Message): Promise<void> {
  const { page, files } = data as { page: string; files: string[] };
  const isDone = await keep(page).catch(() => false);
  await Promise.allSettled(files.map(file => openFile(TICKET_STORE, new Request(file))));
  port?.postMessage(isDone);
}
