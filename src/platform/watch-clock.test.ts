import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('a clock jump is noticed at the next check, once, in either direction; a slow correction never is', () => {
  const clock = { wall: 1_000_000, steady: 0 };
  const jumps: number[] = [];
  const end = watchClock(by => jumps.push(by), { wall: () => clock.wall, steady: () => clock.steady });
  const check = (setBy: number) => {
    clock.steady += 1_000;
    clock.wall += 1_000 + setBy;
    vi.advanceTimersByTime(1_000);
  };
  for (let second = 0; second < 100; second++) check(100);
  expect(jumps).toEqual([]);
  check(7_200_000);
  check(0);
  check(-7_200_000);
  check(0);
  expect(jumps).toEqual([7_200_000, -7_200_000]);
  end();
  check(60_000);
  expect(jumps).toHaveLength(2);
});
