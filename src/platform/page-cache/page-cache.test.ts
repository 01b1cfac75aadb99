import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { key, siteUnderTest, toText, untilRendering } from '../../../tests/support/cached-site.ts';
import type { PageCache } from './page-cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a page', () => {
  it('a page is rendered once for simultaneous requests, and then cached', async () => {
    const { site, cache } = siteUnderTest();
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.get(key('/'))));
    expect(new Set(pages).size).toBe(1);
    expect(await cache.get(key('/'))).toBe(pages[0]);
    expect(cache.find('/')).toBe(pages[0]);
    expect(site.requests).toHaveLength(1);
    expect(cache.count()).toMatchObject({ renders: 1, pages: 1 });
  });

  it('a page is rendered from its canonical address, without headers of the visitor', async () => {
    const { site, cache } = siteUnderTest();
    await cache.get(key('/?tab=impact_tab'));
    expect(site.requests.map(request => [request.method, request.url, [...request.headers]])).toEqual([
      ['GET', 'https://adey.example/', []],
      ['GET', 'https://adey.example/?tab=impact_tab', []],
    ]);
  });

  it('a page is cached raw, with gzip and with Brotli, each with its own ETag', async () => {
    const { site, cache } = siteUnderTest();
    site.content = 'Adey '.repeat(500);
    const { variants } = await cache.get(key('/'));
    expect(brotliDecompressSync(variants.br?.body() ?? '').toString()).toBe(site.content);
    expect(gunzipSync(variants.gzip?.body() ?? '').toString()).toBe(site.content);
    const tags = [variants.identity, variants.gzip, variants.br].map(variant => variant?.entityTag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('a cached page is kept in memory only compressed, and decompressed on request', async () => {
    const { site, cache } = siteUnderTest();
    site.content = 'Adey '.repeat(500);
    const { identity } = (await cache.get(key('/'))).variants;
    const whole = new WeakRef(identity.body());
    await expect
      .poll(
        () => {
          collectGarbage();
          return whole.deref() === undefined;
        },
        { timeout: 4_000 },
      )
      .toBe(true);
    expect(toText(await cache.get(key('/')))).toBe(site.content);
  });

  it('a cached page is recompressed more tightly for later visitors, under the same ETag', async () => {
    const { site, cache } = siteUnderTest();
    site.content = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 4001}`).join(' ');
    const quick = await cache.get(key('/'));
    const sizeNow = () => cache.find('/')?.variants.br?.body().byteLength ?? Number.POSITIVE_INFINITY;
    await expect.poll(sizeNow).toBeLessThan(quick.variants.br?.body().byteLength ?? 0);
    const tight = await cache.get(key('/'));
    expect(brotliDecompressSync(tight.variants.br?.body() ?? '').toString()).toBe(site.content);
    expect(tight.variants.br?.entityTag).toBe(quick.variants.br?.entityTag);
    expect(site.requests).toHaveLength(1);
  });

  it('a page dropped during its recompression is not cached again', async () => {
    const { site, cache } = siteUnderTest();
    site.content = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 4001}`).join(' ');
    await cache.get(key('/'));
    cache.dropAll();
    const other = await cache.get(key('/news'));
    // Pages are recompressed one after the other: once this one is done, the dropped one was processed.
    const isOther = () => [null, other].includes(cache.find('/news'));
    expect(cache.find('/news')).toBe(other);
    await expect.poll(isOther).toBe(false);
    expect(cache.find('/')).toBeNull();
  });

  it('a page rendered again has the same ETag for the same content, and a new one after a header change', async () => {
    const { site, cache } = siteUnderTest();
    const tag = async () => (await cache.get(key('/'))).variants.identity.entityTag;
    const first = await tag();
    cache.dropAll();
    expect(await tag()).toBe(first);
    cache.dropAll();
    site.shape = { headers: [['content-security-policy', "default-src 'self'"]] };
    expect(await tag()).not.toBe(first);
  });
});

