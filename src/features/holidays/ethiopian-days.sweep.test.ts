import { describe, expect, it } from 'vitest';
import { addDays } from '#core/zoned-time.ts';
import { dayNumber, toDayNumber, toEthiopianDay } from './holiday.rules.ts';

const byIntl = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

function ethiopianDayByIntl(isoDay: string) {
  const parts = byIntl.formatToParts(new Date(isoDay));
  const [year, month, day] = ['year', 'month', 'day'].map(type =>
    Number(parts.find(part => part.type === type)?.value),
  );
  return { year, month, day };
}

describe('days of the Ethiopian calendar', () => {
  it('the Ethiopian calendar agrees with the platform on every day from 2015 to 2060, in both directions', () => {
    for (let day = '2015-01-01'; day < '2061-01-01'; day = addDays(day, 1)) {
      const ethiopian = toEthiopianDay(dayNumber(day));
      expect(ethiopian, day).toEqual(ethiopianDayByIntl(day));
      expect(toDayNumber(ethiopian), day).toBe(dayNumber(day));
    }
  });
});
