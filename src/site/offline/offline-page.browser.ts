import { type Locale, splitLocale } from '#core/locale.ts';
import { listCopies } from './list-copies.browser.ts';
import { offerPack } from './offer-pack.browser.ts';
import { titleOf, whenRead } from './offline-page.rules.ts';
import { isTooOld, stores } from './offline-storage.rules.ts';
import { sizeInWords } from './pack.rules.ts';
import { isSaving } from './start-storing.browser.ts';

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
  document.querySelector<HTMLElement>('[data-offline-saving]')?.toggleAttribute('hidden', !isSaving());
  parts.querySelector('[data-forget-all]')?.addEventListener('click', event => void forgetAll(event));
  const offered = offerPack(locale, listReadable);
  // Shown together with its list, which would otherwise push the content below down.
  await listReadable().finally(() => {
    parts.dataset.ready = '';
  });
  await offered;
}

/** Every page that opens without a connection, the page's language first, each with the day it was read. */
async function listReadable(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-offline-list]');
  const copies = await readableCopies();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  list?.replaceChildren(
    ...copies.map(({ url, title, storedAt, lang, bytes }) => {
      const link = Object.assign(document.createElement('a'), { href: url, textContent: title, lang });
      const when = document.createElement('small');
      const format = list.dataset.readOn ?? '{when}';
      when.textContent = format
        .replace('{when}', whenRead(storedAt, locale, timeZone))
        .replace('{size}', sizeInWords(bytes));
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
      found.set(url, { url, storedAt, lang, bytes, title: titleOf(html) || url });
    }
  }
  const own = (one: Readable) => (one.lang === locale ? 0 : 1);
  return [...found.values()].sort((a, b) => own(a) - own(b) || b.storedAt.localeCompare(a.storedAt));
}

async function forgetAll({ currentTarget }: Event): Promise<void> {
  const button = currentTarget as HTMLElement | null;
  await Promise.all(Object.values(stores).map(name => caches.delete(name)));
  await Promise.all([listReadable(), offerPack(locale, listReadable)]);
  const format = document.querySelector('[data-forget-status]');
  if (format) format.textContent = button?.dataset.statusDone ?? '';
}

if (place) void open(place);
