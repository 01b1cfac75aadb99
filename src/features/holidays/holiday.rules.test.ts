import { describe, expect, it } from 'vitest';
import { addDays } from '#core/zoned-time.ts';
import { defaultHolidays } from './default-holidays.rules.ts';
import {
  dayNumber,
  fasikaIn,
  type HolidayRange,
  holidayOn,
  holidaysNear,
  isEthiopianLeapYear,
  nextHolidayChange,
  toDayNumber,
  toEthiopianDay,
} from './holiday.rules.ts';
import { textColourProblem } from './holiday.schema.ts';

function holiday(id: string) {
  const found = defaultHolidays.find(candidate => candidate.id === id);
  if (!found) throw new Error(`no default holiday ${id}`);
  return found;
}

/** Whether a holiday colours the site on a day, if there is no other. */
const isHolidayOn = (range: HolidayRange, day: string) => holidayOn([range], day) !== null;

/** The first and last days in a year on which a holiday is on. */
function daysIn(year: number, range: HolidayRange): [string | undefined, string | undefined, number] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isHolidayOn(range, day)) days.push(day);
  return [days[0], days.at(-1), days.length];
}

const once: HolidayRange = {
  startDate: '2024-11-01',
  endDate: '2024-11-29',
  yearly: false,
  reckoning: 'gregorian',
};

describe('holiday mode', () => {
  it('[MODE-07] a holiday is active on the first day of its range', () => {
    expect(isHolidayOn(once, '2024-11-01')).toBe(true);
  });

  it('[MODE-08] a holiday is active on the last day of its range', () => {
    expect(isHolidayOn(once, '2024-11-29')).toBe(true);
  });

  it('[MODE-09] a holiday is not active on the day before its range', () => {
    expect(isHolidayOn(once, '2024-10-31')).toBe(false);
  });

  it('[MODE-10] a holiday is not active on the day after its range', () => {
    expect(isHolidayOn(once, '2024-11-30')).toBe(false);
  });

  it('[MODE-15] a yearly holiday is active every year', () => {
    const yearly = { ...once, yearly: true };
    for (const year of [2022, 2024, 2026, 2099])
      expect(daysIn(year, yearly)).toEqual([`${year}-11-01`, `${year}-11-29`, 29]);
  });

  it('[MODE-16] a holiday that is not yearly is active only in the stated year', () => {
    expect(daysIn(2024, once)[2]).toBe(29);
    expect(daysIn(2023, once)[2]).toBe(0);
    expect(daysIn(2025, once)[2]).toBe(0);
  });

  it('a yearly holiday continues over New Year', () => {
    const overNewYear = { ...once, startDate: '2024-12-30', endDate: '2025-01-02', yearly: true };
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
      expect(isHolidayOn(overNewYear, day), day).toBe(true);
    expect(isHolidayOn(overNewYear, '2026-12-29')).toBe(false);
    expect(isHolidayOn(overNewYear, '2027-01-03')).toBe(false);
  });

  it('the holiday that started later is active where two overlap', () => {
    const month = { ...once, yearly: true, id: 'month' };
    const week = { ...once, startDate: '2024-11-20', endDate: '2024-12-02', yearly: true, id: 'week' };
    expect(holidayOn([week, month], '2026-11-19')?.id).toBe('month');
    expect(holidayOn([week, month], '2026-11-20')?.id).toBe('week');
    expect(holidayOn([month, week], '2026-12-02')?.id).toBe('week');
    expect(holidayOn([month, week], '2026-12-03')).toBeNull();
  });
});

describe('the holidays a page needs', () => {
  const near = (day: string) => holidaysNear(defaultHolidays, day).map(({ holiday }) => holiday.id);

  it('a page has the holidays within a year of its day, because it may be read from a cache later', () => {
    for (const day of ['2026-01-01', '2026-10-30', '2028-02-29'])
      expect(near(day)).toEqual(expect.arrayContaining(defaultHolidays.map(({ id }) => id)));
    for (const day of ['2023-11-01', '2024-11-15', '2025-11-30'])
      expect(holidaysNear([once], day)).toMatchObject([{ from: '2024-11-01', to: '2024-11-29' }]);
    for (const day of ['2023-10-31', '2025-12-01']) expect(holidaysNear([once], day)).toEqual([]);
  });

  it('the holidays of a page are sorted by their start', () => {
    const second = { ...once, startDate: '2024-11-20', endDate: '2024-12-02' };
    const days = holidaysNear([second, once], '2024-11-25').map(({ from, to }) => [from, to]);
    expect(days).toEqual([
      ['2024-11-01', '2024-11-29'],
      ['2024-11-20', '2024-12-02'],
    ]);
  });

  it('the stated day of change is the next day on which any holiday begins or is over', () => {
    const days = Array.from({ length: 1_200 }, (_, after) => addDays('2026-01-01', after));
    const isChanged = (range: HolidayRange, day: string) =>
      isHolidayOn(range, day) !== isHolidayOn(range, addDays(day, -1));
    const changes = days.filter(day => defaultHolidays.some(range => isChanged(range, day)));
    expect(changes.length).toBeGreaterThan(30);
    for (const day of days.filter(day => day < '2029-01-01'))
      expect(nextHolidayChange(defaultHolidays, day), day).toBe(changes.find(change => change > day));
  });

  it('no further change is stated once a holiday that does not recur is over', () => {
    expect(nextHolidayChange([once], '2024-11-29')).toBe('2024-11-30');
    expect(nextHolidayChange([once], '2024-12-01')).toBeNull();
  });
});

