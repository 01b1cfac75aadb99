import { describe, expect, it } from 'vitest';
import { addDays, dayIn, daysBetween, instantOf } from './zoned-time.ts';

describe('instantOf', () => {
  it.each([
    ['2026-11-20', '17:00', 'Africa/Addis_Ababa', '2026-11-20T14:00:00.000Z'],
    ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-07-15', '09:30', 'Asia/Kathmandu', '2026-07-15T03:45:00.000Z'],
    ['2026-07-15', '00:00', 'UTC', '2026-07-15T00:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, expected) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(expected);
  });

  it('moves a time on that the start of daylight-saving time skips', () => {
    expect(instantOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('means the first of a time that the end of daylight-saving time brings twice', () => {
    expect(instantOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('keeps the right day around the one Samoa left out', () => {
    expect(instantOf('2011-12-29', '23:59', 'Pacific/Apia').toISOString()).toBe('2011-12-30T09:59:00.000Z');
    expect(instantOf('2011-12-31', '00:00', 'Pacific/Apia').toISOString()).toBe('2011-12-30T10:00:00.000Z');
    expect(instantOf('2011-12-30', '12:00', 'Pacific/Apia').toISOString()).toBe('2011-12-30T22:00:00.000Z');
  });
});

describe('every half hour of a year', () => {
  it.each([
    'Africa/Addis_Ababa',
    'America/New_York',
    'Pacific/Apia',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kathmandu',
  ])(
    'reads the same on the clocks of %s and back',
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
        // The second coming of a clock time at the end of daylight-saving time leads back to the first.
        if (seen.has(wall)) continue;
        seen.add(wall);
        if (instantOf(day, time, zone).getTime() !== at)
          wrong.push(`${wall} from ${new Date(at).toISOString()}`);
      }
      expect(wrong).toEqual([]);
    },
    30_000,
  );
});

it('counts days over month ends, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});
