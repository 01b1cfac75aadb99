import { foldEthiopic } from './ethiopic.ts';
import { isIsoDay } from './zoned-time.ts';

/** The order of day, month and year. */
export const dayOrders = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** January to December as people and programs write them in English, German, Dutch, French, Spanish, Italian and Amharic, folded. */
const monthNames = [
  'jan january januar januari janvier janv enero ene gennaio gen ጃንዋሪ ጃንዩወሪ',
  'feb february februar februari fevrier fevr fev febrero febbraio ፌብሩዋሪ ፌብሩወሪ',
  'mar march marz maerz mrz maart mrt mars marzo ማርች',
  'apr april avril avr abril abr aprile ኤፕሪል አፕሪል ኤፕረል',
  'may mai mei mayo maggio mag ሜይ',
  'jun june juni juin junio giugno giu ጁን',
  'jul july juli juillet juil julio luglio lug ጁላይ',
  'aug august augustus aout agosto ago ኦገስት ኦጎስት',
  'sep sept september septembre septiembre settembre set ሴፕቴምበር ሴፕተምበር',
  'oct october okt oktober octobre octubre ottobre ott ኦክቶበር ኦክተውበር',
  'nov november novembre noviembre ኖቬምበር',
  'dec december dez dezember decembre diciembre dic dicembre ዲሴምበር',
].map(names => new Set(names.split(' ').map(foldEthiopic)));

/** The thirteen months of the Ethiopian calendar, which people here use. */
const ethiopianMonths = [
  'መስከረም',
  'ጥቅምት',
  'ኅዳር',
  'ታኅሣሥ ታህሳስ',
  'ጥር',
  'የካቲት',
  'መጋቢት',
  'ሚያዝያ ሚያዚያ',
  'ግንቦት',
  'ሰኔ',
  'ሐምሌ',
  'ነሐሴ',
  'ጳጉሜን ጳጉሜ',
].map(names => new Set(names.split(' ').map(foldEthiopic)));

const weekdays =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+|^(?:እሑድ|ሰኞ|ማክሰኞ|ረቡዕ|ሐሙስ|ዓርብ|ቅዳሜ)\s*[፣,]?\s*/i;

/** The days a text can mean: `any` if certain, otherwise one for each possible order. */
type Meant = { any: string } | Partial<Record<DayOrder, string>>;

/** Reads a day as an ISO day. Without an order only unambiguous texts are read; null when there is no such day. */
export function readDay(text: string, order: DayOrder | null): string | null {
  const meant = daysMeant(text);
  if ('any' in meant) return meant.any;
  return order === null ? null : (meant[order] ?? null);
}

/**
 * The order that the days of a file use: one unambiguous day is enough (`21.11.2026`). `asked` is one of the days if
 * several orders fit all of them and a person has to decide.
 */
export function findDayOrder(texts: readonly string[]): { order: DayOrder | null; asked: string | null } {
  const read = texts.flatMap(text => {
    const meant = daysMeant(text);
    return 'any' in meant || Object.keys(meant).length === 0 ? [] : [{ text, meant }];
  });
  const fits = dayOrders.filter(order => read.every(({ meant }) => meant[order] !== undefined));
  const [first] = fits;
  if (read.length === 0) return { order: null, asked: null };
  if (fits.length === 1 && first) return { order: first, asked: null };
  const differs = read.find(({ meant }) => new Set(Object.values(meant)).size > 1) ?? read[0];
  // Days such as 03/03/2026 mean the same in every order.
  if (first && fits.every(order => read.every(({ meant }) => meant[order] === meant[first])))
    return { order: first, asked: null };
  return { order: null, asked: differs?.text ?? null };
}

/** Longer texts are no days, and would take the patterns below too long. */
const mostCharacters = 60;

