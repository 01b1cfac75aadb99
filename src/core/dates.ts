import type { Locale } from './locale.ts';
import { dayIn, type IsoDay, isIsoDay } from './zoned-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The thirteen months in both scripts: not every browser knows their Amharic names. */
const ethiopianMonths = [
  ['Meskerem', 'መስከረም'],
  ['Tikimt', 'ጥቅምት'],
  ['Hidar', 'ኅዳር'],
  ['Tahsas', 'ታኅሣሥ'],
  ['Tir', 'ጥር'],
  ['Yekatit', 'የካቲት'],
  ['Megabit', 'መጋቢት'],
  ['Miyazya', 'ሚያዝያ'],
  ['Ginbot', 'ግንቦት'],
  ['Sene', 'ሰኔ'],
  ['Hamle', 'ሐምሌ'],
  ['Nehase', 'ነሐሴ'],
  ['Pagume', 'ጳጉሜን'],
] as const;
// Pure: a script of the browser that does not use it leaves it out.
const ethiopianNumbers = /* @__PURE__ */ new Intl.DateTimeFormat('en-u-ca-ethiopic', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** The time zone an instant is seen from; a plain day needs none. */
export type Place = { timeZone: string };

/**
 * A day as `MMM DD, YYYY`, such as `Dec 05, 2024`, from a stored day or from an instant seen in `timeZone`.
 * Throws a RangeError for a text that is no date.
 */
export function formatDate(date: IsoDay | Date, place: Place = { timeZone: 'UTC' }): string {
  return inLatin(toIsoDay(date, place));
}

function inLatin(isoDay: IsoDay): string {
  const [year, month, day] = isoDay.split('-');
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** The month of a day: `Dec 2024`. */
export const formatMonth = (day: IsoDay): string =>
  `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** The day, month and year of the same day in the Ethiopian calendar, in Amharic. Throws as `formatDate` does. */
export function ethiopianParts(
  date: IsoDay | Date,
  place?: Place,
): { day: string; month: string; year: string } {
  const { day, names, year } = inEthiopia(date, place);
  return { day, month: names[1], year };
}

/** The same day as people write it in Amharic: `ኅዳር 26 ቀን 2017 ዓ.ም.`. Throws as `formatDate` does. */
export function formatEthiopian(date: IsoDay | Date, place?: Place): string {
  const { day, month, year } = ethiopianParts(date, place);
  return `${month} ${day} ቀን ${year} ዓ.ም.`;
}

/** The short form, without the era, for places where the Gregorian day is beside it or room is short: `ኅዳር 26፣ 2017`. */
export function formatEthiopianShort(date: IsoDay | Date, place?: Place): string {
  const { day, month, year } = ethiopianParts(date, place);
  return `${month} ${day}፣ ${year}`;
}

/** The same day in the Ethiopian calendar, in Latin letters: `26 Hidar 2017`. Throws as `formatDate` does. */
export function formatEthiopianInLatin(date: IsoDay | Date, place?: Place): string {
  const { day, names, year } = inEthiopia(date, place);
  return `${day} ${names[0]} ${year}`;
}

function inEthiopia(date: IsoDay | Date, place?: Place) {
  const parts = ethiopianNumbers.formatToParts(new Date(toIsoDay(date, place)));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const names = ethiopianMonths[Number(part('month')) - 1] ?? ethiopianMonths[0];
  return { day: part('day'), names, year: part('year') };
}

/**
 * A day as one line of text in a page's language: `Dec 05, 2024`; in Amharic with the Ethiopian day first, `ኅዳር 26 ቀን
 * 2017 ዓ.ም. (Dec 05, 2024)`. In markup use the Day component, which marks the language of each part.
 */
export function formatDay(day: IsoDay, locale: Locale): string {
  return locale === 'en' ? inLatin(day) : `${formatEthiopian(day)} (${inLatin(day)})`;
}

/** The day of an instant in `timeZone`, or the day a stored text names; a RangeError for anything else. */
export function toIsoDay(date: IsoDay | Date, place: Place = { timeZone: 'UTC' }): IsoDay {
  const day = date instanceof Date ? dayIn(place.timeZone, date) : parsePostDate(date, place);
  if (!day) throw new RangeError(`Not a date: ${String(date)}`);
  return day;
}

/**
 * Reads a stored date: `2024-12-05`, an ISO instant (its day in `timeZone`) or `Dec 05, 2024`. Null if the text has
 * another form or names a day that does not exist.
 */
export function parsePostDate(
  text: string | null | undefined,
  place: Place = { timeZone: 'UTC' },
): IsoDay | null {
  if (!text) return null;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? null : dayIn(place.timeZone, instant);
  }
  const shown = /^([A-Z][a-z]{2}) (\d\d), (\d{4})$/.exec(text);
  const month = months.indexOf(shown?.[1] ?? '') + 1;
  const day = shown ? `${shown[3]}-${String(month).padStart(2, '0')}-${shown[2]}` : text;
  return isIsoDay(day) ? day : null;
}
