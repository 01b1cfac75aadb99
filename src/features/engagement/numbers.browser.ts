import {
  isTextList,
  persistentStorage,
  readStored,
  storageKeys,
  writeStored,
} from '#core/browser-storage.ts';
import { pageViewResultOf } from './event-views.rules.ts';
import { askForNumbers, followFocus, numbersTried, showNumber, shownNumber } from './page-numbers.browser.ts';

// Tells the server what was opened, viewed, loved or shared, and keeps in this browser what only it may know.

/** Raises one number by one, and shows what it is now. */
async function count(name: string): Promise<void> {
  const [kind, key] = name.split(':');
  const { ok, told } = await send('/api/addClick', { kind, key });
  if (ok) showNumber(name, (told as { n: number }).n);
}

/** What the call answered; read to its end, or the connection stays taken. */
async function send(endpoint: string, body: object): Promise<{ ok: boolean; told: object }> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  return { ok: answer.ok, told: await answer.json() };
}

function kept(key: 'viewedEvents' | 'postLoved_Events'): string[] {
  return readStored(persistentStorage(), key, isTextList) ?? [];
}

/** A view is counted once per event and browser; the browser alone remembers it (ruling 20). */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  if (!key || kept(storageKeys.viewedEvents).includes(key)) return;
  const { ok, told } = await send('/api/addPageView', { eventID: key });
  // For whoever looks why a view is not counted; visitors are not told of it.
  document.documentElement.dataset.pageView = String(pageViewResultOf(told));
  if (!ok) return;
  showOneMore(`view:${key}`);
  writeStored(persistentStorage(), storageKeys.viewedEvents, [...kept(storageKeys.viewedEvents), key]);
}

/** The answer of a page view has no number in it: the one that came with the others is a moment old. */
function showOneMore(name: string): void {
  const n = shownNumber(name);
  if (n !== null) showNumber(name, n + 1);
}

function showLoves(): void {
  const loved = kept(storageKeys.lovedEvents);
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-love]'))
    toggle.setAttribute('aria-pressed', String(loved.includes(toggle.dataset.love ?? '')));
}

/** Loving counts, taking it back does not: the number on the server is never lowered (open point 15). */
function toggleLove(key: string): void {
  const loved = kept(storageKeys.lovedEvents);
  const adds = !loved.includes(key);
  writeStored(
    persistentStorage(),
    storageKeys.lovedEvents,
    adds ? [...loved, key] : loved.filter(other => other !== key),
  );
  showLoves();
  if (adds) void count(`love:${key}`).catch(forgive);
}

/** Counts one share of what carries `key`. */
export function countShare(key: string): void {
  void count(`share:${key}`).catch(forgive);
}

/** Numbers are a grace note: a page without them is complete, so a lost connection leaves them as they are. */
function forgive(): void {
  document.documentElement.dataset.numbers = 'unavailable';
}

/** Fills in the numbers of the page, and counts what is opened, viewed and loved. */
export function followNumbers(): void {
  document.addEventListener('click', countClick);
  // The middle button opens a link in a tab of its own and is no `click`.
  document.addEventListener('auxclick', event => {
    if (event.button === 1) countOpening(event);
  });
  followFocus();
  showNumbers();
  numbersTried.then(countView).catch(forgive);
}

/** Fills in the numbers; called again when a list has grown. */
export function showNumbers(): void {
  showLoves();
  askForNumbers();
}

function countClick(event: Event): void {
  const loved = (event.target as Element).closest<HTMLElement>('[data-love]')?.dataset.love;
  if (loved) toggleLove(loved);
  else countOpening(event);
}

/** Counts each opening, repeated ones too; the request outlives the page, so the link never waits for it. */
function countOpening(event: Event): void {
  const key = (event.target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
  if (key) void count(`click:${key}`).catch(forgive);
}
