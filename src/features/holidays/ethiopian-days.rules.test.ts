import { describe, expect, it } from 'vitest';
import { addDays } from '#core/zoned-time.ts';
import { defaultHolidays } from './default-holidays.rules.ts';
import {
  dayNumber,
  ethiopianDayOf,
  fasikaIn,
  isEthiopianLeapYear,
  numberOfEthiopianDay,
} from './ethiopian-days.rules.ts';
import { holidayOn } from './holiday.rules.ts';

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

const dayOf = (year: number) => addDays('1970-01-01', fasikaIn(year));

describe('Fasika', () => {
  it('is on the days the church celebrated it and will', () => {
    const days = {
      1900: '1900-04-22',
      2000: '2000-04-30',
      2023: '2023-04-16',
      2024: '2024-05-05',
      2025: '2025-04-20',
      2026: '2026-04-12',
      2027: '2027-05-02',
      2028: '2028-04-16',
      2029: '2029-04-08',
      2030: '2030-04-28',
    };
    for (const [year, day] of Object.entries(days)) expect(dayOf(Number(year))).toBe(day);
  });

  it('is a Sunday between 4 April and 8 May, from 1900 to 2099', () => {
    for (let year = 1900; year < 2100; year += 1) {
      const day = dayOf(year);
      expect(new Date(day).getUTCDay(), day).toBe(0);
      expect(day >= `${year}-04-04` && day <= `${year}-05-08`, day).toBe(true);
    }
  });

  it('is among the default holidays, with the week before it, in every year', () => {
    const fasika = defaultHolidays.filter(({ id }) => id === 'fasika');
    const isOn = (day: string) => holidayOn(fasika, day) !== null;
    expect(fasika).toHaveLength(1);
    for (const year of [2024, 2026, 2027]) {
      const day = dayOf(year);
      expect([-7, -6, 0, 1].map(days => isOn(addDays(day, days)))).toEqual([false, true, true, false]);
    }
  });
});