describe('responses that are not cached', () => {
  it('a failed render shows the error page to all waiting requests, and the next request tries again', async () => {
    const { site, cache } = siteUnderTest();
    site.content = 'broken';
    const pages = await Promise.all([cache.get(key('/')), cache.get(key('/'))]);
    expect(pages.map(toText)).toEqual(['an explanation', 'an explanation']);
    expect(pages[0]?.mayRevalidate).toBe(false);
    expect(site.failures).toHaveLength(1);
    site.content = 'mended';
    expect(toText(await cache.get(key('/')))).toBe('mended');
  });

  it('a render that never ends times out, and the next request renders again', async () => {
    const { site, cache } = siteUnderTest({ renderMs: 20 });
    site.isHeld = true;
    expect((await cache.get(key('/'))).status).toBe(500);
    site.isHeld = false;
    expect((await cache.get(key('/'))).status).toBe(200);
  });

  it.each([
    ['a response that forbids caching', { cacheable: false }],
    ['an error page', { status: 500 }],
    ['a temporary redirect', { status: 302 }],
  ])('%s is not cached', async (_, shape) => {
    const { site, cache } = siteUnderTest();
    site.shape = shape;
    await cache.get(key('/'));
    expect(cache.find('/')).toBeNull();
    expect(cache.count()).toMatchObject({ pages: 0, missing: 0 });
  });

  it('a page that is too large is sent but not kept, and others stay in the cache', async () => {
    const { site, cache } = siteUnderTest({ bytes: 100_000 });
    await cache.get(key('/small'));
    site.content = randomBytes(20_000).toString('hex');
    expect((await cache.get(key('/large'))).status).toBe(200);
    expect(cache.find('/large')).toBeNull();
    expect(cache.find('/small')).not.toBeNull();
  });
});

describe('the capacity', () => {
  it('the least recently requested page is evicted first', async () => {
    const { cache } = siteUnderTest({ pages: 2 });
    await cache.get(key('/a'));
    await cache.get(key('/b'));
    cache.find('/a');
    await cache.get(key('/c'));
    expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(cached => cached !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('the page cache is bounded in bytes', async () => {
    const { cache } = siteUnderTest({ bytes: 20_000 });
    for (let at = 0; at < 50; at++) await cache.get(key(`/${at}`));
    expect(cache.count().bytes).toBeLessThanOrEqual(20_000);
    expect(cache.count().pages).toBeGreaterThan(1);
  });

  it('not-found pages of invented addresses are bounded, and evict no real page', async () => {
    const { site, cache } = siteUnderTest({ missing: 5 });
    await cache.get(key('/real'));
    site.shape = { status: 404 };
    for (let at = 0; at < 50; at++) await cache.get(key(`/made-up-${at}`));
    expect(cache.count()).toMatchObject({ pages: 1, missing: 5 });
    expect(cache.find('/real')).not.toBeNull();
  });
});

describe('a not-found page and a redirect', () => {
  it.each([404, 301])(
    'a page with status %i is cached until the content it was made from changes',
    async status => {
      const { site, cache } = siteUnderTest();
      site.shape = { status };
      await cache.get(key('/news/soon'));
      expect(cache.find('/news/soon')?.status).toBe(status);
      site.shape = {};
      cache.dropTagged(['posts']);
      expect((await cache.get(key('/news/soon'))).status).toBe(200);
    },
  );
});

describe('a query whose meaning depends on content', () => {
  it('a query listed by the plain page has its own page, and other queries get the plain page', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { queries: new Set(['tab=impact_tab']) };
    const plain = await cache.get(key('/'));
    for (let at = 0; at < 20; at++) expect(await cache.get(key(`/?tab=made-up-${at}_tab`))).toBe(plain);
    expect(await cache.get(key('/?tab=impact_tab'))).not.toBe(plain);
    expect(site.requests).toHaveLength(2);
    expect(cache.count().pages).toBe(2);
  });
});

const shared = (more: object = {}) => {
  const { site, cache } = siteUnderTest({ sharedSeconds: 300 });
  site.shape = { tags: new Set(['posts', 'media']), ...more };
  return { site, cache };
};

function readHeaders(headers: string[]): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: headers.length / 2 }, (_, at) => headers.slice(at * 2, at * 2 + 2)),
  );
}

it('a page may be cached by a CDN for five minutes, with its tags in Surrogate-Key and Cache-Tag', async () => {
  const { cache } = shared();
  const { identity } = (await cache.get(key('/'))).variants;
  for (const headers of [identity.headers, identity.notModifiedHeaders])
    expect(readHeaders(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=300',
      'surrogate-key': 'every-page posts media',
      'cache-tag': 'every-page,posts,media',
    });
});

it('a CDN revalidates a page from five minutes before its expiry', async () => {
  const { site, cache } = shared();
  site.shape = { ...site.shape, freshUntil: new Date(site.time + 400_000) };
  const readCacheControl = async () =>
    readHeaders((await cache.get(key('/'))).variants.identity.headers)['cache-control'];
  expect(await readCacheControl()).toContain('s-maxage=300');
  site.time += 101_000;
  expect(await readCacheControl()).toBe('no-cache');
  expect(readHeaders(cache.find('/')?.variants.identity.notModifiedHeaders ?? [])['cache-control']).toBe(
    'no-cache',
  );
  expect(site.requests).toHaveLength(1);
});

