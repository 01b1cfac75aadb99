import { addDays, daysBetween, type IsoDay } from '#core/zoned-time.ts';

/**
 * How a yearly holiday recurs: on the same Gregorian days, with its feast on the same Ethiopian day, like Genna, which
 * is a day earlier in the year after a leap year (28 Tahsas, not 29), or like Fasika, which moves with the moon.
 */
const holidayReckonings = ['gregorian', 'ethiopian', 'genna', 'fasika'] as const;
type HolidayReckoning = (typeof holidayReckonings)[number];

/** The first occurrence (inclusive, `YYYY-MM-DD`) and how it recurs. */
export type HolidayRange = {
  startDate: string;
  endDate: string;
  yearly: boolean;
  reckoning: HolidayReckoning;
};

/** The days of a holiday as stored. */
export type StoredRange = {
  date: { startDate: string; endDate: string };
  yearly?: boolean | null;
  reckoning?: HolidayReckoning | null;
};

/** The range of a stored holiday, whose days are noon UTC. */
export const toRange = <Stored extends StoredRange>({ date, yearly, reckoning, ...holiday }: Stored) => ({
  ...holiday,
  startDate: date.startDate.slice(0, 10),
  endDate: date.endDate.slice(0, 10),
  yearly: yearly === true,
  reckoning: reckoning ?? ('gregorian' as const),
});

type Days = { first: number; last: number };

/** One occurrence of a holiday; both days are inclusive. */
type Occurrence<Holiday> = { holiday: Holiday; from: IsoDay; to: IsoDay };

/** The holiday that colours the site on a day: if several, the one that started last; null if none. */
export function holidayOn<Holiday extends HolidayRange>(holidays: readonly Holiday[], day: IsoDay) {
  const on = holidaysNear(holidays, day).filter(({ from, to }) => from <= day && day <= to);
  return on.at(-1)?.holiday ?? null;
}

/** How many days a visitor's day may differ from the server's: stored pages are read later, and clocks can be wrong. */
const daysApart = 366;

/** Holidays within a year of that day, sorted by start, so that the last one containing a day applies to it. */
export function holidaysNear<Holiday extends HolidayRange>(
  holidays: readonly Holiday[],
  day: IsoDay,
): Occurrence<Holiday>[] {
  const wanted = dayNumber(day);
  return holidays
    .flatMap(holiday => occurrencesAround(holiday, day).map(days => ({ holiday, ...days })))
    .filter(({ first, last }) => first - daysApart <= wanted && wanted <= last + daysApart)
    .sort((one, other) => one.first - other.first)
    .map(({ holiday, first, last }) => ({ holiday, from: toIsoDay(first), to: toIsoDay(last) }));
}

/** The feast days of the Ethiopian calendar among these holidays, on which nobody meets visitors. */
export const feastDays = (near: readonly Occurrence<HolidayRange>[]): IsoDay[] =>
  near
    .filter(({ holiday: { yearly, reckoning } }) => yearly && reckoning !== 'gregorian')
    .map(({ to }) => to);

/** The next day on which the result of `holidayOn` may change; null for never. */
export function nextHolidayChange(holidays: readonly HolidayRange[], day: IsoDay): IsoDay | null {
  const today = dayNumber(day);
  const changes = holidays
    .flatMap(holiday => occurrencesAround(holiday, day))
    .flatMap(({ first, last }) => [first, last + 1])
    .filter(turn => turn > today);
  return changes.length > 0 ? toIsoDay(Math.min(...changes)) : null;
}

/** The stored range; for a yearly holiday its occurrences in the years around a day. */
function occurrencesAround(range: HolidayRange, day: IsoDay): Days[] {
  const year = Number(day.slice(0, 4));
  const stated = { first: dayNumber(range.startDate), last: dayNumber(range.endDate) };
  return range.yearly ? [year - 1, year, year + 1].map(turn => occurrenceIn(range, stated, turn)) : [stated];
}

function toIsoDay(number: number): IsoDay {
  return addDays('1970-01-01', number);
}

/** The occurrence in another year, anchored at its last day, the feast, in both calendars. */
function occurrenceIn({ startDate, endDate, reckoning }: HolidayRange, stated: Days, year: number): Days {
  if (reckoning === 'gregorian') {
    const crossing = Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4));
    return { first: sameDayIn(year - crossing, startDate), last: sameDayIn(year, endDate) };
  }
  const feast = feastIn(year, reckoning, stated.last);
  return { first: feast - (stated.last - stated.first), last: feast };
}

function feastIn(year: number, reckoning: HolidayReckoning, stated: number): number {
  if (reckoning === 'genna') return gennaIn(year);
  return reckoning === 'fasika' ? fasikaIn(year) : sameEthiopianDayIn(year, stated);
}

/** 29 February becomes 1 March in other years. */
function sameDayIn(year: number, isoDay: string): number {
  const [month, day] = [Number(isoDay.slice(5, 7)), Number(isoDay.slice(8, 10))];
  return dayNumber(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}

/** The Ethiopian New Year in Gregorian year Y starts year Y - 7. */
function sameEthiopianDayIn(year: number, feast: number): number {
  const { month, day } = toEthiopianDay(feast);
  return toDayNumber({ year: year - 7, month, day });
}

function gennaIn(year: number): number {
  const ethiopianYear = year - 7;
  const day = isEthiopianLeapYear(ethiopianYear - 1) ? 28 : 29;
  return toDayNumber({ year: ethiopianYear, month: 4, day });
}

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
export function toDayNumber({ year, month, day }: EthiopianDay): number {
  return 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + (day - 1) - daysBefore1970;
}

/** The Ethiopian day of a number of days since 1970-01-01. */
export function toEthiopianDay(number: number): EthiopianDay {
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
