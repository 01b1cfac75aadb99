import { afterEach, expect, it } from 'vitest';
import { shownNoon } from './shown-noon.ts';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Tongatapu',
  'Pacific/Auckland',
  'Africa/Addis_Ababa',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
];

it.each(zones)('a stored day is shown as the same day in %s', zone => {
  process.env.TZ = zone;
  for (const stored of ['2026-11-20T12:00:00.000Z', '2026-11-20', new Date('2026-11-20T12:00:00Z')]) {
    const noon = shownNoon(stored);
    expect([noon?.getFullYear(), noon?.getMonth(), noon?.getDate()]).toEqual([2026, 10, 20]);
  }
  expect(shownNoon(undefined)).toBeNull();
  expect(shownNoon('soon')).toBeNull();
});
