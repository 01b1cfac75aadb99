import { isTextList, lastingStorage, readStored, storageKeys, writeStored } from '#core/browser-storage.ts';
import { followLoading } from '#core/loading.ts';

// Pages are kept whole by the page cache, so they carry no numbers: this script asks for all numbers of a page in one
// request, and tells the server what was opened, viewed or loved.

const address = '/api/numbers';

function show(name: string, n: number): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-number="${CSS.escape(name)}"]`)) {
    place.textContent = String(n);
    place.closest<HTMLElement>('[data-number-line]')?.removeAttribute('hidden');
  }
}

type Numbers = Record<string, number>;

async function loadAll(): Promise<Numbers> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-number]')];
  const names = new Set(places.map(place => place.dataset.number ?? ''));
  if (names.size === 0) return {};
  const answer = await fetch(`${address}?${new URLSearchParams([...names].map(name => ['of', name]))}`);
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return await answer.json();
}

/** Numbers that do not come are not missed: those that were there stay, and the next list that grows asks again. */
const showAll = (): Promise<void> =>
  followLoading(loadAll, ({ phase, data }) => {
    document.documentElement.dataset.numbers = phase;
    if (phase === 'data') for (const [name, n] of Object.entries(data ?? {})) show(name, n);
  })();

/** Raises one number by one; false where it was not counted. */
async function count(name: string): Promise<boolean> {
  const [kind, key] = name.split(':');
  const answer = await send('/api/addClick', { kind, key });
  if (answer.ok) show(name, (await answer.json()).n);
  return answer.ok;
}

function send(call: string, body: object): Promise<Response> {
  return fetch(call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
}

function kept(key: 'viewedEvents' | 'postLoved_Events'): string[] {
  return readStored(lastingStorage(), key, isTextList) ?? [];
}

/** A view is counted once per event and browser; the browser alone remembers it (ruling 20). */
async function countView(): Promise<void> {
  const key = document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed;
  if (!key || kept(storageKeys.viewedEvents).includes(key)) return;
  if (!(await send('/api/addPageView', { eventID: key })).ok) return;
  showOneMore(`view:${key}`);
  writeStored(lastingStorage(), storageKeys.viewedEvents, [...kept(storageKeys.viewedEvents), key]);
}

/** The answer of a page view has no number in it: the one that came with the others is a moment old. */
function showOneMore(name: string): void {
  const place = document.querySelector(`[data-number="${CSS.escape(name)}"]`);
  if (place?.textContent) show(name, Number(place.textContent) + 1);
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
    lastingStorage(),
    storageKeys.lovedEvents,
    adds ? [...loved, key] : loved.filter(other => other !== key),
  );
  showLoves();
  if (adds) void count(`love:${key}`).catch(forgive);
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
  showNumbers().then(countView).catch(forgive);
}

/** Fills in the numbers; called again when a list has grown. */
export async function showNumbers(): Promise<void> {
  showLoves();
  await showAll();
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
