import { describe, expect, it } from 'vitest';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import { key, siteUnderTest, textOf, untilRendering } from '../../../tests/support/cached-site.ts';

describe('a change', () => {
  it('drops the pages made from what changed, and no others', async () => {
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
  ])(
    '%s while a page is rendered discards that render and shows the new page to later requests',
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

  it('to something else leaves the current render valid for everyone', async () => {
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

  it('after another makes nobody wait beyond the render that started after their request', async () => {
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

  it('before a queued render starts does not invalidate it', async () => {
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

describe('a page with an expiry', () => {
  it('is cached until then and rendered again afterwards', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time + 1_000) };
    await cache.get(key('/'));
    site.time += 999;
    expect(cache.find('/')).not.toBeNull();
    site.time += 1;
    expect(cache.find('/')).toBeNull();
    expect(cache.count().pages).toBe(0);
  });

  it('that passes while rendering is shown only to earlier requests', async () => {
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

  it('in the past is sent, not cached, and not rendered in a loop', async () => {
    const { site, cache } = siteUnderTest();
    site.shape = { freshUntil: new Date(site.time - 1) };
    expect(textOf(await cache.get(key('/')))).toBe('old');
    expect(cache.find('/')).toBeNull();
    expect(site.requests).toHaveLength(1);
  });
});
