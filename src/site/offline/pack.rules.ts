import { type Locale, localePath } from '#core/locale.ts';

/** The pages to have without a connection: contact, events, what we do, who we are. */
const packed = ['/contact', '/events', '/projects', '/about'] as const;

export type Pack = {
  pages: readonly { address: string; bytes: number }[];
  files: readonly { address: string; bytes: number }[];
  /** Bytes of the worker, without which no page opens offline. */
  worker: number;
};

export function packPages(locale: Locale): string[] {
  return packed.map(path => localePath(locale, path));
}

/**
 * The address of the pack list in each language, with its parts and their transfer sizes. Lite pages have a list of
 * their own.
 */
export function packList(locale: Locale, lite: boolean): string {
  return localePath(locale, lite ? '/offline/lite-pack.json' : '/offline/pack.json');
}

/** The parts of the pack on a device: addresses of files, and whether the worker is there. */
export type Held = { readonly files: ReadonlySet<string>; readonly worker: boolean };

/** Bytes left to transfer; what is on the device costs nothing again. */
export function bytesToFetch({ pages, files, worker }: Pack, held: Held): number {
  const missing = files.filter(({ address }) => !held.files.has(address));
  return [...pages, ...missing].reduce((sum, { bytes }) => sum + bytes, held.worker ? 0 : worker);
}

/** Bytes for people: `84 KB`, `1.2 MB`, on one line; never 0 for something. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / 1024).toFixed(1)}\u00a0MB`;
}
