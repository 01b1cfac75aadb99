import { ownScript } from '#ui/trusted-types.browser.ts';
import { loadedFiles } from './stored-copies.browser.ts';
import { TICKET_STORE, toTicketPage } from './ticket-copies.rules.ts';

/** Whoever waits longer for the worker is told that it could not be kept. */
const PATIENCE_MS = 20_000;

/** Offers to keep the page of an order on this device, or to remove it again; only where a browser can. */
async function offerKeeping(): Promise<void> {
  const part = document.querySelector<HTMLElement>('[data-keep-tickets]');
  const [button, said] = [part?.querySelector('button'), part?.querySelector('[role="status"]')];
  const page = toTicketPage(location.href, location.origin);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (!page) return renewKept();
  let isKept = (await caches.match(page, { cacheName: TICKET_STORE })) !== undefined;
  // What follows a press does not come through the worker.
  if (!part || !button || !said) {
    if (isKept) await remove(page);
    return;
  }
  if (isKept && new URLSearchParams(location.search).has('result')) void keep(page);
  const show = (words: string | undefined) => {
    button.textContent = (isKept ? part.dataset.remove : part.dataset.keep) ?? '';
    said.textContent = words ?? '';
  };
  show(isKept ? part.dataset.kept : part.dataset.note);
  part.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const wasKept = isKept;
    try {
      isKept = wasKept ? !(await remove(page)) : await keep(page);
    } catch (error) {
      console.info('The tickets were not kept.', error);
    }
    button.disabled = false;
    if (isKept === wasKept) show(part.dataset.failed);
    else show(isKept ? part.dataset.kept : part.dataset.note);
    button.focus();
  });
}

async function keep(page: string): Promise<boolean> {
  const scope = new URL(page, location.origin).pathname;
  const options = { scope, updateViaCache: 'none' } as const;
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    ownScript('/ticket-worker.js'),
    options,
  );
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>(resolve => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, PATIENCE_MS, false);
  });
  (installing ?? waiting ?? active)?.postMessage({ page, files: loadedFiles() }, [port2]);
  return answered;
}

async function listKept(): Promise<string[]> {
  if (!(await caches.has(TICKET_STORE))) return [];
  const requests = await (await caches.open(TICKET_STORE)).keys();
  return requests.flatMap(({ url }) => toTicketPage(url, location.origin) ?? []);
}

/** The page that says what was just done does not name its order: all that are kept are renewed, or deleted. */
async function renewKept(): Promise<void> {
  const pages = await listKept();
  await Promise.all(pages.map(keep));
  for (const page of pages) await cleanUp(page);
}

async function remove(page: string): Promise<boolean> {
  await (await caches.open(TICKET_STORE)).delete(page);
  await cleanUp(page);
  return true;
}

/** With the last page the worker and its files go too. */
async function cleanUp(page: string): Promise<void> {
  if ((await listKept()).length > 0) return;
  await caches.delete(TICKET_STORE);
  await (await navigator.serviceWorker.getRegistration(page))?.unregister();
}

void offerKeeping();
