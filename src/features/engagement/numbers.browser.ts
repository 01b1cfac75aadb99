import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { pageViewResultOf } from './event-views.rules.ts';
import { followFocus, requestNumbers, showNumber } from './page-numbers.browser.ts';

/** Counts one more and shows the new count. */
async function count(name: string): Promise<void> {
  const [kind, key] = name.split(':');
  const { ok, body } = await send('/api/addClick', { kind, key });
  if (ok) showNumber(name, (body as { n: number }).n);
}

/** Reads the whole response, because an unread body keeps the connection busy. */
async function send(endpoint: string, body: object): Promise<{ ok: boolean; body: object }> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  return { ok: answer.ok, body: await answer.json() };
}

function storedKeys(key: 'viewedEvents' | 'postLoved_Events'): string[] {
  return readStored(persistentStorage(), key, isTextList) ?? [];
}

/** Counts a view once per event and browser; only the browser remembers it (ruling 20). */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  if (!key || storedKeys(storageKeys.viewedEvents).includes(key)) return;
  const { ok, body } = await send('/api/addPageView', { eventID: key });
  // For debugging; visitors do not see it.
  document.documentElement.dataset.pageView = String(pageViewResultOf(body));
  if (!ok) return;
  showNumber(`view:${key}`, (body as { n: number }).n);
  writeStored(persistentStorage(), storageKeys.viewedEvents, [...storedKeys(storageKeys.viewedEvents), key]);
}

function showLoves(): void {
  const loved = storedKeys(storageKeys.lovedEvents);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-love]'))
    toggle.setAttribute('aria-pressed', String(loved.includes(toggle.dataset.love ?? '')));
}

/** Loving counts, taking it back does not: the count on the server is never lowered (open point 15). */
function toggleLove(key: string): void {
  const loved = storedKeys(storageKeys.lovedEvents);
  const adds = !loved.includes(key);
  writeStored(
    persistentStorage(),
    storageKeys.lovedEvents,
    adds ? [...loved, key] : loved.filter(other => other !== key),
  );
  showLoves();
  if (adds) void count(`love:${key}`).catch(ignore);
}

/** Counts one share of `key`. */
export function countShare(key: string): void {
  void count(`share:${key}`).catch(ignore);
}

/** Pages are complete without counts, so failures leave them as they are. */
function ignore(): void {
  document.documentElement.dataset.numbers = 'unavailable';
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
