import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { pageViewResultOf } from './count.rules.ts';
import { count, markUnavailable, postJson, requestNumbers, showNumber } from './numbers.store.ts';

/** Counts a view once per event and browser; only the browser remembers it. */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  const viewed = () => readStored(persistentStorage(), storageKeys.viewedEvents, isTextList) ?? [];
  if (!key || viewed().includes(key)) return;
  const { status, body } = await postJson('/api/addPageView', { eventID: key });
  // For debugging; visitors do not see it.
  document.documentElement.dataset.pageView = String(pageViewResultOf(body));
  if (status !== 200) return;
  showNumber(`view:${key}`, (body as { n?: unknown }).n);
  writeStored(persistentStorage(), storageKeys.viewedEvents, [...viewed(), key]);
}

/** Fills in the counts of the page, and counts clicks and views. */
export function followNumbers(): void {
  document.addEventListener('click', countOpening);
  // A middle click opens a tab without firing `click`.
  document.addEventListener('auxclick', event => {
    if (event.button === 1) countOpening(event);
  });
  requestNumbers();
  sendStoredLoves();
  addEventListener('online', sendStoredLoves);
  void countView().catch(markUnavailable);
}

/** Loves that the server could not receive are sent later; few visitors have any. */
function sendStoredLoves(): void {
  const unsent = readStored(persistentStorage(), storageKeys.unsentLoves, isTextList) ?? [];
  if (unsent.length > 0)
    import('./loves.store.ts').then(loves => loves.sendStoredLoves()).catch(markUnavailable);
}

/** Counts every click on a link. The request outlives the page, so navigation does not wait for it. */
function countOpening(event: Event): void {
  const key = (event.target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
  if (key) void count(`click:${key}`).catch(markUnavailable);
}
