import { describe, expect, it } from 'vitest';
import { dayIn, toInstant } from './zoned-time.ts';

describe('conversion of every half hour of a year', () => {
  it.each([
    'Africa/Addis_Ababa',
    'America/New_York',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kathmandu',
  ])(
    'every half hour of a year converts to the local time of %s and back',
    zone => {
      const wrong: string[] = [];
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const seen = new Set<string>();
      for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 1_800_000) {
        const [day = '', time = ''] = clock.format(at).split(' ');
        if (dayIn(zone, new Date(at)) !== day) wrong.push(`day of ${new Date(at).toISOString()}`);
        const wall = `${day} ${time}`;
        // The second occurrence of a local time at the end of daylight saving maps to the first.
        if (seen.has(wall)) continue;
        seen.add(wall);
        if (toInstant(day, time, zone).getTime() !== at)
          wrong.push(`${wall} from ${new Date(at).toISOString()}`);
      }
      expect(wrong).toEqual([]);
    },
    30_000,
  );
});
