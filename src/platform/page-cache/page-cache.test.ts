import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PackedPage } from '#platform/page-cache/pack-page.ts';
import { createPageCache, type PageCacheLimits } from '#platform/page-cache/page-cache.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: new TextEncoder().encode(text),
  tags: new Set(['posts']),
  freshUntil: null,
  cacheable: true,
  ...more,
});
const key = (address: string) => ({ address, path: address.split('?')[0] ?? '' });
const textOf = (packed: PackedPage | null) =>
  packed && new TextDecoder().decode(packed.variants.identity.body);

/** A site whose renders begin at once, read the content as it is then, and end when the test says so. */
function siteUnderTest(limits: Partial<PageCacheLimits> = {}) {
  const site = {
    content: 'old',
    time: Date.parse('2026-01-07T09:00:00Z'),
    failures: [] as unknown[],
    requests: [] as Request[],
    shape: {} as Partial<RenderedPage>,
    pending: [] as PromiseWithResolvers<void>[],
    isHeld: false,
    release() {
      site.pending.shift()?.resolve();
    },
  };
  const cache = createPageCache({
    origin: 'https://adey.example',
    now: () => new Date(site.time),
    limits,
    async render(request) {
      site.requests.push(request);
      const rendered = page(site.content, site.shape);
      const held = Promise.withResolvers<void>();
      site.pending.push(held);
      if (site.isHeld) await held.promise;
      if (site.content === 'broken') throw new Error('broken');
      return rendered;
    },
    async explainFailure(error) {
      site.failures.push(error);
      return page('an explanation', { status: 500 });
    },
  });
  return { site, cache };
}

/** Waits until so many renders have begun. */
async function untilRendering(site: { requests: Request[] }, count: number) {
  await expect.poll(() => site.requests.length, { interval: 1 }).toBe(count);
}

