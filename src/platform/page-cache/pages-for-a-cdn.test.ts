import { expect, it } from 'vitest';
import { key, siteUnderTest } from '../../../tests/support/cached-site.ts';

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

it('may be cached by a CDN for five minutes, and names what it was made from in both spellings', async () => {
  const { cache } = shared();
  const { identity } = (await cache.get(key('/'))).variants;
  for (const headers of [identity.headers, identity.notModifiedHeaders])
    expect(readHeaders(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=300',
      'surrogate-key': 'every-page posts media',
      'cache-tag': 'every-page,posts,media',
    });
});

it('is revalidated by a CDN from five minutes before it changes by itself', async () => {
  const { site, cache } = shared();
  site.shape = { ...site.shape, freshUntil: new Date(site.time + 400_000) };
  const controlOf = async () =>
    readHeaders((await cache.get(key('/'))).variants.identity.headers)['cache-control'];
  expect(await controlOf()).toContain('s-maxage=300');
  site.time += 101_000;
  expect(await controlOf()).toBe('no-cache');
  expect(readHeaders(cache.find('/')?.variants.identity.notModifiedHeaders ?? [])['cache-control']).toBe(
    'no-cache',
  );
  expect(site.requests).toHaveLength(1);
});

it('tells a CDN nothing where it is for one person, and where there is no CDN', async () => {
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
