import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockAt,
  countClocks,
  dayIn,
  daysBetween,
  isIsoDay,
  isTimeZone,
  offsetAt,
  toInstant,
} from './zoned-time.ts';

describe('toInstant', () => {
  it.each([
    ['2026-11-20', '17:00', 'Africa/Addis_Ababa', '2026-11-20T14:00:00.000Z'],
    ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-07-15', '09:30', 'Asia/Kathmandu', '2026-07-15T03:45:00.000Z'],
    ['2026-07-15', '00:00', 'UTC', '2026-07-15T00:00:00.000Z'],
  ])('%s %s in %s is the instant %s', (day, time, zone, expected) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(expected);
  });

  it('a time skipped at the start of daylight-saving time is moved forward', () => {
    expect(toInstant('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('a time that occurs twice at the end of daylight-saving time is the first of the two', () => {
    expect(toInstant('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('local times around the day that Samoa skipped are converted correctly', () => {
    expect(toInstant('2011-12-29', '23:59', 'Pacific/Apia').toISOString()).toBe('2011-12-30T09:59:00.000Z');
    expect(toInstant('2011-12-31', '00:00', 'Pacific/Apia').toISOString()).toBe('2011-12-30T10:00:00.000Z');
    expect(toInstant('2011-12-30', '12:00', 'Pacific/Apia').toISOString()).toBe('2011-12-30T22:00:00.000Z');
  });
});

it.each([
  ['2028-02-29', true],
  ['1969-12-31', true],
  ['0204-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-01-01T00:00', false],
  ['on 2026-01-01', false],
  ['+002026-01-01', false],
  ['', false],
])('isIsoDay of %j is %s', (text, exists) => {
  expect(isIsoDay(text)).toBe(exists);
});

it('days are counted over month ends, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

describe('the clocks of a zone', () => {
  it.each([
    ['America/New_York', '2026-03-08T06:59:59.999Z', '2026-03-08T01:59:59', -5],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00:00', -4],
    ['Africa/Addis_Ababa', '2026-12-31T21:00:00.500Z', '2027-01-01T00:00:00', 3],
    ['Asia/Kathmandu', '2026-07-15T03:45:07.000Z', '2026-07-15T09:30:07', 5.75],
    ['UTC', '1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59', 0],
  ])('clocks in %s at %s show %s, %d hours ahead of UTC', (zone, instant, shown, hours) => {
    expect(clockAt(zone, new Date(instant))).toBe(shown);
    expect(offsetAt(Date.parse(instant), zone)).toBe(hours * 3_600_000);
    expect(dayIn(zone, new Date(instant))).toBe(shown.slice(0, 10));
  });
});

it('one formatter is kept for a zone, whatever the case of its name', () => {
  isTimeZone('Europe/Berlin');
  const before = countClocks();
  expect(isTimeZone('EUROPE/berlin')).toBe(true);
  expect(offsetAt(0, 'eUROPE/bERLIN')).toBe(3_600_000);
  for (const name of ['Europe/Nowhere', '+05:30', 'CET/', '', 'a'.repeat(5_000)])
    expect(isTimeZone(name)).toBe(false);
  expect(countClocks()).toBe(before);
});
