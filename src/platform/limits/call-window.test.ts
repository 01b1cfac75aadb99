import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCallWindow, mostCallersInMemory } from './call-window.ts';

const minute = 60_000;
/** Calls, and notes the call where it may go on. */
function caller(limit: number) {
  const window = createCallWindow({ limit, windowMs: minute });
  const call = (name: string, now: number) => {
    const wait = window.waitOf(name, now);
    if (wait === null) window.note(name, now);
    return wait;
  };
  return { call, window };
}

describe('what a process remembers of its callers', () => {
  it('lets the limit through and says how long to wait after it', () => {
    const { call } = caller(2);
    expect(call('a', 0)).toBeNull();
    expect(call('a', 10_000)).toBeNull();
    expect(call('a', 20_000)).toBe(40);
    expect(call('a', 60_001)).toBeNull();
  });

  it('counts each caller alone', () => {
    const { call } = caller(1);
    expect(call('a', 0)).toBeNull();
    expect(call('b', 0)).toBeNull();
    expect(call('a', 1)).toBe(60);
  });

  it('does not count refused calls, so that waiting always helps', () => {
    const { call } = caller(1);
    for (let at = 0; at < minute; at += 1000) call('a', at);
    expect(call('a', minute)).toBeNull();
  });

  it('never lets more than the limit through in any window, and who waits as told is let through', () => {
    const steps = fc.array(fc.nat(30_000), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (pauses, limit) => {
        const { call, window } = caller(limit);
        const through: number[] = [];
        let now = 1_000_000;
        for (const pause of pauses) {
          now += pause;
          const wait = call('a', now);
          if (wait === null) through.push(now);
          else expect(window.waitOf('a', now + wait * 1000)).toBeNull();
          expect(through.filter(at => at > now - minute).length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it('keeps to what was told from outside, and not beyond one window: that would be a wrong clock', () => {
    const { call, window } = caller(5);
    window.block('a', 30_000, 0);
    expect(call('a', 1)).toBe(30);
    expect(call('a', 30_000)).toBeNull();
    window.block('a', 30_000 + 10 * minute, 30_000);
    expect(call('a', 30_001)).toBeNull();
  });

  it('lets nobody wait for long when the clock was set back', () => {
    const { call } = caller(1);
    call('a', 10 * minute);
    expect(call('a', 0)).toBeNull();
  });

  it('forgets whoever called longer ago than one window, as soon as somebody else calls', () => {
    const { call, window } = caller(1);
    call('first', 0);
    call('second', 30_000);
    window.block('third', 100_000, 30_000);
    call('fourth', minute + 1);
    expect(window.size(), 'only the first is gone').toBe(3);
    call('fifth', 3 * minute);
    expect(window.size()).toBe(1);
  });

  it('forgets the oldest callers rather than growing without bound', () => {
    const { call } = caller(1);
    call('first', 0);
    for (let index = 0; index < mostCallersInMemory; index += 1) call(`caller ${index}`, 1);
    expect(call('first', 2)).toBeNull();
    expect(call(`caller ${mostCallersInMemory - 1}`, 2)).toBe(60);
  });
});
