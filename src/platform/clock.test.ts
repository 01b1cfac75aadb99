import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startClock } from '#platform/clock.ts';

it('goes by the system when nothing else is said', () => {
  expect(Math.abs(startClock().now().getTime() - Date.now())).toBeLessThan(1_000);
});

it('shows the instant it was started from and runs on', async () => {
  const clock = startClock('2024-04-12T09:00:00Z');
  const shown = clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z');
  expect(shown).toBeLessThan(1_000);
  await sleep(20);
  expect(clock.now().getTime() - Date.parse('2024-04-12T09:00:00Z')).toBeGreaterThan(shown + 10);
});

it('refuses to start from what is no instant', () => {
  expect(() => startClock('yesterday')).toThrow('"yesterday"');
});

it('shows the later of two instants once it is told to', () => {
  const clock = startClock('2024-04-12T09:00:00Z/2024-04-12T20:59:59Z');
  expect(clock.now().toISOString()).toMatch(/^2024-04-12T09:00/);
  process.emit('SIGUSR2');
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse('2024-04-12T20:59:59Z'));
});
