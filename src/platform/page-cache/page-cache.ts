import { type CompressedPage, compressPage, pageForCdn } from './compress-page.ts';
import { cacheName, type PageKey } from './page-key.ts';
import { renderQueue } from './render-queue.ts';
import type { RenderedPage } from './rendered-page.ts';

export type PageCacheLimits = {
  readonly pages: number;
  readonly bytes: number;
  /** Most cached not-found pages: anyone can make up addresses, so these must not displace real pages. */
  readonly missing: number;
  readonly rendersAtOnce: number;
  readonly rendersWaiting: number;
  readonly renderMs: number;
  readonly waitMs: number;
  /** Longest time a CDN may serve a page, in seconds; it has to be told of changes. 0: never. */
  readonly sharedSeconds: number;
};

const defaultLimits: PageCacheLimits = {
  pages: 2_000,
  bytes: 64 * 1024 * 1024,
  missing: 64,
  rendersAtOnce: 16,
  rendersWaiting: 1_000,
  renderMs: 20_000,
  waitMs: 10_000,
  sharedSeconds: 0,
};

type PageCacheSettings = {
  /** The origin under which cached pages are rendered: `https://adey.org`. */
  readonly origin: string;
  readonly render: (request: Request, page: PageKey) => Promise<RenderedPage>;
  /** The page for a failed render: once per render however many wait, and never cached. */
  readonly explainFailure: (error: unknown, page: PageKey) => Promise<RenderedPage>;
  readonly now: () => Date;
  readonly limits?: Partial<PageCacheLimits>;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Permanent redirects from former addresses are cached too; there are only as many as staff made. */
const cachedStatuses = new Set([200, 301, 308]);
const missingStatuses = new Set([400, 404, 410]);

/**
 * Whole pages, rendered once and cached until something they show changes (docs/decisions/0004-own-page-cache.md). A
 * render gets nothing of the visitor: a GET of the canonical address without headers, so that no page can depend on who
 * asked first.
 */
export function createPageCache(settings: PageCacheSettings) {
  const limits = { ...defaultLimits, ...settings.limits };
  const pages = createPageStore({ pages: limits.pages, bytes: limits.bytes });
  const missing = createPageStore({ pages: limits.missing, bytes: limits.bytes / 8 });
  const { rendersAtOnce: atOnce, rendersWaiting: waiting, renderMs: workMs, waitMs, sharedSeconds } = limits;
  const { enqueue, hold } = renderQueue({ atOnce, waiting, workMs, waitMs });
  const inFlight = new Map<string, { render: InFlightRender; result: Promise<RenderResult> }>();
  const now = () => settings.now().getTime();
  const forNow = <Page extends CompressedPage | null>(page: Page) => pageForCdn(page, sharedSeconds, now);
  const tightening = createRecompression(pages, now);
  let changes = 0;
  let renders = 0;

  const find = (name: string) => forNow(pages.find(name, now) ?? missing.find(name, now));

  async function renderQueued(key: PageKey, render: InFlightRender): Promise<RenderedPage> {
    try {
      return await enqueue(() => {
        render.start(now());
        renders++;
        return settings.render(new Request(settings.origin + key.address), key);
      });
    } catch (error) {
      return { ...(await settings.explainFailure(error, key)), cacheable: false };
    }
  }

  async function renderAndCache(key: PageKey, render: InFlightRender): Promise<RenderResult> {
    const rendered = { ...(await renderQueued(key, render)), sharedSeconds };
    const page = await compressPage(rendered);
    const isCached = rendered.cacheable && !render.isStale(rendered.tags);
    if (isCached && cachedStatuses.has(page.status)) {
      pages.store(cacheName(key), page, rendered.tags);
      tightening.later(cacheName(key), rendered, page);
    }
    if (isCached && missingStatuses.has(page.status)) missing.store(cacheName(key), page, rendered.tags);
    return render.finish(page, rendered.tags);
  }

  function start(key: PageKey) {
    const render = createInFlightRender();
    const result = renderAndCache(key, render).finally(() => inFlight.delete(cacheName(key)));
    const entry = { render, result };
    inFlight.set(cacheName(key), entry);
    return entry;
  }

  async function get(key: PageKey): Promise<CompressedPage> {
    const requested = { change: changes, at: now() };
    for (;;) {
      const cached = find(cacheName(key));
      if (cached) return cached;
      const result = await (inFlight.get(cacheName(key)) ?? start(key)).result;
      if (result.canServe(requested)) return forNow(result.page);
    }
  }

  function noteChange(tags: ReadonlySet<string> | 'all'): void {
    changes++;
    for (const { render } of inFlight.values()) render.noteChange(changes, tags);
  }

  return {
    /** The cached page of a name (`cacheName`), or null. For the hot path: a canonical request target is a name. */
    find,

    /**
     * The page of a key: cached, in flight, or rendered now. One render runs however many ask. A request after a change
     * never gets a render that began before it: it waits for one more, which began after the request and so fits in any
     * case. An unknown query means the plain page. Rejects only when `explainFailure` does.
     */
    async get(key: PageKey): Promise<CompressedPage> {
      if (!key.address.includes('?')) return get(key);
      const plain = await get({ ...key, address: key.path });
      return plain.queries?.has(key.address.slice(key.path.length + 1)) === false ? plain : get(key);
    },

    /** Drops every page made from one of these, cached or in flight. */
    dropTagged(tags: Iterable<string>): void {
      const changed = new Set(tags);
      noteChange(changed);
      pages.dropTagged(changed);
      missing.dropTagged(changed);
    },

    dropAll(): void {
      noteChange('all');
      pages.dropAll();
      missing.dropAll();
    },

    /** Runs another render of a visitor in the queue of the cached ones (render-queue.ts). */
    enqueue,

    /** Starts no render until the returned function is called; those in flight continue. */
    hold,

    count: () => ({ renders, ...pages.count(), missing: missing.count().pages, ...tightening.count() }),
  };
}

/** When a visitor asked: after how many changes, and at which instant (milliseconds since 1970). */
type RequestMoment = { readonly change: number; readonly at: number };

/** A finished render, for everyone waiting for it. */
type RenderResult = {
  readonly page: CompressedPage;
  /**
   * Whether it may answer a request of that moment: not if something it shows changed between its start and the
   * request.
   */
  canServe(requested: RequestMoment): boolean;
};

/** A render in progress, and the changes announced meanwhile. */
type InFlightRender = ReturnType<typeof createInFlightRender>;

/** A render that has not started yet; it must receive every change until it finishes. */
function createInFlightRender() {
  const firstChangeByTag = new Map<string, number>();
  let firstChangeOfAll = Infinity;
  let startedAt = 0;

  function firstChange(tags: ReadonlySet<string>): number {
    return Math.min(firstChangeOfAll, ...[...tags].map(tag => firstChangeByTag.get(tag) ?? Infinity));
  }

  return {
    /** Called when reading begins: the render reads anyway what changed while it was queued. */
    start(at: number): void {
      firstChangeByTag.clear();
      firstChangeOfAll = Infinity;
      startedAt = at;
    },

    /** Notes that change number `change` touched these tags, or everything. */
    noteChange(change: number, tags: ReadonlySet<string> | 'all'): void {
      if (tags === 'all') firstChangeOfAll = Math.min(firstChangeOfAll, change);
      else for (const tag of tags) if (!firstChangeByTag.has(tag)) firstChangeByTag.set(tag, change);
    },

    isStale: (tags: ReadonlySet<string>) => firstChange(tags) !== Infinity,

    finish(page: CompressedPage, tags: ReadonlySet<string>): RenderResult {
      return {
        page,
        canServe(requested) {
          const ranOutMeanwhile = page.freshUntil > startedAt && page.freshUntil <= requested.at;
          return firstChange(tags) > requested.change && !ranOutMeanwhile;
        },
      };
    },
  };
}

/**
 * Compresses cached pages again with the best effort, in the background; the result replaces the quick form unless the
 * page has changed meanwhile. One page at a time, so that it never occupies more than one of zlib's threads. `now` is
 * in milliseconds since 1970, as in the store.
 */
function createRecompression(pages: PageStore, now: () => number) {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function recompress(address: string, rendered: RenderedPage, quick: CompressedPage): Promise<void> {
    if (!quick.variants.br || pages.find(address, now) !== quick) return;
    const best = await compressPage(rendered, 'best');
    if (pages.find(address, now) === quick) pages.store(address, best, rendered.tags);
  }

  function later(address: string, rendered: RenderedPage, quick: CompressedPage): void {
    waiting++;
    const next = () => recompress(address, rendered, quick).finally(() => waiting--);
    queue = queue.then(next, next);
  }

  /** `tightening`: how many pages are still in their quick form. */
  return { later, count: () => ({ tightening: waiting }) };
}

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
