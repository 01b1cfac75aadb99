import { daysBetween } from '#core/zoned-time.ts';

/**
 * Arithmetic of the Ethiopian calendar: twelve months of 30 days and a thirteenth (Pagume) of 5, or 6 when the year
 * modulo 4 is 3. Days are numbered from 1 January 1970, so that ranges are sums.
 */
type EthiopianDay = { year: number; month: number; day: number };

/** Days from 1 Meskerem of year 1 (29 August 8, Julian) to 1 January 1970. */
const daysBefore1970 = 716_367;

/** Days since 1970-01-01 of a day written `YYYY-MM-DD`. */
export function dayNumber(isoDay: string): number {
  return daysBetween('1970-01-01', isoDay);
}

/** Whether a year has 366 days: the one before an Ethiopian New Year on 12 September. */
export function isEthiopianLeapYear(year: number): boolean {
  return year % 4 === 3;
}

/** Days since 1970-01-01 of an Ethiopian day. */
export function numberOfEthiopianDay({ year, month, day }: EthiopianDay): number {
  return 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + (day - 1) - daysBefore1970;
}

/** The Ethiopian day of a number of days since 1970-01-01. */
export function ethiopianDayOf(number: number): EthiopianDay {
  const days = number + daysBefore1970;
  const year = Math.floor((4 * days + 1463) / 1461);
  const dayOfYear = days - (365 * (year - 1) + Math.floor(year / 4));
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}

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
