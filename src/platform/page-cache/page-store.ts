import type { CompressedPage } from '#platform/page-cache/compress-page.ts';

export type PageStoreLimits = { readonly pages: number; readonly bytes: number };

type Entry = { readonly page: CompressedPage; readonly tags: ReadonlySet<string>; lastUsed: number };

/** Compressed pages by canonical address, limited in number and bytes; least recently used go first. */
export type PageStore = ReturnType<typeof createPageStore>;

/** An empty store. It rejects a page over a quarter of `bytes`, and drops others until a new one fits. */
export function createPageStore(limits: PageStoreLimits) {
  const cached = new Map<string, Entry>();
  let bytes = 0;
  let uses = 0;

  function drop(address: string): void {
    bytes -= cached.get(address)?.page.bytes ?? 0;
    cached.delete(address);
  }

  /** A scan, not a linked list: it runs at most once per render, over a few thousand entries, and hits stay cheap. */
  function dropLongestUnused(): void {
    let oldest: string | undefined;
    let oldestUse = Infinity;
    for (const [address, entry] of cached) {
      if (entry.lastUsed >= oldestUse) continue;
      oldest = address;
      oldestUse = entry.lastUsed;
    }
    if (oldest !== undefined) drop(oldest);
  }

  return {
    /** The page of an address, unless it has expired by `now` (milliseconds since 1970). */
    find(address: string, now: () => number): CompressedPage | null {
      const entry = cached.get(address);
      if (entry === undefined) return null;
      if (entry.page.freshUntil !== Infinity && entry.page.freshUntil <= now()) {
        drop(address);
        return null;
      }
      entry.lastUsed = ++uses;
      return entry.page;
    },

    store(address: string, page: CompressedPage, tags: ReadonlySet<string>): void {
      drop(address);
      if (page.bytes > limits.bytes / 4) return;
      cached.set(address, { page, tags, lastUsed: ++uses });
      bytes += page.bytes;
      while (cached.size > limits.pages || bytes > limits.bytes) dropLongestUnused();
    },

    dropTagged(tags: ReadonlySet<string>): void {
      for (const [address, entry] of cached) {
        if ([...tags].some(tag => entry.tags.has(tag))) drop(address);
      }
    },

    dropAll(): void {
      cached.clear();
      bytes = 0;
    },

    count: () => ({ pages: cached.size, bytes }),
  };
}
