import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  ethiopianDayOf,
  isEthiopianLeapYear,
  numberOfEthiopianDay,
} from './ethiopian-days.rules.ts';

describe('days of the Ethiopian calendar', () => {
  it.each([
    ['2015-01-01', 2007, 4, 23],
    ['2024-09-10', 2016, 13, 5],
    ['2024-09-11', 2017, 1, 1],
    ['2024-12-05', 2017, 3, 26],
    ['2027-09-11', 2019, 13, 6],
    ['2028-01-07', 2020, 4, 28],
    ['2060-12-31', 2053, 4, 22],
  ])('%s is the day %i-%i-%i, in both directions', (isoDay, year, month, day) => {
    expect(ethiopianDayOf(dayNumber(isoDay))).toEqual({ year, month, day });
    expect(numberOfEthiopianDay({ year, month, day })).toBe(dayNumber(isoDay));
  });

  it('gives the year before a New Year on 12 September a sixth day of Pagume', () => {
    expect(isEthiopianLeapYear(2015)).toBe(true);
    expect(ethiopianDayOf(dayNumber('2023-09-11'))).toEqual({ year: 2015, month: 13, day: 6 });
    expect(ethiopianDayOf(dayNumber('2023-09-12'))).toEqual({ year: 2016, month: 1, day: 1 });
  });
});