describe('a page', () => {
  it('is rendered once, however many ask at once, and then kept', async () => {
    const { site, cache } = siteUnderTest();
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.get(key('/'))));
    expect(new Set(pages).size).toBe(1);
    expect(await cache.get(key('/'))).toBe(pages[0]);
    expect(cache.find('/')).toBe(pages[0]);
    expect(site.requests).toHaveLength(1);
    expect(cache.count()).toMatchObject({ renders: 1, pages: 1 });
  });

  it('is rendered for everyone: the canonical address, and nothing of the visitor', async () => {
    const { site, cache } = siteUnderTest();
    await cache.get(key('/?tab=impact_tab'));
    expect(site.requests.map(request => [request.method, request.url, [...request.headers]])).toEqual([
      ['GET', 'https://adey.example/', []],
      ['GET', 'https://adey.example/?tab=impact_tab', []],
    ]);
  });

  it('is held raw and in both compressed forms, each under its own tag', async () => {
    const { site, cache } = siteUnderTest();
    site.content = 'Adey '.repeat(500);
    const { variants } = await cache.get(key('/'));
    expect(brotliDecompressSync(variants.br?.body ?? '').toString()).toBe(site.content);
    expect(gunzipSync(variants.gzip?.body ?? '').toString()).toBe(site.content);
    const tags = [variants.identity, variants.gzip, variants.br].map(variant => variant?.entityTag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('keeps its tag through a new render of the same words, and changes it with a header', async () => {
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

describe('a change', () => {
  it('drops the pages made from what changed, and only those', async () => {
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
    ['of a tag', (cache: ReturnType<typeof createPageCache>) => cache.dropTagged(['posts'])],
    ['of everything', (cache: ReturnType<typeof createPageCache>) => cache.dropAll()],
  ])(
    '%s while a page is rendered throws that render away and shows the new to who asks after',
    async (_, change) => {
      const { site, cache } = siteUnderTest();
      site.isHeld = true;
      const before = cache.get(key('/'));
      await untilRendering(site, 1);
      site.content = 'new';
      change(cache);
      const after = [cache.get(key('/')), cache.get(key('/'))];
      site.release();
      expect(textOf(await before)).toBe('old');
      await untilRendering(site, 2);
      expect(cache.find('/')).toBeNull();
      site.release();
      expect((await Promise.all(after)).map(textOf)).toEqual(['new', 'new']);
      expect(textOf(cache.find('/'))).toBe('new');
      expect(site.requests).toHaveLength(2);
    },
  );

  it('of something else leaves the render under way good for everyone', async () => {
    const { site, cache } = siteUnderTest();
    site.isHeld = true;
    const before = cache.get(key('/'));
    await untilRendering(site, 1);
    cache.dropTagged(['holidays']);
    const after = cache.get(key('/'));
    site.release();
    expect(await after).toBe(await before);
    expect(textOf(cache.find('/'))).toBe('old');
  });

  it('after change keeps nobody waiting for more than the render that began after they asked', async () => {
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

  it('while a render waits its turn does not overtake it: it had not begun to read', async () => {
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
    expect(textOf(cache.find('/'))).toBe('new');
  });
});

describe('a page that changes by itself', () => {
  it('is kept until then and rendered again after', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time + 1_000) };
    await cache.get(key('/'));
    site.time += 999;
    expect(cache.find('/')).not.toBeNull();
    site.time += 1;
    expect(cache.find('/')).toBeNull();
    expect(cache.count().pages).toBe(0);
  });

  it('while it is rendered is shown only to who asked before', async () => {
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
    expect(textOf(await before)).toBe('old');
    await untilRendering(site, 2);
    site.release();
    expect(textOf(await after)).toBe('new');
  });

  it('in the past already is sent, not kept, and not rendered for ever', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time - 1) };
    expect(textOf(await cache.get(key('/')))).toBe('old');
    expect(cache.find('/')).toBeNull();
    expect(site.requests).toHaveLength(1);
  });
});

describe('what is not kept', () => {
  it('a failed render: explained once to all who wait, and tried again for the next', async () => {
    const { site, cache } = siteUnderTest();
    site.content = 'broken';
    const pages = await Promise.all([cache.get(key('/')), cache.get(key('/'))]);
    expect(pages.map(textOf)).toEqual(['an explanation', 'an explanation']);
    expect(pages[0]?.mayRevalidate).toBe(false);
    expect(site.failures).toHaveLength(1);
    site.content = 'mended';
    expect(textOf(await cache.get(key('/')))).toBe('mended');
  });

  it('a render that never ends: it is given up, and the next one is tried', async () => {
    const { site, cache } = siteUnderTest({ renderMs: 20 });
    site.isHeld = true;
    expect((await cache.get(key('/'))).status).toBe(500);
    site.isHeld = false;
    expect((await cache.get(key('/'))).status).toBe(200);
  });

  it.each([
    ['an answer that says so', { cacheable: false }],
    ['an error page', { status: 500 }],
    ['a temporary redirect', { status: 302 }],
  ])('%s', async (_, shape) => {
    const { site, cache } = siteUnderTest();
    site.shape = shape;
    await cache.get(key('/'));
    expect(cache.find('/')).toBeNull();
    expect(cache.count()).toMatchObject({ pages: 0, missing: 0 });
  });

  it('a page too large for its share', async () => {
    const { site, cache } = siteUnderTest({ bytes: 40_000 });
    site.content = 'x'.repeat(50_000);
    await cache.get(key('/'));
    expect(cache.find('/')).toBeNull();
  });
});

describe('the room', () => {
  it('goes to the pages asked for last', async () => {
    const { cache } = siteUnderTest({ pages: 2 });
    await cache.get(key('/a'));
    await cache.get(key('/b'));
    cache.find('/a');
    await cache.get(key('/c'));
    expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(kept => kept !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is bounded in bytes', async () => {
    const { cache } = siteUnderTest({ bytes: 20_000 });
    for (let at = 0; at < 50; at++) await cache.get(key(`/${at}`));
    expect(cache.count().bytes).toBeLessThanOrEqual(20_000);
    expect(cache.count().pages).toBeGreaterThan(1);
  });

  it('is not taken by addresses somebody thinks up', async () => {
    const { site, cache } = siteUnderTest({ missing: 5 });
    await cache.get(key('/real'));
    site.shape = { status: 404 };
    for (let at = 0; at < 50; at++) await cache.get(key(`/made-up-${at}`));
    expect(cache.count()).toMatchObject({ pages: 1, missing: 5 });
    expect(cache.find('/real')).not.toBeNull();
  });
});

describe('a not-found page and a redirect', () => {
  it.each([404, 301])('with status %i is kept until what it was made from changes', async status => {
    const { site, cache } = siteUnderTest();
    site.shape = { status };
    await cache.get(key('/news/soon'));
    expect(cache.find('/news/soon')?.status).toBe(status);
    site.shape = {};
    cache.dropTagged(['posts']);
    expect((await cache.get(key('/news/soon'))).status).toBe(200);
  });
});

describe('a query the content decides about', () => {
  it('has its own page when the plain page names it, and is the plain page otherwise', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { queries: new Set(['tab=impact_tab']) };
    const plain = await cache.get(key('/'));
    for (let at = 0; at < 20; at++) expect(await cache.get(key(`/?tab=made-up-${at}_tab`))).toBe(plain);
    expect(await cache.get(key('/?tab=impact_tab'))).not.toBe(plain);
    expect(site.requests).toHaveLength(2);
    expect(cache.count().pages).toBe(2);
  });
});
