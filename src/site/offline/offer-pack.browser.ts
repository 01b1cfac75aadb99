import type { Locale } from '#core/locale.ts';
import { loadedFiles } from './loaded-files.browser.ts';
import { whenRead } from './offline-page.rules.ts';
import { copyHeader, stores } from './offline-storage.rules.ts';
import { bytesToFetch, type Held, type Pack, packList, packPages, sizeInWords } from './pack.rules.ts';

const part = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`[data-pack-${name}]`);
let list: Pack | null = null;

/** Shows the size of the pack before it is fetched, fetches it on request, and removes it again. */
export async function offerPack(locale: Locale, whenChanged: () => Promise<void>): Promise<void> {
  const keep = part<HTMLButtonElement>('keep');
  const remove = part<HTMLButtonElement>('remove');
  if (keep) keep.onclick = () => void fetchPack(locale, whenChanged);
  if (remove) remove.onclick = () => void removePack(locale, whenChanged);
  // Until the list is known, a press would do nothing.
  keep?.toggleAttribute('disabled', list === null);
  const answer = await fetch(packList(locale, isLite())).catch(() => null);
  list = answer?.ok ? await answer.json().catch(() => null) : null;
  await showStanding(locale);
}

async function showStanding(locale: Locale): Promise<void> {
  const storedAt = await packStoredAt(locale);
  const [keep, remove, size, status] = [part('keep'), part('remove'), part('size'), part('status')];
  if (!keep || !size || !status) return;
  keep.lastChild?.replaceWith((storedAt === null ? keep.dataset.first : keep.dataset.again) ?? '');
  remove?.toggleAttribute('hidden', storedAt === null);
  if (list)
    size.textContent = fill(size.dataset.words, { size: sizeInWords(bytesToFetch(list, await held())) });
  keep.toggleAttribute('disabled', list === null);
  status.textContent =
    storedAt === null ? '' : fill(status.dataset.wordsDone, { when: whenHere(storedAt, locale) });
}

/** Whether this reader gets lite pages: the same form as the current page. */
function isLite(): boolean {
  return document.documentElement.dataset.lite !== undefined;
}

async function held(): Promise<Held> {
  const stored = (await (await caches.open(stores.files)).keys()).map(({ url }) => url);
  const registration = await navigator.serviceWorker.getRegistration();
  const files = [...stored, ...loadedFiles()].map(url => new URL(url).pathname);
  return { files: new Set(files), worker: registration !== undefined };
}

/** When the oldest page of the pack was stored; null if one of them is missing. */
async function packStoredAt(locale: Locale): Promise<string | null> {
  const store = await caches.open(stores.pack);
  const copies = await Promise.all(packPages(locale).map(page => store.match(page)));
  const times = copies.map(copy => copyHeader(copy, 'storedAt') ?? '');
  return times.toSorted()[0] || null;
}

async function fetchPack(locale: Locale, whenChanged: () => Promise<void>): Promise<void> {
  const [keep, status, progress] = [part('keep'), part('status'), part<HTMLProgressElement>('progress')];
  if (!list || !keep || !status || !progress || keep.ariaBusy === 'true') return;
  keep.ariaBusy = 'true';
  progress.hidden = false;
  const all = list.pages.length + list.files.length;
  const show = (done: number) => {
    Object.assign(progress, { max: all, value: done });
    status.textContent = fill(status.dataset.wordsProgress, { done: String(done), all: String(all) });
  };
  show(0);
  // Loaded on request: just viewing the list needs none of it.
  const fetching = await import('./fetch-pack.browser.ts').catch(() => null);
  const done = (await fetching?.fetchParts(list, show)) ?? 0;
  keep.ariaBusy = null;
  progress.hidden = true;
  await Promise.all([showStanding(locale), whenChanged()]);
  if (done < all) status.textContent = status.dataset.wordsFailed ?? '';
}

async function removePack(locale: Locale, whenChanged: () => Promise<void>): Promise<void> {
  const store = await caches.open(stores.pack);
  await Promise.all(packPages(locale).map(page => store.delete(page)));
  await Promise.all([showStanding(locale), whenChanged()]);
  part('keep')?.focus();
}

function whenHere(storedAt: string, locale: Locale): string {
  return whenRead(storedAt, locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function fill(words = '', values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