describe('the default holidays', () => {
  it('[MODE-13] Thanksgiving runs from 11/01 to 11/29', () => {
    expect(daysIn(2024, holiday('thanksgiving'))).toEqual(['2024-11-01', '2024-11-29', 29]);
  });

  it('[MODE-14] Christmas runs from 12/10 to 12/27', () => {
    expect(daysIn(2024, holiday('christmas'))).toEqual(['2024-12-10', '2024-12-27', 18]);
  });

  it('[MODE-17] Thanksgiving and Christmas recur each year', () => {
    expect(holiday('thanksgiving').yearly).toBe(true);
    expect(holiday('christmas').yearly).toBe(true);
    expect(daysIn(2031, holiday('christmas'))).toEqual(['2031-12-10', '2031-12-27', 18]);
  });

  /** A feast is a Gregorian day later in the year after a leap year; `first` is the first such year here. */
  function expectFeast(id: string, usual: string, afterLeapYear: string, first: number): void {
    expect(daysIn(2025, holiday(id))[1]).toBe(`2025-${usual}`);
    for (const year of [first, first + 4])
      expect(daysIn(year, holiday(id))[1]).toBe(`${year}-${afterLeapYear}`);
  }

  it('[MODE-18] Enkutatash is the New Year on 1 Meskerem', () => {
    expectFeast('enkutatash', '09-11', '09-12', 2023);
  });

  it('[MODE-19] Meskel is on 17 Meskerem', () => {
    expectFeast('meskel', '09-27', '09-28', 2023);
  });

  it('[MODE-21] Timket is on 11 Tirr', () => {
    expectFeast('timket', '01-19', '01-20', 2024);
  });

  it('[MODE-20] Genna is on 7 January, whichever day of Tahsas that is', () => {
    for (const year of [2023, 2024, 2025, 2026, 2027, 2028, 2032])
      expect(daysIn(year, holiday('genna'))).toEqual([`${year}-01-01`, `${year}-01-07`, 7]);
  });

  it('the Ethiopian default holidays last seven days in every year', () => {
    for (const id of ['enkutatash', 'meskel', 'genna', 'timket'])
      for (let year = 2022; year < 2045; year += 1)
        expect(daysIn(year, holiday(id))[2], `${id} ${year}`).toBe(7);
  });

  it('the default holidays have readable text on their main colour', () => {
    for (const { name, theme } of defaultHolidays)
      for (const words of [theme.typo, theme.assist])
        expect(textColourProblem(words, theme.prime), name).toBeNull();
  });
});

describe('days of the Ethiopian calendar', () => {
  it.each([
    ['2015-01-01', 2007, 4, 23],
    ['2024-09-10', 2016, 13, 5],
    ['2024-09-11', 2017, 1, 1],
    ['2024-12-05', 2017, 3, 26],
    ['2027-09-11', 2019, 13, 6],
    ['2028-01-07', 2020, 4, 28],
    ['2060-12-31', 2053, 4, 22],
  ])('%s is the Ethiopian day %i-%i-%i, in both directions', (isoDay, year, month, day) => {
    expect(toEthiopianDay(dayNumber(isoDay))).toEqual({ year, month, day });
    expect(toDayNumber({ year, month, day })).toBe(dayNumber(isoDay));
  });

  it('the Ethiopian year before a New Year on 12 September has a sixth day of Pagume', () => {
    expect(isEthiopianLeapYear(2015)).toBe(true);
    expect(toEthiopianDay(dayNumber('2023-09-11'))).toEqual({ year: 2015, month: 13, day: 6 });
    expect(toEthiopianDay(dayNumber('2023-09-12'))).toEqual({ year: 2016, month: 1, day: 1 });
  });
});

const fasikaDay = (year: number) => addDays('1970-01-01', fasikaIn(year));

describe('Fasika', () => {
  it('Fasika is on the days on which the church celebrates it', () => {
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
    for (const [year, day] of Object.entries(days)) expect(fasikaDay(Number(year))).toBe(day);
  });

  it('Fasika is a Sunday between 4 April and 8 May, from 1900 to 2099', () => {
    for (let year = 1900; year < 2100; year += 1) {
      const day = fasikaDay(year);
      expect(new Date(day).getUTCDay(), day).toBe(0);
      expect(day >= `${year}-04-04` && day <= `${year}-05-08`, day).toBe(true);
    }
  });

  it('Fasika is one of the default holidays, with the six days before it', () => {
    const fasika = defaultHolidays.filter(({ id }) => id === 'fasika');
    const isOn = (day: string) => holidayOn(fasika, day) !== null;
    expect(fasika).toHaveLength(1);
    for (const year of [2024, 2026, 2027]) {
      const day = fasikaDay(year);
      expect([-7, -6, 0, 1].map(days => isOn(addDays(day, days)))).toEqual([false, true, true, false]);
    }
  });
});
