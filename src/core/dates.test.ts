import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatEthiopian,
  formatEthiopianInLatin,
  formatEthiopianShort,
  parsePostDate,
} from './dates.ts';

describe('formatDate', () => {
  it('[TIME-02] a stored day is shown as "MMM DD, YYYY"', () => {
    expect(formatDate('2024-12-05')).toBe('Dec 05, 2024');
    expect(formatDate('2025-09-30')).toBe('Sep 30, 2025');
  });

  it('[TIME-02] an instant is shown as its day in the given zone', () => {
    const lateInNewYork = new Date('2024-12-06T03:30:00Z');
    expect(formatDate(lateInNewYork, { timeZone: 'America/New_York' })).toBe('Dec 05, 2024');
    expect(formatDate(lateInNewYork, { timeZone: 'Africa/Addis_Ababa' })).toBe('Dec 06, 2024');
    expect(formatDate('2024-12-06T03:30:00.000Z', { timeZone: 'America/New_York' })).toBe('Dec 05, 2024');
  });

  it('formatDate throws on an invalid date', () => {
    expect(() => formatDate('12-dd-2025')).toThrow(new RangeError('Not a date: 12-dd-2025'));
  });

  it('dates are formatted in UTC where no zone is given', () => {
    expect(formatDate(new Date('2024-12-05T23:59:59Z'))).toBe('Dec 05, 2024');
    expect(formatEthiopian(new Date('2024-12-05T23:59:59Z'))).toBe('ኅዳር 26 ቀን 2017 ዓ.ም.');
    expect(formatEthiopianInLatin(new Date('2024-12-05T23:59:59Z'))).toBe('26 Hidar 2017');
  });

  it.each(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])(
    'a month is abbreviated as %s, and parsed back',
    name => {
      const day = parsePostDate(`${name} 15, 2023`) ?? '';
      expect(new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' })).toContain(name);
      expect(formatDate(day)).toBe(`${name} 15, 2023`);
    },
  );
});

describe('parsePostDate', () => {
  it.each([
    ['2024-12-05', '2024-12-05'],
    ['2024-12-05T00:00:00.000Z', '2024-12-05'],
    ['Dec 05, 2024', '2024-12-05'],
    ['Feb 29, 2024', '2024-02-29'],
  ])('the date %s is parsed as the day %s', (text, day) => {
    expect(parsePostDate(text)).toBe(day);
  });

  it.each([
    '12-dd-2025',
    'Feb 30, 2024',
    'Dez 05, 2024',
    'Dec 5, 2024',
    'soon',
    '',
    '2024-13-01',
    '2024-02-30',
    '2024-12-05Tx',
    '2024',
    '2024-12',
    'on Dec 05, 2024',
    'Dec 05, 2024 at noon',
    'on 2024-12-05',
    '2024-12-05 at noon',
    '12024-12-05',
    'on 2024-12-05T10:00:00Z',
    'Fri Dec 05, 2024 2024-12-05T10:00:00Z',
  ])('the date "%s" is rejected', text => {
    expect(parsePostDate(text)).toBeNull();
  });

  it('parsePostDate returns null for a missing date', () => {
    expect(parsePostDate(null)).toBeNull();
    expect(parsePostDate(undefined)).toBeNull();
  });
});

describe('formatEthiopian', () => {
  it('an Ethiopian date has month, day, year and era, as people write them in Amharic', () => {
    expect(formatEthiopian('2024-12-05')).toBe('ኅዳር 26 ቀን 2017 ዓ.ም.');
    expect(formatEthiopian('2024-09-11')).toBe('መስከረም 1 ቀን 2017 ዓ.ም.');
    expect(formatEthiopian(new Date('2024-09-10T22:00:00Z'), { timeZone: 'Africa/Addis_Ababa' })).toBe(
      'መስከረም 1 ቀን 2017 ዓ.ም.',
    );
  });

  it('the short Ethiopian date has no era', () => {
    expect(formatEthiopianShort('2024-12-05')).toBe('ኅዳር 26፣ 2017');
    expect(formatEthiopianShort(new Date('2024-09-10T22:00:00Z'), { timeZone: 'Africa/Addis_Ababa' })).toBe(
      'መስከረም 1፣ 2017',
    );
  });

  it('the Ethiopian date comes before the Gregorian date, on Amharic pages only', () => {
    expect(formatDay('2024-12-05', 'am')).toBe('ኅዳር 26 ቀን 2017 ዓ.ም. (Dec 05, 2024)');
    expect(formatDay('2024-12-05', 'en')).toBe('Dec 05, 2024');
  });
});
