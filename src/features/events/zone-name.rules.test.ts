import { expect, it } from 'vitest';
import { zoneName } from './zone-name.rules.ts';

it.each([
  ['2026-01-15', 'America/Chicago', 'en', 'Central Standard Time'],
  ['2026-07-15', 'America/Chicago', 'en', 'Central Daylight Time'],
  ['2026-03-08', 'America/Chicago', 'en', 'Central Daylight Time'],
  ['2026-01-15', 'Africa/Addis_Ababa', 'en', 'East Africa Time'],
  ['2026-01-15', 'Africa/Addis_Ababa', 'am', 'የምስራቅ አፍሪካ ሰዓት'],
] as const)('on %s the zone %s is called in %s: %s', (date, timeZone, locale, name) => {
  expect(zoneName({ date, timeZone }, locale)).toBe(name);
});

it('without a day it has its general name', () => {
  expect(zoneName({ date: null, timeZone: 'America/Chicago' }, 'en')).toBe('Central Time');
});
