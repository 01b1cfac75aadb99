import { describe, expect, it } from 'vitest';
import { formatEthiopian, formatEthiopianInLatin, toIsoDay } from './dates.ts';

/**
 * The day in the Ethiopian calendar, computed without ICU: twelve months of 30 days and a short one, a leap day every
 * fourth year, counted from a day known in both calendars (11 September 2015 = 6 Pagumen 2007).
 */
function reckonEthiopian(isoDay: string): { year: number; month: number; day: number } {
  let days = Math.round((Date.parse(isoDay) - Date.parse('2015-09-12')) / 86_400_000);
  let year = 2008;
  const length = (of: number) => (of % 4 === 3 ? 366 : 365);
  for (; days < 0; days += length(year)) year -= 1;
  for (; days >= length(year); year += 1) days -= length(year);
  return { year, month: Math.floor(days / 30) + 1, day: (days % 30) + 1 };
}

const latinMonths =
  'Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume'.split(' ');
const ethiopianMonths = 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' ');

describe('formatEthiopian', () => {
  it('the Ethiopian date agrees with an independent calculation on every day from 2015 to 2040', () => {
    const wrong: string[] = [];
    for (let at = Date.parse('2015-01-01'); at <= Date.parse('2040-12-31'); at += 86_400_000) {
      const isoDay = toIsoDay(new Date(at));
      const { year, month, day } = reckonEthiopian(isoDay);
      const expected = `${ethiopianMonths[month - 1]} ${day} ቀን ${year} ዓ.ም.`;
      if (formatEthiopian(isoDay) !== expected)
        wrong.push(`${isoDay}: ${formatEthiopian(isoDay)} not ${expected}`);
      const inLatin = `${day} ${latinMonths[month - 1]} ${year}`;
      if (formatEthiopianInLatin(isoDay) !== inLatin)
        wrong.push(`${isoDay}: ${formatEthiopianInLatin(isoDay)} not ${inLatin}`);
    }
    expect(wrong).toEqual([]);
  });
});
