import { describe, expect, it } from 'vitest';
import { amharicDates, type DateLanguage, days, months } from './amharic-dates.rules.ts';

const english: DateLanguage = {
  code: 'en-US',
  localize: { era: () => 'AD', month: () => 'November', ordinalNumber: () => '25th' },
  match: { month: () => ({ value: 10, rest: '' }), era: () => null },
  formatDistance: () => 'about 3 hours',
};
const amharic = amharicDates(english);
const speak = (part: string, value: unknown) => amharic.localize[part]?.(value as never, { width: 'wide' });

describe('dates of the admin in Amharic', () => {
  it('Amharic names of months and weekdays equal those of Intl', () => {
    const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) =>
      dates.map(date => new Intl.DateTimeFormat('am', { ...options, timeZone: 'UTC' }).format(date));
    const each = (count: number, toDate: (at: number) => number) =>
      Array.from({ length: count }, (_, at) => new Date(toDate(at)));
    expect([...months]).toEqual(
      named(
        { month: 'long' },
        each(12, at => Date.UTC(2026, at, 1)),
      ),
    );
    expect([...days]).toEqual(
      named(
        { weekday: 'long' },
        each(7, at => Date.UTC(2026, 0, 4 + at)),
      ),
    );
    expect([speak('month', 10), speak('day', 3), speak('ordinalNumber', 25)]).toEqual(['ኖቬምበር', 'ረቡዕ', '25']);
    expect([speak('dayPeriod', 'am'), speak('dayPeriod', 'pm')]).toEqual(['ጠዋት', 'ከሰዓት']);
  });

  it('Amharic dates are parsed from what a form field shows, and English month names as before', () => {
    expect(amharic.match.month?.('ኖቬምበር 25')).toEqual({ value: 10, rest: ' 25' });
    expect(amharic.match.day?.('ረቡዕ')).toEqual({ value: 3, rest: '' });
    expect(amharic.match.dayPeriod?.('ከሰዓት')).toEqual({ value: 'pm', rest: '' });
    expect(amharic.match.month?.('November')).toEqual({ value: 10, rest: '' });
    expect(amharic.match.day?.('Friday')).toBeNull();
    expect(amharic.match.month?.('ጃንዋሪ 1')).toEqual({ value: 0, rest: ' 1' });
    expect(amharic.match.dayPeriod?.('ጠዋት 3:00')).toEqual({ value: 'am', rest: ' 3:00' });
    expect(amharic.match.dayPeriod?.('3:00 ጠዋት')).toBeNull();
    const unread: DateLanguage = { ...english, match: {} };
    expect(amharicDates(unread).match.month?.('November')).toBeNull();
  });

  it('distances in time are written in Amharic', () => {
    const distances = [
      ['lessThanXMinutes', 1, 'ከ1 ደቂቃ በታች'],
      ['xMinutes', 5, '5 ደቂቃ'],
      ['aboutXHours', 3, '3 ሰዓት ገደማ'],
      ['xDays', 2, '2 ቀን'],
      ['overXYears', 1, 'ከ1 ዓመት በላይ'],
      ['halfAMinute', 0, 'ግማሽ ደቂቃ'],
      ['almostXYears', 2, '2 ዓመት ገደማ'],
      ['xSomething', 2, '2 '],
    ] as const;
    for (const [token, count, words] of distances) expect(amharic.formatDistance(token, count)).toBe(words);
  });

  it('the English date locale stays unchanged, and eras fall back to it', () => {
    expect(speak('era', 1)).toBe('AD');
    expect([speak('month', 12), speak('day', 7), speak('dayPeriod', 'dusk')]).toEqual(['', '', 'dusk']);
    expect([english.code, english.formatDistance('x', 1)]).toEqual(['en-US', 'about 3 hours']);
  });
});
