import { formatTimeIn } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { punctuation } from '#core/words.ts';
import { clockAt, dayIn } from '#core/zoned-time.ts';

/**
 * An offline copy as shown: reveals its note with the date, and sets `data-offline-copy` on the root, which hides badges
 * until the script has updated them for today. Copies stored before 2026-11-24 use older names in their markup and
 * style sheets.
 */
export function showAsOfflineCopy(html: string, storedAt: string, when: string): string {
  const root = html.includes(' data-kept-note') ? 'data-kept' : 'data-offline-copy';
  return withRoot(html, `${root}="${storedAt.replace(/[^\dTZ:.-]/g, '')}"`)
    .replace(/<aside\b[^>]*\bdata-(?:offline|kept)-note\b[^>]*>/, tag => tag.replace(/ hidden(="")?/, ''))
    .replace('{when}', () => textOnly(when));
}

/** The offline page as shown in place of a page that was never read on this device. */
export function showAsNotStored(html: string): string {
  return withRoot(html, 'data-not-read').replace(/<section\b[^>]*\bdata-not-read-note\b[^>]*>/, tag =>
    tag.replace(/ hidden(="")?/, ''),
  );
}

function withRoot(html: string, attribute: string): string {
  return html.replace('<html ', `<html ${attribute} `);
}

function textOnly(text: string): string {
  return text.replace(/[<>&]/g, '');
}

/** When a copy was read, by the reader's own clock: `Nov 21, 2026, 14:05`, in Amharic with the Ethiopian day. */
export function whenRead(storedAt: string, locale: Locale, timeZone: string): string {
  const instant = new Date(storedAt);
  const day = dayIn(timeZone, instant);
  const time = formatTimeIn(timeZone, clockAt(timeZone, instant).slice(11, 16), locale);
  return formatDay(day, locale) + punctuation[locale].comma + time;
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** A page's title without the name of the site after the dash; empty if it has none. */
export function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title.replace(
    /&(#?\w+);/g,
    (whole, name: string) => ownValue(marks, name.toLowerCase()) ?? whole,
  );
  return plain.replace(/ — [^—]*$/, '').trim();
}

/** The pages of the pack that a reader can fetch for reading offline. */
const packPaths = ['/contact', '/events', '/projects', '/about'] as const;

export type Pack = {
  pages: readonly { address: string; bytes: number }[];
  files: readonly { address: string; bytes: number }[];
  /** Bytes of the service worker, without which no page opens offline. */
  worker: number;
};

export function packPages(locale: Locale): string[] {
  return packPaths.map(path => localePath(locale, path));
}

/**
 * The address of the pack list in each language, with its parts and their transfer sizes. Lite pages have a list of
 * their own.
 */
export function packList(locale: Locale, lite: boolean): string {
  return localePath(locale, lite ? '/offline/lite-pack.json' : '/offline/pack.json');
}

/** What a device has of the pack: addresses of files, and whether the service worker is installed. */
export type PartsOnDevice = { readonly files: ReadonlySet<string>; readonly worker: boolean };

/** Bytes left to transfer: what the device has is not fetched again. */
export function bytesToFetch({ pages, files, worker }: Pack, stored: PartsOnDevice): number {
  const missing = files.filter(({ address }) => !stored.files.has(address));
  return [...pages, ...missing].reduce((sum, { bytes }) => sum + bytes, stored.worker ? 0 : worker);
}

/** Bytes for people: `84 KB`, `1.2 MB`, on one line; never 0 for something. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / 1024).toFixed(1)}\u00a0MB`;
}
