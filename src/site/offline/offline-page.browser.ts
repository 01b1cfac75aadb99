import { type Locale, splitLocale } from '#core/locale.ts';
import {
  bytesToFetch,
  type Pack,
  type PartsOnDevice,
  packList,
  packPages,
  readTitle,
  sizeInWords,
  whenRead,
} from './offline-page.rules.ts';
import { copyHeader, isTooOld, stores } from './offline-storage.rules.ts';
import { listCopies, loadedFiles } from './stored-copies.browser.ts';

const place = document.querySelector<HTMLElement>('[data-offline-page]');
const locale = document.documentElement.lang as Locale;

/** Fills in the page about offline reading: the copies, the pack, and the button that deletes everything. */
async function open(parts: HTMLElement): Promise<void> {
  document.querySelector('[data-offline-again]')?.addEventListener('click', () => location.reload());
  const isSupported = document.querySelector('[data-offline-note]') !== null;
  if (!isSupported || !('caches' in globalThis) || !('serviceWorker' in navigator)) {
    parts.dataset.unable = '';
    return;
  }
  document
    .querySelector<HTMLElement>('[data-offline-saving]')
    ?.toggleAttribute('hidden', !navigator.connection?.saveData);
  parts.querySelector('[data-forget-all]')?.addEventListener('click', event => void deleteAll(event));
  const offered = offerPack();
  // Shown together with its list, so that the content below does not move.
  await listReadable().finally(() => {
    parts.dataset.ready = '';
  });
  await offered;
}

/** Lists the pages that open without a connection, those in this page's language first, with the day each was read. */
async function listReadable(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-offline-list]');
  const copies = await readableCopies();
  list?.replaceChildren(
    ...copies.map(({ url, title, storedAt, lang, bytes }) => {
      const link = Object.assign(document.createElement('a'), { href: url, textContent: title, lang });
      const when = document.createElement('small');
      const format = list.dataset.readOn ?? '{when}';
      when.textContent = format.replace('{when}', localTime(storedAt)).replace('{size}', sizeInWords(bytes));
      const row = document.createElement('li');
      row.append(link, when);
      return row;
    }),
  );
  document.querySelector<HTMLElement>('[data-offline-empty]')?.toggleAttribute('hidden', copies.length > 0);
}

type Readable = { url: string; storedAt: string; title: string; lang: Locale; bytes: number };

async function readableCopies(): Promise<Readable[]> {
  const found = new Map<string, Readable>();
  for (const name of [stores.pages, stores.pack]) {
    const store = await caches.open(name);
    for (const { url, storedAt, bytes } of await listCopies(name)) {
      const lang = splitLocale(new URL(url).pathname).locale;
      const isListed = !url.endsWith('/offline') && storedAt !== null && !isTooOld(storedAt, new Date());
      const known = found.get(url);
      if (!isListed || (known && known.storedAt > storedAt)) continue;
      const html = (await (await store.match(url))?.text()) ?? '';
      found.set(url, { url, storedAt, lang, bytes, title: readTitle(html) || url });
    }
  }
  const own = (one: Readable) => (one.lang === locale ? 0 : 1);
  return [...found.values()].sort((a, b) => own(a) - own(b) || b.storedAt.localeCompare(a.storedAt));
}

async function deleteAll({ currentTarget }: Event): Promise<void> {
  const button = currentTarget as HTMLElement | null;
  await Promise.all(Object.values(stores).map(name => caches.delete(name)));
  await Promise.all([listReadable(), offerPack()]);
  const format = document.querySelector('[data-forget-status]');
  if (format) format.textContent = button?.dataset.statusDone ?? '';
}

/** An element of the part about the pack. */
const packElement = <Kind extends HTMLElement>(name: string) =>
  document.querySelector<Kind>(`[data-pack-${name}]`);
/** The list of what the pack consists of, once it has been fetched. */
let list: Pack | null = null;

/** Shows the size of the pack, fetches it on request, and removes it again. */
async function offerPack(): Promise<void> {
  const keep = packElement<HTMLButtonElement>('keep');
  const remove = packElement<HTMLButtonElement>('remove');
  if (keep) keep.onclick = () => void fetchPack();
  if (remove) remove.onclick = () => void removePack();
  // A press does nothing until the list is known.
  keep?.toggleAttribute('disabled', list === null);
  const answer = await fetch(packList(locale, isLite())).catch(() => null);
  list = answer?.ok ? await answer.json().catch(() => null) : null;
  await showPackState();
}

async function showPackState(): Promise<void> {
  const storedAt = await packStoredAt();
  const [keep, remove, size, status] = [
    packElement('keep'),
    packElement('remove'),
    packElement('size'),
    packElement('status'),
  ];
  if (!keep || !size || !status) return;
  keep.lastChild?.replaceWith((storedAt === null ? keep.dataset.first : keep.dataset.again) ?? '');
  remove?.toggleAttribute('hidden', storedAt === null);
  if (list)
    size.textContent = fill(size.dataset.words, { size: sizeInWords(bytesToFetch(list, await findParts())) });
  keep.toggleAttribute('disabled', list === null);
  status.textContent = storedAt === null ? '' : fill(status.dataset.wordsDone, { when: localTime(storedAt) });
}

/** Whether this page is lite: the pack then has lite pages too. */
function isLite(): boolean {
  return document.documentElement.dataset.lite !== undefined;
}

async function findParts(): Promise<PartsOnDevice> {
  const stored = (await (await caches.open(stores.files)).keys()).map(({ url }) => url);
  const registration = await navigator.serviceWorker.getRegistration();
  const files = [...stored, ...loadedFiles()].map(url => new URL(url).pathname);
  return { files: new Set(files), worker: registration !== undefined };
}

/** When the oldest page of the pack was stored; null if one of them is missing. */
async function packStoredAt(): Promise<string | null> {
  const store = await caches.open(stores.pack);
  const copies = await Promise.all(packPages(locale).map(page => store.match(page)));
  const times = copies.map(copy => copyHeader(copy, 'storedAt') ?? '');
  return times.toSorted()[0] || null;
}

async function fetchPack(): Promise<void> {
  const [keep, status, progress] = [
    packElement('keep'),
    packElement('status'),
    packElement<HTMLProgressElement>('progress'),
  ];
  if (!list || !keep || !status || !progress || keep.ariaBusy === 'true') return;
  keep.ariaBusy = 'true';
  progress.hidden = false;
  const all = list.pages.length + list.files.length;
  const show = (done: number) => {
    Object.assign(progress, { max: all, value: done });
    status.textContent = fill(status.dataset.wordsProgress, { done: String(done), all: String(all) });
  };
  show(0);
  // Only needed once somebody asks for the pack.
  const fetching = await import('./fetch-pack.browser.ts').catch(() => null);
  const done = (await fetching?.fetchParts(list, show)) ?? 0;
  keep.ariaBusy = null;
  progress.hidden = true;
  await Promise.all([showPackState(), listReadable()]);
  if (done < all) status.textContent = status.dataset.wordsFailed ?? '';
}

async function removePack(): Promise<void> {
  const store = await caches.open(stores.pack);
  await Promise.all(packPages(locale).map(page => store.delete(page)));
  await Promise.all([showPackState(), listReadable()]);
  packElement('keep')?.focus();
}

/** When a copy was stored, by the clock of this device. */
function localTime(storedAt: string): string {
  return whenRead(storedAt, locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function fill(words = '', values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

if (place) void open(place);
