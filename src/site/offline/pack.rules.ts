import { type Locale, localePath } from '#core/locale.ts';

/** What somebody needs who has no connection: whom to call, what is on, what we do, who we are. */
const packed = ['/contact', '/events', '/projects', '/about'] as const;

export type Pack = {
  pages: readonly { address: string; bytes: number }[];
  files: readonly { address: string; bytes: number }[];
};

export function packPages(locale: Locale): string[] {
  return packed.map(path => localePath(locale, path));
}

/** Where the list of the pack is, in each language: what belongs to it, and how many bytes each part is on the way. */
export function packList(locale: Locale): string {
  return localePath(locale, '/offline/pack.json');
}

/** Bytes on the way; those already on the device cost nothing again. */
export function bytesToFetch({ pages, files }: Pack, held: ReadonlySet<string>): number {
  return [...pages, ...files.filter(({ address }) => !held.has(address))].reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  );
}

/** Bytes as people read them: `84 KB`, `1.2 MB`; never 0 for something. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
