import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWindowModel } from '../../../tests/support/window-model.ts';
import { digestCallers, type LimitStore } from './limit-store.ts';
import { createLocalLimit, createSharedLimit, mostCallersInMemory } from './rate-limit.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

/** The database does not respond, so a process has only its own counts. */
const away: LimitStore = {
  digestCaller: digestCallers('a secret'),
  query: () => Promise.reject(new Error('The database is unavailable.')),
};

/** A limit in one process. Calls are made at milliseconds after noon. */
function openLimit(limit: number) {
  const shared = createSharedLimit({ name: 'test', limit, windowMs: minute }, away);
  return (name: string, after: number) => {
    vi.setSystemTime(noon + after);
    return shared.refuse(name);
  };
}

// Timers do not fire by themselves, so that a window has to end by the clock alone.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the local rate limiter', () => {
  it('the limiter lets the limit through, and then returns the seconds to wait', async () => {
    const call = openLimit(2);
    expect(await call('a', 0)).toBeNull();
    expect(await call('a', 10_000)).toBeNull();
    expect(await call('a', 20_000)).toBe(40);
    expect(await call('a', 60_001)).toBeNull();
  });

  it('the limiter counts each caller separately', async () => {
    const call = openLimit(1);
    expect(await call('a', 0)).toBeNull();
    expect(await call('b', 0)).toBeNull();
    expect(await call('a', 1)).toBe(60);
  });

  it('refused calls are not counted, and do not extend the wait', async () => {
    const call = openLimit(1);
    const waits: (number | null)[] = [];
    for (let at = 0; at < minute; at += 1000) waits.push(await call('a', at));
    expect(waits).toEqual([null, ...Array.from({ length: 59 }, (_, passed) => 59 - passed)]);
    expect(await call('a', minute)).toBeNull();
  });

  it('a new window allows the full limit at once, up to twice the limit less one across the boundary', async () => {
    const call = openLimit(3);
    const waits = [];
    for (const at of [0, minute - 2, minute - 1, minute, minute + 1, minute + 2, minute + 3])
      waits.push(await call('a', at));
    expect(waits).toEqual([null, null, null, null, null, null, 60]);
  });

  it('the limiter never lets twice the limit through in any period of a window’s length', async () => {
    const steps = fc.array(fc.nat(30_000), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 5 }), async (pauses, limit) => {
        const call = openLimit(limit);
        const model = createWindowModel({ limit, windowMs: minute });
        const through: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const wait = await call('a', now);
          expect(wait).toBe(model.refuse('a', now));
          if (wait === null) through.push(now);
          // The call that opened the window before the current one is always further back.
          expect(through.filter(at => at > now - minute).length).toBeLessThanOrEqual(2 * limit - 1);
        }
      }),
    );
  });

  it('a clock set back blocks no caller for longer than a window', async () => {
    const call = openLimit(1);
    await call('a', 10 * minute);
    expect(await call('a', 0)).toBeNull();
    expect(await call('a', 1)).toBe(60);
  });

  it('the limiter forgets callers after one window', async () => {
    const call = openLimit(1);
    await call('first', 0);
    await call('second', 30_000);
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(minute);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the limiter forgets the oldest callers beyond its number of callers in memory', async () => {
    vi.useRealTimers();
    const call = openLimit(1);
    await call('first', 0);
    for (let index = 0; index < mostCallersInMemory; index += 1) await call(`caller ${index}`, 1);
    expect(await call('first', 2)).toBeNull();
    expect(await call(`caller ${mostCallersInMemory - 1}`, 2)).toBe(60);
  });
});

it('a local limit counts each caller per window, and refuses new callers beyond a bounded number', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const limit = createLocalLimit({ limit: 2, windowMs: 1_000 });
  const calls = (caller: string) => [1, 2, 3].map(() => limit.allows(caller));
  expect(calls('one')).toEqual([true, true, false]);
  expect(calls('other')).toEqual([true, true, false]);
  for (let n = 0; n < 30_000; n += 1) limit.allows(`caller ${n}`);
  expect(limit.allows('a late one')).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(limit.allows('one')).toBe(true);
  expect(limit.allows('a late one')).toBe(true);
});
