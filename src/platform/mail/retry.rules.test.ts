import { describe, expect, it } from 'vitest';
import { mostTries, restAfter, waitAfter } from './retry.rules.ts';

const minutes = (ms: number | null) => (ms === null ? null : ms / 60_000);

describe('the waits of one message', () => {
  it('grow from five minutes to eight hours, and end after two days', () => {
    const waits = Array.from({ length: mostTries }, (_, tries) => minutes(waitAfter(tries + 1)));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 480, 480, 480, 480, 480, null]);
    const hours = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 60;
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(52);
  });

  it('are spread by a tenth at most, so that what was refused together does not come back together', () => {
    expect(minutes(waitAfter(1, 0.5))).toBe(5.25);
    expect(minutes(waitAfter(1, 1))).toBe(5.5);
  });
});

describe('the rests of all mail while the server is away', () => {
  it('grow from two seconds to five minutes and never give up', () => {
    expect([1, 2, 3, 8, 9, 1000].map(restAfter)).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
  });
});
