import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClock, watchClock } from './clock.ts';

it('the clock uses the system time by default', () => {
  expect(Math.abs(startClock().now().getTime() - Date.now())).toBeLessThan(1_000);
});

it('the clock starts at the given instant and runs on', async () => {
  const clock = startClock('2024-04-12T09:00:00Z');
  const shown = clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z');
  expect(shown).toBeLessThan(1_000);
  await sleep(20);
  expect(clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z')).toBeGreaterThan(shown + 10);
});

it('startClock throws for an invalid instant', () => {
  expect(() => startClock('yesterday')).toThrow('"yesterday"');
});

it('the clock jumps to its second instant on SIGUSR2', () => {
  const clock = startClock('2024-04-12T09:00:00Z/2024-04-12T20:59:59Z');
  expect(clock.now().toISOString()).toMatch(/^2024-04-12T09:00/);
  process.emit('SIGUSR2');
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse('2024-04-12T20:59:59Z'));
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('a clock jump in either direction is reported once, at the next check, and a slow drift is not', () => {
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
