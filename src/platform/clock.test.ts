import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startClock } from '#platform/clock.ts';

it('uses the system time by default', () => {
  expect(Math.abs(startClock().now().getTime() - Date.now())).toBeLessThan(1_000);
});

it('starts at the given instant and runs on', async () => {
  const clock = startClock('2024-04-12T09:00:00Z');
  const shown = clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z');
  expect(shown).toBeLessThan(1_000);
  await sleep(20);
  expect(clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z')).toBeGreaterThan(shown + 10);
});

it('refuses to start from an invalid instant', () => {
  expect(() => startClock('yesterday')).toThrow('"yesterday"');
});

it('shows the later of two instants when moved forward', () => {
  const clock = startClock('2024-04-12T09:00:00Z/2024-04-12T20:59:59Z');
  expect(clock.now().toISOString()).toMatch(/^2024-04-12T09:00/);
  process.emit('SIGUSR2');
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse('2024-04-12T20:59:59Z'));
});
