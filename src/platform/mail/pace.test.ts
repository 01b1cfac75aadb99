import { describe, expect, it } from 'vitest';
import { keepPace } from './pace.ts';

const running = () => new AbortController();

describe('the pace of mail', () => {
  it('keeps to so many in a second, over all connections', async () => {
    const pace = keepPace(100, running().signal);
    const since = performance.now();
    await Promise.all(Array.from({ length: 21 }, () => pace.turn()));
    expect(performance.now() - since).toBeGreaterThanOrEqual(195);
  });

  it('rests once however many tell of the same trouble, longer each time, and forgets once it went well', () => {
    let now = 0;
    const pace = keepPace(10, running().signal, () => now);
    expect([pace.rest(), pace.rest(), pace.isResting()]).toEqual([2_000, 2_000, true]);
    now = 2_000;
    expect([pace.isResting(), pace.rest()]).toEqual([false, 4_000]);
    now = 6_000;
    pace.wentWell();
    expect(pace.rest()).toBe(2_000);
  });

  it('lets go of everybody at once when nothing is sent any more', async () => {
    const stopping = running();
    const pace = keepPace(0.001, stopping.signal);
    await pace.turn();
    const waiting = pace.turn();
    stopping.abort();
    await waiting;
  });
});
