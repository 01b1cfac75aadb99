import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { $addedMarkup } from '#ui/added-markup.store.ts';
import { toPageViewResult } from './count.rules.ts';
import { $numbers, count, learnNumber, postJson, requestNumbers } from './numbers.store.ts';

/** Counts a view once per event and browser; only the browser remembers it. */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  const viewed = () => readStored(persistentStorage(), storageKeys.viewedEvents, isTextList) ?? [];
  if (!key || viewed().includes(key)) return;
  const { status, body } = await postJson('/api/addPageView', { eventID: key });
  // For debugging; visitors do not see it.
  document.documentElement.dataset.pageView = String(toPageViewResult(body));
  if (status !== 200) return;
  learnNumber(`view:${key}`, (body as { n?: unknown }).n);
  writeStored(persistentStorage(), storageKeys.viewedEvents, [...viewed(), key]);
}

/**
 * Writes each count of at least 1 wherever the page shows it, and reveals the line around it. The places are in server
 * markup, inside and outside islands.
 */
export function showNumbers(): void {
  $numbers.listen((numbers, _before, changed) => changed && show(changed, numbers[changed]));
  $addedMarkup.listen(() => {
    for (const [name, n] of Object.entries($numbers.get())) show(name, n);
  });
}

function show(name: string, n = 0): void {
  for (const place of document.querySelectorAll(`[data-number="${CSS.escape(name)}"]`)) {
    place.setAttribute('value', String(n));
    place.textContent = n === 0 ? '' : String(n);
    const line = place.closest<HTMLElement>('[data-number-line]');
    line?.removeAttribute('hidden');
    line?.setAttribute('data-number-line', '');
  }
}

/** Shows the counts of the page, and counts clicks and views. */
export function followNumbers(): void {
  showNumbers();
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

/** Pages are complete without counts, so failures leave them as they are. */
function markUnavailable(): void {
  document.documentElement.dataset.numbers = 'unavailable';
}