function daysMeant(text: string): Meant {
  if (text.length > mostCharacters) return {};
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(weekdays, '')
    .replace(/\s*(?:ዓ\.?\s?ም\.?|እ\.?\s?ኤ\.?\s?አ\.?)$/, '')
    .replace(/\s+ቀን\s+|፣\s*/g, ' ')
    .replace(/(?:[T ]|,\s*)\d{1,2}[:.]\d{2}(?:[:.]\d{2}.*|\s*(?:[AaPp]\.?[Mm]\.?|Z|[+-]\d{2}:?\d{2}))?$/, '')
    .trim();
  return byName(plain) ?? byNumbers(plain);
}

/** `21-NOV-2026`, `Nov 21, 2026`, `21 ኖቬምበር 2026`, `12 ኅዳር 2019` or `ኅዳር 12 ቀን 2019` (Ethiopian): the word says which. */
function byName(text: string): Meant | null {
  const [, before = '', word = '', after = ''] =
    /^([\d\s.,/-]*?)\s*[-./]?\s*([\p{L}\p{M}]{2,})[.,]?\s*[-./]?\s*([\d\s.,/-]*)$/u.exec(text) ?? [];
  const numbers = `${before} ${after}`.match(/\d+/g) ?? [];
  const [one = '', two = ''] = numbers;
  if (word === '' || numbers.length !== 2) return null;
  const [year, day] = one.length === 4 ? [one, two] : [two, one];
  if (day.length > 2 || ![2, 4].includes(year.length)) return null;
  const folded = foldEthiopic(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  const month = monthNames.findIndex(names => names.has(folded)) + 1;
  if (month > 0) return certain(isoDay(year, month, day));
  const ethiopian = ethiopianMonths.findIndex(names => names.has(folded)) + 1;
  return ethiopian > 0 && year.length === 4
    ? certain(fromEthiopian(Number(year), ethiopian, Number(day)))
    : null;
}

const certain = (any: string | null): Meant => (any === null ? {} : { any });

function byNumbers(text: string): Meant {
  const [, one = '', separator = '', two = '', three = ''] =
    /^(\d{1,4})([-/. ])\s?(\d{1,2})\2\s?(\d{1,4})$/.exec(text) ?? [];
  if (separator !== '') return guessOrders(one, two, three);
  if (/^\d{8}$/.test(text)) {
    const yearFirst = isoDay(text.slice(0, 4), Number(text.slice(4, 6)), text.slice(6));
    if (yearFirst && /^(?:19|20)/.test(text)) return { any: yearFirst };
    return guessOrders(text.slice(0, 2), text.slice(2, 4), text.slice(4));
  }
  return /^\d{6}$/.test(text) ? guessOrders(text.slice(0, 2), text.slice(2, 4), text.slice(4)) : {};
}

function guessOrders(one: string, two: string, three: string): Meant {
  if (one.length === 4) return three.length <= 2 ? certain(isoDay(one, Number(two), three)) : {};
  if (one.length > 2 || three.length === 3) return {};
  const meant: [DayOrder, string | null][] = [
    ['day-first', three.length === 1 ? null : isoDay(three, Number(two), one)],
    ['month-first', three.length === 1 ? null : isoDay(three, Number(one), two)],
    ['year-first', one.length === 2 && three.length <= 2 ? isoDay(one, Number(two), three) : null],
  ];
  return Object.fromEntries(meant.filter(([, day]) => day !== null));
}

function isoDay(year: string, month: number, day: string): string | null {
  const iso = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) && /^(?:19|20)/.test(iso) ? iso : null;
}

/** A day of the Ethiopian calendar, whose years have twelve months of 30 days and one of five or six. */
function fromEthiopian(year: number, month: number, day: number): string | null {
  const lastDay = month < 13 ? 30 : year % 4 === 3 ? 6 : 5;
  if (day < 1 || day > lastDay || year < 1900 || year > 2100) return null;
  const daysSince1970 = 365 * year + Math.floor(year / 4) + 30 * month + day + 1_723_825 - 2_440_588;
  return new Date(daysSince1970 * 86_400_000).toISOString().slice(0, 10);
}
