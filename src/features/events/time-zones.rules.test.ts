import { expect, test } from 'vitest';
import { timeZoneProblem } from './event.schema.ts';
import { timeZoneOptions } from './time-zones.rules.ts';

test('every time zone that is offered may be stored, and each is offered once', () => {
  const offered = timeZoneOptions('America/Chicago').map(({ value }) => value);
  expect(offered.filter(zone => timeZoneProblem(zone) !== null)).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.length).toBeGreaterThan(400);
});

test('Addis Ababa comes first, and what is stored is offered even if no browser knows it', () => {
  expect(timeZoneOptions(undefined)[0]).toEqual({
    value: 'Africa/Addis_Ababa',
    label: 'Addis Ababa (Africa)',
  });
  expect(timeZoneOptions('Mars/Olympus_Mons').map(({ label }) => label)).toContain('Olympus Mons (Mars)');
  expect(timeZoneOptions('America/Indiana/Knox').map(({ label }) => label)).toContain(
    'Knox (America, Indiana)',
  );
});
