import { dayNumber } from './ethiopian-days.rules.ts';

/**
 * Days since 1970-01-01 of Fasika, the Easter of the Ethiopian and the other Orthodox churches, in a Gregorian year:
 * the Sunday after the full moon of the Julian computus (J. Meeus, Astronomical Algorithms, chapter 8).
 */
export function fasikaIn(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + toSunday + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return dayNumber(written) + julianLag(year);
}

/** How many days the Julian calendar is behind the Gregorian one, from March of that year on. */
function julianLag(year: number): number {
  return Math.floor(year / 100) - Math.floor(year / 400) - 2;
}
