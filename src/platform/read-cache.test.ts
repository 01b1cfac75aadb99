import { describe, expect, it } from 'vitest';
import { createReadCache } from './read-cache.ts';

/** A source that counts how often it is read; `fail` makes the next read fail. */
function makeSource<Row extends object>(rows: Row) {
  let reads = 0;
  let failing = false;
  return {
    read: async () => {
      reads += 1;
      if (!failing) return structuredClone({ rows, reads });
      failing = false;
      throw new Error('away');
    },
    fail: () => {
      failing = true;
    },
    reads: () => reads,
  };
}
const posts = new Set(['posts', 'media', 'consents']);

describe('the cache of public reads', () => {
  it('a read is cached for simultaneous and later requests, until one of its tags changes', async () => {
    const cache = createReadCache();
    cache.open();
    const source = makeSource(['one']);
    const ask = () => cache.read('posts', posts, source.read);
    const together = await Promise.all([ask(), ask(), ask()]);
    expect([...together, await ask()].map(({ reads }) => reads)).toEqual([1, 1, 1, 1]);
    cache.dropTagged(['team']);
    expect((await ask()).reads).toBe(1);
    cache.dropTagged(['consents']);
    expect((await ask()).reads).toBe(2);
    cache.dropTagged('all');
    expect((await ask()).reads).toBe(3);
  });

  it('a read that started before a change is not returned to requests after it', async () => {
    const cache = createReadCache();
    cache.open();
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const before = cache.read('posts', posts, () => promise);
    cache.dropTagged(['posts']);
    const after = cache.read('posts', posts, async () => ['new']);
    resolve(['old']);
    expect([await before, await after]).toEqual([['old'], ['new']]);
    expect(await cache.read('posts', posts, async () => ['newer'])).toEqual(['new']);
  });

  it('reads are not cached while the cache is closed, and closing drops the cached ones', async () => {
    const cache = createReadCache();
    const source = makeSource(['one']);
    const ask = () => cache.read('posts', posts, source.read);
    await ask();
    await ask();
    expect(source.reads()).toBe(2);
    cache.open();
    await ask();
    await ask();
    expect(source.reads()).toBe(3);
    cache.close();
    await ask();
    cache.open();
    await ask();
    expect(source.reads()).toBe(5);
  });

  it('a failed read is not cached', async () => {
    const cache = createReadCache();
    cache.open();
    const source = makeSource(['one']);
    const ask = () => cache.read('posts', posts, source.read);
    source.fail();
    await expect(ask()).rejects.toThrow('away');
    expect((await ask()).rows).toEqual(['one']);
  });

  it('changing a shared result throws a TypeError', async () => {
    const cache = createReadCache();
    const row = { title: { en: 'Meskel' } };
    const [read] = (await cache.read('posts', posts, async () => [row])) as [typeof row];
    expect(() => {
      read.title.en = 'Timket';
    }).toThrow(TypeError);
  });

  it('the least recently used reads are evicted, and a list of over 200 rows is not cached', async () => {
    const cache = createReadCache(3);
    cache.open();
    const ask = (key: string) => cache.read(key, posts, async () => [key]);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
    expect(cache.count()).toBe(3);
    const [again, gone] = [makeSource([]), makeSource([])];
    await cache.read('a', posts, again.read);
    await cache.read('b', posts, gone.read);
    expect([again.reads(), gone.reads()]).toEqual([0, 1]);
    cache.dropTagged('all');
    await cache.read('long', posts, async () => Array.from({ length: 201 }, () => ({})));
    expect(cache.count()).toBe(0);
  });
});
