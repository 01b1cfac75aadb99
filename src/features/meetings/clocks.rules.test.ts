import { describe, expect, it } from 'vitest';
import { addDays, isTimeZone, toInstant } from '#core/zoned-time.ts';
import { cityName, clockWords, dayAndTime, whenWords } from './clocks.rules.ts';

const zone = 'Africa/Addis_Ababa';

describe('the clocks', () => {
  it('a time zone is named by its city', () => {
    expect([cityName(zone, 'en'), cityName(zone, 'am')]).toEqual(['Addis Ababa', 'አዲስ አበባ']);
    expect(cityName('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires');
    expect(cityName('UTC', 'am')).toBe('UTC');
  });

  it('invalid zone names are rejected', () => {
    for (const real of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])
      expect(isTimeZone(real)).toBe(true);
    for (const none of [
      '',
      'Mars/Olympus',
      'constructor',
      '+03:00',
      'Europe/Berlin\n',
      '../UTC',
      'x'.repeat(999),
    ])
      expect(isTimeZone(none), none).toBe(false);
  });

  it('the day and the time of an instant are those of the zone', () => {
    expect(
      dayAndTime(toInstant(addDays('2026-12-01', 1), '00:30', zone).getTime(), 'America/Chicago'),
    ).toEqual({
      day: '2026-12-01',
      time: '15:30',
    });
  });
});

describe('when a meeting begins, in words', () => {
  const at = Date.parse('2026-12-01T06:30Z');

  it('the start of a meeting is given on both clocks of Addis Ababa and in the visitor’s zone', () => {
    expect(whenWords(at, 'Europe/Berlin', 'en')).toEqual({
      day: 'Dec 01, 2026',
      time: '09:30 in Addis Ababa (3:30 on the Ethiopian clock)',
      there: 'Dec 01, 2026, 07:30 in Berlin',
    });
    expect(whenWords(Date.parse('2026-12-01T04:00Z'), 'America/New_York', 'am')).toEqual({
      day: expect.stringMatching(/Dec 01, 2026/),
      time: 'በአዲስ አበባ ከጠዋቱ 1:00 ሰዓት (07:00)',
      there: expect.stringMatching(/Nov 30, 2026.*፣ በNew York 23:00$/),
    });
  });

  it.each(['Africa/Addis_Ababa', 'Africa/Nairobi'])(
    'the visitor’s own time is omitted in a zone with the time of Addis Ababa: %s',
    zone => {
      expect(whenWords(at, zone, 'en').there).toBe('');
    },
  );
});

describe('a time soon after now, in words', () => {
  const at = Date.parse('2026-12-01T06:30Z');

  it('a time in Addis Ababa is on both of its clocks', () => {
    expect(clockWords(at, zone, 'en')).toBe('09:30 in Addis Ababa (3:30 on the Ethiopian clock)');
    expect(clockWords(at, zone, 'am')).toBe('በአዲስ አበባ ከጠዋቱ 3:30 ሰዓት (09:30)');
  });

  it('a time elsewhere is on the clock of that place, even where it is as late as in Addis Ababa', () => {
    expect(clockWords(at, 'America/Chicago', 'en')).toBe('00:30 in Chicago');
    expect(clockWords(at, 'Africa/Nairobi', 'am')).toBe('በNairobi 09:30');
  });
});
