import { type Locale, localePath } from '#core/locale.ts';

/** What somebody needs who has no connection: whom to call, what is on, what we do, who we are. */
const packed = ['/contact', '/events', '/projects', '/about'] as const;

export type Pack = {
  pages: readonly { address: string; bytes: number }[];
  files: readonly { address: string; bytes: number }[];
  /** Bytes of the worker, without which no page opens from the device. */
  worker: number;
};

export function packPages(locale: Locale): string[] {
  return packed.map(path => localePath(locale, path));
}

/**
 * Where the list of the pack is, in each language: what belongs to it, and how many bytes each part is on the way. Who
 * reads lite pages is sent those, and so has a list of their own.
 */
export function packList(locale: Locale, lite: boolean): string {
  return localePath(locale, lite ? '/offline/lite-pack.json' : '/offline/pack.json');
}

/** What of the pack is on a device: addresses of files, and whether the worker is. */
export type Held = { readonly files: ReadonlySet<string>; readonly worker: boolean };

/** Bytes on the way; what is on the device costs nothing again. */
export function bytesToFetch({ pages, files, worker }: Pack, held: Held): number {
  const missing = files.filter(({ address }) => !held.files.has(address));
  return [...pages, ...missing].reduce((sum, { bytes }) => sum + bytes, held.worker ? 0 : worker);
}

/** Bytes as people read them: `84 KB`, `1.2 MB`, on one line; never 0 for something. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / 1024).toFixed(1)}\u00a0MB`;
}
