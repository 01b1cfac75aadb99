import { expect, it, onTestFinished, vi } from 'vitest';
import { createLocalLimit } from './local-limit.ts';

it('a local limit allows so many calls of each caller in a window, and knows a bounded number of callers', () => {
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
