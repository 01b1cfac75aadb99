import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { count, ignore, send } from './count.browser.ts';
import { pageViewResultOf } from './event-views.rules.ts';
import { sendStoredLoves, showLoves, toggleLove } from './love.browser.ts';
import { followFocus, requestNumbers, showNumber } from './page-numbers.browser.ts';

/** Counts a view once per event and browser; only the browser remembers it (ruling 20). */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  const viewed = () => readStored(persistentStorage(), storageKeys.viewedEvents, isTextList) ?? [];
  if (!key || viewed().includes(key)) return;
  const { status, body } = await send('/api/addPageView', { eventID: key });
  // For debugging; visitors do not see it.
  document.documentElement.dataset.pageView = String(pageViewResultOf(body));
  if (status !== 200) return;
  showNumber(`view:${key}`, (body as { n?: unknown }).n);
  writeStored(persistentStorage(), storageKeys.viewedEvents, [...viewed(), key]);
}

/** Counts one share of `key`. */
export function countShare(key: string): void {
  void count(`share:${key}`).catch(ignore);
}

/** Fills in the counts of the page, and counts clicks, views and loves. */
export function followNumbers(): void {
  document.addEventListener('click', countClick);
  // A middle click opens a tab without firing `click`.
  document.addEventListener('auxclick', event => {
    if (event.button === 1) countOpening(event);
  });
  followFocus();
  showNumbers();
  sendStoredLoves();
  addEventListener('online', sendStoredLoves);
  void countView().catch(ignore);
}

/** Fills in the counts; called again when a list has grown. */
export function showNumbers(): void {
  showLoves();
  requestNumbers();
}

function countClick(event: Event): void {
  const loved = (event.target as Element).closest<HTMLElement>('[data-love]')?.dataset.love;
  if (loved) toggleLove(loved);
  else countOpening(event);
}

/** Counts every click on a link. The request outlives the page, so navigation does not wait for it. */
function countOpening(event: Event): void {
  const key = (event.target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
  if (key) void count(`click:${key}`).catch(ignore);
}
