import { describe, expect, it } from 'vitest';
import { type CachePhase, cacheTimings, openDataCache } from './data-cache.ts';

/** A cache with a clock the test controls, and loads that end when the test says so. */
function cacheUnderTest() {
  const around = { time: 0, isSlowLink: false, isLookedAt: true };
  const waiting = new Set<{ run: () => void; at: number }>();
  const loads: ({ request: string } & PromiseWithResolvers<number>)[] = [];
  const phases: CachePhase[] = [];
  const cache = openDataCache<number>(
    request => {
      loads.push({ request, ...Promise.withResolvers<number>() });
      return loads.at(-1)?.promise ?? Promise.reject();
    },
    phase => phases.push(phase),
    {
      now: () => around.time,
      later(run, milliseconds) {
        const timer = { run, at: around.time + milliseconds };
        waiting.add(timer);
        return () => waiting.delete(timer);
      },
      isSlowLink: () => around.isSlowLink,
      isLookedAt: () => around.isLookedAt,
    },
  );
  const pass = (milliseconds: number) => {
    around.time += milliseconds;
    for (const timer of [...waiting].filter(({ at }) => at <= around.time)) {
      waiting.delete(timer);
      timer.run();
    }
  };
  const settle = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  return {
    around,
    cache,
    loads,
    phases,
    pass,
    answer() {
      loads.at(-1)?.resolve(7);
      return settle();
    },
    fail() {
      loads.at(-1)?.reject(new Error('500'));
      return settle();
    },
  };
}

describe('requesting', () => {
  it('[API-43] sends the same request once within two seconds, and again afterwards', async () => {
    const { cache, loads, pass, answer } = cacheUnderTest();
    const first = cache.refresh('numbers');
    expect(cache.refresh('numbers'), 'whoever asks meanwhile waits for the same').toBe(first);
    await answer();
    pass(1999);
    await cache.refresh('numbers');
    expect(loads).toHaveLength(1);
    pass(1);
    void cache.refresh('numbers');
    expect(loads).toHaveLength(2);
  });

  it('[API-43] tells different requests apart', () => {
    const { cache, loads } = cacheUnderTest();
    void cache.refresh('numbers');
    void cache.refresh('other numbers');
    expect(loads.map(({ request }) => request)).toEqual(['numbers', 'other numbers']);
  });

  it('never sends a request twice at the same time, however long it takes', () => {
    const { cache, loads, pass } = cacheUnderTest();
    void cache.refresh('numbers');
    pass(60_000);
    void cache.refresh('numbers');
    expect(loads).toHaveLength(1);
  });
});

describe('returning to the page', () => {
  it('[API-44] requests again at most every five seconds, counted from when the page opened', async () => {
    const { cache, loads, pass, answer } = cacheUnderTest();
    void cache.refresh('numbers');
    await answer();
    pass(4999);
    cache.focus('numbers');
    expect(loads).toHaveLength(1);
    pass(1);
    cache.focus('numbers');
    expect(loads).toHaveLength(2);
    await answer();
    pass(4999);
    cache.focus('numbers');
    expect(loads).toHaveLength(2);
    pass(1);
    cache.focus('numbers');
    expect(loads).toHaveLength(3);
  });
});

describe('a failed request', () => {
  it.each([
    ['[API-45] is made again after five seconds', false, 5000],
    ['[API-46] is made again after ten seconds on a slow link', true, 10_000],
  ])('%s', async (_title, isSlowLink, wait) => {
    const { around, cache, loads, phases, pass, answer, fail } = cacheUnderTest();
    around.isSlowLink = isSlowLink;
    void cache.refresh('numbers');
    await fail();
    pass(wait - 1);
    expect(loads).toHaveLength(1);
    pass(1);
    expect(loads).toHaveLength(2);
    await answer();
    expect(phases).toEqual(['loading', 'error', 'loading', 'data']);
    pass(cacheTimings.longestRetry);
    expect(loads, 'and no more once it worked').toHaveLength(2);
  });

  it('doubles its delay after each failure in a row, up to five minutes, and resets after a success', async () => {
    const { cache, loads, pass, answer, fail } = cacheUnderTest();
    void cache.refresh('numbers');
    for (const wait of [5, 10, 20, 40, 80, 160, 300, 300]) {
      const before = loads.length;
      await fail();
      pass(wait * 1000 - 1);
      expect(loads, `${wait} s`).toHaveLength(before);
      pass(1);
      expect(loads).toHaveLength(before + 1);
    }
    await answer();
    pass(2000);
    void cache.refresh('numbers');
    await fail();
    const before = loads.length;
    pass(5000);
    expect(loads).toHaveLength(before + 1);
  });

  it('waits while the page is hidden and is sent when it is visible again, without the retry that was due', async () => {
    const { around, cache, loads, pass, fail } = cacheUnderTest();
    void cache.refresh('numbers');
    await fail();
    around.isLookedAt = false;
    pass(5000);
    expect(loads).toHaveLength(1);
    around.isLookedAt = true;
    cache.focus('numbers');
    expect(loads).toHaveLength(2);
    await fail();
    pass(6000);
    cache.focus('numbers');
    expect(loads).toHaveLength(3);
    pass(4000);
    expect(loads).toHaveLength(3);
  });
});

describe('loading', () => {
  it.each([
    ['[API-47] counts as slow after three seconds', false, 3000],
    ['[API-48] counts as slow after five seconds on a slow link', true, 5000],
  ])('%s', async (_title, isSlowLink, limit) => {
    const { around, cache, phases, pass, answer } = cacheUnderTest();
    around.isSlowLink = isSlowLink;
    void cache.refresh('numbers');
    pass(limit - 1);
    expect(phases).toEqual(['loading']);
    pass(1);
    expect(phases).toEqual(['loading', 'slow']);
    await answer();
    expect(phases).toEqual(['loading', 'slow', 'data']);
  });

  it('that ended in time is never reported as slow', async () => {
    const { cache, phases, pass, answer, fail } = cacheUnderTest();
    void cache.refresh('numbers');
    await answer();
    pass(2000);
    void cache.refresh('numbers');
    await fail();
    pass(4000);
    expect(phases).toEqual(['loading', 'data', 'loading', 'error']);
  });
});