it('CDN headers are omitted for personal pages, and without a CDN', async () => {
  const withoutCdn = siteUnderTest();
  const { cache } = shared({ cacheable: false });
  for (const [each, control] of [
    [cache, 'private, no-store'],
    [withoutCdn.cache, 'no-cache'],
  ] as const) {
    const headers = readHeaders((await each.get(key('/'))).variants.identity.headers);
    expect(headers['cache-control']).toBe(control);
    expect(Object.keys(headers)).not.toContain('surrogate-key');
    expect(Object.keys(headers)).not.toContain('cache-tag');
  }
});

describe('a change', () => {
  it('a change drops the pages made from what changed, and no others', async () => {
    const { site, cache } = siteUnderTest();
    await cache.get(key('/news'));
    site.shape = { tags: new Set(['events', 'media']) };
    await cache.get(key('/events'));
    cache.dropTagged(['posts', 'holidays']);
    expect(cache.find('/news')).toBeNull();
    expect(cache.find('/events')).not.toBeNull();
    cache.dropAll();
    expect(cache.count()).toMatchObject({ pages: 0, bytes: 0 });
  });

  it.each([
    ['of a tag', (cache: PageCache) => cache.dropTagged(['posts'])],
    ['of everything', (cache: PageCache) => cache.dropAll()],
  ])('a change %s during a render discards it, and later requests get the new page', async (_, change) => {
    const { site, cache } = siteUnderTest();
    site.isHeld = true;
    const before = cache.get(key('/'));
    await untilRendering(site, 1);
    site.content = 'new';
    change(cache);
    const after = [cache.get(key('/')), cache.get(key('/'))];
    site.release();
    expect(toText(await before)).toBe('old');
    await untilRendering(site, 2);
    expect(cache.find('/')).toBeNull();
    site.release();
    expect((await Promise.all(after)).map(toText)).toEqual(['new', 'new']);
    expect(toText(cache.find('/'))).toBe('new');
    expect(site.requests).toHaveLength(2);
  });

  it('a change of another tag keeps the current render valid for all requests', async () => {
    const { site, cache } = siteUnderTest();
    site.isHeld = true;
    const before = cache.get(key('/'));
    await untilRendering(site, 1);
    cache.dropTagged(['holidays']);
    const after = cache.get(key('/'));
    site.release();
    expect(await after).toBe(await before);
    expect(toText(cache.find('/'))).toBe('old');
  });

  it('a second change does not delay a request beyond the render that started after it', async () => {
    const { site, cache } = siteUnderTest();
    site.isHeld = true;
    const first = cache.get(key('/'));
    await untilRendering(site, 1);
    cache.dropTagged(['posts']);
    const visitor = cache.get(key('/'));
    site.release();
    await first;
    await untilRendering(site, 2);
    cache.dropTagged(['posts']);
    site.release();
    await visitor;
    expect(site.requests).toHaveLength(2);
    expect(cache.find('/')).toBeNull();
  });

  it('a change before a queued render starts does not invalidate that render', async () => {
    const { site, cache } = siteUnderTest({ rendersAtOnce: 1 });
    site.isHeld = true;
    const other = cache.get(key('/other'));
    const waiting = cache.get(key('/'));
    await untilRendering(site, 1);
    site.content = 'new';
    cache.dropTagged(['posts']);
    site.release();
    await other;
    await untilRendering(site, 2);
    site.release();
    await waiting;
    expect(toText(cache.find('/'))).toBe('new');
  });
});

describe('a page with an expiry', () => {
  it('a page is cached until its expiry, and dropped then', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time + 1_000) };
    await cache.get(key('/'));
    site.time += 999;
    expect(cache.find('/')).not.toBeNull();
    site.time += 1;
    expect(cache.find('/')).toBeNull();
    expect(cache.count().pages).toBe(0);
  });

  it('a page that expires during its render is shown only to earlier requests', async () => {
    const { site, cache } = siteUnderTest();
    site.isHeld = true;
    site.shape = { freshUntil: new Date(site.time + 1_000) };
    const before = cache.get(key('/'));
    await untilRendering(site, 1);
    site.time += 1_000;
    site.content = 'new';
    site.shape = {};
    const after = cache.get(key('/'));
    site.release();
    expect(toText(await before)).toBe('old');
    await untilRendering(site, 2);
    site.release();
    expect(toText(await after)).toBe('new');
  });

  it('a page with an expiry in the past is sent, not cached, and rendered only once', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time - 1) };
    expect(toText(await cache.get(key('/')))).toBe('old');
    expect(cache.find('/')).toBeNull();
    expect(site.requests).toHaveLength(1);
  });
});
