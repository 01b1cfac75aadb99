import { describe, expect, it } from 'vitest';
import { dayOf, dayParts, formatDate, formatDay, formatEthiopian, parsePostDate } from './dates.ts';

describe('formatDate', () => {
  it('[TIME-02] shows a stored day as "MMM DD, YYYY"', () => {
    expect(formatDate('2024-12-05')).toBe('Dec 05, 2024');
    expect(formatDate('2025-09-30')).toBe('Sep 30, 2025');
  });

  it('[TIME-02] shows an instant as the day it is in the given zone', () => {
    const lateInNewYork = new Date('2024-12-06T03:30:00Z');
    expect(formatDate(lateInNewYork, { timeZone: 'America/New_York' })).toBe('Dec 05, 2024');
    expect(formatDate(lateInNewYork, { timeZone: 'Africa/Addis_Ababa' })).toBe('Dec 06, 2024');
    expect(formatDate('2024-12-06T03:30:00.000Z', { timeZone: 'America/New_York' })).toBe('Dec 05, 2024');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('12-dd-2025')).toThrow(RangeError);
  });
});

describe('parsePostDate', () => {
  it.each([
    ['2024-12-05', '2024-12-05'],
    ['2024-12-05T00:00:00.000Z', '2024-12-05'],
    ['Dec 05, 2024', '2024-12-05'],
    ['Feb 29, 2024', '2024-02-29'],
  ])('reads %s as the day %s', (text, day) => {
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
  ])('does not take "%s" for a date', text => {
    expect(parsePostDate(text)).toBeNull();
  });

  it('does not take a missing text for a date', () => {
    expect(parsePostDate(null)).toBeNull();
    expect(parsePostDate(undefined)).toBeNull();
  });
});

/** The day in the Ethiopian calendar reckoned without ICU: twelve months of 30 days and a short one, a leap day
 * every fourth year, counted from a day whose two names are known (11 September 2015 = 6 Pagumen 2007). */
function reckonEthiopian(isoDay: string): { year: number; month: number; day: number } {
  let days = Math.round((Date.parse(isoDay) - Date.parse('2015-09-12')) / 86_400_000);
  let year = 2008;
  const length = (of: number) => (of % 4 === 3 ? 366 : 365);
  for (; days < 0; days += length(year)) year -= 1;
  for (; days >= length(year); year += 1) days -= length(year);
  return { year, month: Math.floor(days / 30) + 1, day: (days % 30) + 1 };
}

const ethiopianMonths = 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' ');

describe('formatEthiopian', () => {
  it('gives day, month and year in Amharic', () => {
    expect(formatEthiopian('2024-12-05')).toBe('26 ኅዳር 2017');
    expect(formatEthiopian('2024-09-11')).toBe('1 መስከረም 2017');
    expect(formatEthiopian(new Date('2024-09-10T22:00:00Z'), { timeZone: 'Africa/Addis_Ababa' })).toBe(
      '1 መስከረም 2017',
    );
  });

  it('stands before the day as the rest of the world writes it, on Amharic pages alone', () => {
    expect(formatDay('2024-12-05', 'am')).toBe('26 ኅዳር 2017 (Dec 05, 2024)');
    expect(formatDay('2024-12-05', 'en')).toBe('Dec 05, 2024');
    expect(dayParts('2024-12-05', 'am')).toEqual({ number: '26', month: 'ኅዳር', year: '2017' });
    expect(dayParts('2024-12-05', 'en')).toEqual({ number: '5', month: 'December', year: '2024' });
  });

  it('agrees with a reckoning of our own on every day from 2015 to 2040', () => {
    const wrong: string[] = [];
    for (let at = Date.parse('2015-01-01'); at <= Date.parse('2040-12-31'); at += 86_400_000) {
      const isoDay = dayOf(new Date(at));
      const { year, month, day } = reckonEthiopian(isoDay);
      const expected = `${day} ${ethiopianMonths[month - 1]} ${year}`;
      if (
        formatEthiopian(isoDay) !== expected ||
        Object.values(dayParts(isoDay, 'am')).join(' ') !== expected
      )
        wrong.push(`${isoDay}: ${formatEthiopian(isoDay)} not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
