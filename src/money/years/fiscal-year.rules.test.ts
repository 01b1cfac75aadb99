import { expect, it } from 'vitest';
import { ethiopianParts } from '#core/dates.ts';
import { addDays, daysBetween } from '#core/zoned-time.ts';
import { fiscalYear, monthName } from './fiscal-year.rules.ts';

const years = Array.from({ length: 40 }, (_, at) => 2010 + at);

it('the months of a fiscal year follow each other without a gap, in either calendar', () => {
  for (const start of ['gregorian', 'ethiopian'] as const)
    for (const year of years) {
      const { first, last, months } = fiscalYear(year, start);
      expect(months.map(month => month.first).slice(1), `${start} ${year}`).toEqual(
        months.slice(0, -1).map(month => addDays(month.last, 1)),
      );
      expect([365, 366]).toContain(daysBetween(first, last) + 1);
      expect(addDays(last, 1)).toBe(fiscalYear(year + 1, start).first);
    }
});

it('an Ethiopian fiscal year runs from 1 Hamle to 30 Sene of the year in which it ends, with Pagume in it', () => {
  for (const year of years) {
    const { first, last, months } = fiscalYear(year, 'ethiopian');
    expect(ethiopianParts(first)).toMatchObject({ month: 'ሐምሌ', day: '1' });
    expect(ethiopianParts(last)).toMatchObject({ month: 'ሰኔ', day: '30', year: String(year - 8) });
    expect(months).toHaveLength(13);
    expect(last.slice(0, 4)).toBe(String(year));
  }
});

it('a month is named in both calendars, in that of the language first', () => {
  const [january] = fiscalYear(2024, 'gregorian').months;
  const [hamle] = fiscalYear(2024, 'ethiopian').months;
  if (!january || !hamle) throw new Error('no months');
  expect(monthName(january, 'en')).toBe('Jan 2024 (Tahsas–Tir 2016)');
  expect(monthName(january, 'am')).toBe('ታኅሣሥ–ጥር 2016 (Jan 2024)');
  expect(monthName(hamle, 'en')).toBe('Jul 08 – Aug 06, 2023 (Hamle 2015)');
  expect(monthName(hamle, 'am')).toBe('ሐምሌ 2015 (Jul 08 – Aug 06, 2023)');
});
