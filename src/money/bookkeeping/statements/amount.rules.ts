import { countDecimals, isCurrency } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';

/** The mark before the decimals. */
export type DecimalMark = '.' | ',';
export type AmountProblem = 'not-an-amount' | 'too-precise' | 'too-large';

/** The parts of an amount as a bank wrote it: `(1.234,50) EUR` is `1.234,50`, minus, EUR. */
export type WrittenAmount = {
  digits: string;
  /** 1 came in, -1 went out, null where the text has no sign, brackets or CR and DR. */
  sign: 1 | -1 | null;
  /** A code of ISO 4217, `$` for one of the dollars, or null. */
  currency: string | null;
};

const sideWords = new Map<string, 1 | -1>([
  ['CR', 1],
  ['C', 1],
  ['H', 1],
  ['DR', -1],
  ['D', -1],
  ['DB', -1],
  ['S', -1],
]);

const currencyWords = new Map([
  ['€', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['£', 'GBP'],
  ['US$', 'USD'],
  ['USD$', 'USD'],
  ['$US', 'USD'],
  ['US DOLLAR', 'USD'],
  ['US DOLLARS', 'USD'],
  ['የአሜሪካ ዶላር', 'USD'],
  ['አሜሪካ ዶላር', 'USD'],
  ['$', '$'],
  ['DOLLAR', '$'],
  ['DOLLARS', '$'],
  ['ዶላር', '$'],
  ['ዩሮ', 'EUR'],
  ['BR', 'ETB'],
  ['BIRR', 'ETB'],
  ['ETHIOPIAN BIRR', 'ETB'],
  ['ብር', 'ETB'],
  ['የኢትዮጵያ ብር', 'ETB'],
  ['ኢትዮጵያ ብር', 'ETB'],
  ['KSH', 'KES'],
  ['KSHS', 'KES'],
  ['SFR', 'CHF'],
  ['FR', 'CHF'],
  ['₹', 'INR'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
]);

/** The currency that a word or a sign names, `$` for one of the dollars; null for anything else. */
export function currencyNamed(word: string): string | null {
  const plain = word.trim().toUpperCase().replace(/\.$/, '');
  return isCurrency(plain) ? plain : (currencyWords.get(plain) ?? null);
}

/** Whether two names of currencies may mean the same: `$` fits every dollar. */
export const sameCurrency = (named: string, currency: string): boolean =>
  named === currency || (named === '$' && /^(?:USD|CAD|AUD|NZD|SGD|HKD|NAD|LRD|TTD|JMD)$/.test(currency));

/** Longer texts are no amounts. */
const mostCharacters = 60;

/** Splits an amount into its parts; null for a text that is no amount, or has two signs or other words. */
export function takeApart(text: string): WrittenAmount | null {
  if (text.length > mostCharacters) return null;
  const plain = text
    .normalize('NFKC')
    .replace(/[−–—‒]/g, '-')
    .trim()
    .toUpperCase();
  const [, before = '', digits = '', after = ''] =
    /^((?:[^\d.,]|(?<=\p{L})\.)*)(\d(?:[\d.,'’ ]*\d)?[.,]?)([^\d,]*)$/u.exec(plain) ?? [];
  // `500.-` may be a whole amount as the Swiss write it, or one that went out.
  if (digits === '' || (/[.,]$/.test(digits) && after.startsWith('-'))) return null;
  const around = `${before} ${after}`;
  const marks = around.match(/[+-]/g) ?? [];
  const brackets = /^[^()]*\([^()]*$/.test(before) && /^[^()]*\)[^()]*$/.test(after);
  if (marks.length + (brackets ? 1 : 0) > 1 || (!brackets && /[()]/.test(around))) return null;
  let sign: WrittenAmount['sign'] = brackets || marks[0] === '-' ? -1 : marks[0] === '+' ? 1 : null;
  let currency: string | null = null;
  for (const word of around
    .replace(/[()+-]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)) {
    const side = sideWords.get(word.replace(/\.$/, ''));
    const named = currencyNamed(word);
    if (side !== undefined && (sign === null || sign === side)) sign = side;
    else if (side === undefined && named !== null && currency === null) currency = named;
    else return null;
  }
  return { digits, sign, currency };
}

const grouped = {
  '.': /^(?:\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*|\d{1,2}(?:(,)\d{2})(?:\2\d{2})*\2\d{3}|\d+)(?:\.(\d*))?$/,
  ',': /^(?:\d{1,3}(?:([.'’ ])\d{3})(?:\1\d{3})*|\d{1,2}(?:(\.)\d{2})(?:\2\d{2})*\2\d{3}|\d+)(?:,(\d*))?$/,
};

/**
 * Reads the digits of an amount (`1.234,50`, `1'234.50`, `12,34,567.80`) with the decimal mark of its file. Groups
 * must be whole: `1,50` with the wrong mark is refused instead of read as 150. So are three digits after the mark, which
 * are a group of thousands elsewhere. @returns smallest units.
 */
export function readDigits(
  digits: string,
  mark: DecimalMark,
  currency: string,
): Outcome<number, AmountProblem> {
  const [fits, , , decimals = ''] = grouped[mark].exec(digits) ?? [];
  if (fits === undefined) return problem('not-an-amount');
  if (decimals.length === 3 && countDecimals(currency) < 3) return problem('too-precise');
  const [whole = ''] = digits.split(mark, 1);
  return smallestUnits(`${whole.replace(/[.,'’ ]/g, '')}.${decimals}`, currency);
}

/** Whether a cell stands for no amount: `-`, `0.00`. */
export const isEmptyAmount = (text: string): boolean =>
  /^[-–—−]*$/.test(text.trim()) ||
  /^n\/?a\.?$/i.test(text.trim()) ||
  /^0+(?:[.,]0*)?$/.test(takeApart(text)?.digits ?? 'x');

/** A cell in smallest units with its own sign, in this currency whatever it names; null if it is no amount. */
export function readUnits(text: string, mark: DecimalMark, currency: string): number | null {
  const apart = takeApart(text);
  const units = apart && readDigits(apart.digits, mark, currency);
  return units?.ok ? units.value * (apart?.sign ?? 1) : null;
}

/** The decimal mark that most amounts of a column show; null if none shows it for certain. */
export function findDecimalMark(digits: readonly string[], currency: string): DecimalMark | null {
  const shown = digits.map(each => findMark(each, countDecimals(currency)));
  const count = (mark: DecimalMark | 'either') => shown.filter(each => each === mark).length;
  const [points, commas] = [count('.'), count(',')];
  if (points !== commas) return points > commas ? '.' : ',';
  return points === 0 && count('either') === 0 ? '.' : null;
}

/** The decimal mark that one amount shows; `either` if it could be both, null if it has none. */
function findMark(digits: string, exponent: number): DecimalMark | 'either' | null {
  const marks = (digits.match(/[.,]/g) ?? []) as DecimalMark[];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other)) return marks.filter(mark => mark === last).length === 1 ? last : null;
  if (marks.length > 1) return other;
  const [whole = '', after = ''] = digits.split(last);
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)) return last;
  return exponent >= 3 ? 'either' : other;
}

/**
 * A plain decimal number (`1234.5`, no grouping) in smallest units, never through a float. Zeros beyond the decimals
 * of the currency are dropped; other digits there are too precise.
 */
export function smallestUnits(written: string, currency: string): Outcome<number, AmountProblem> {
  const match = /^([+-]?)(\d{1,18})(?:\.(\d{0,18}))?$/.exec(written.trim());
  if (!match || !isCurrency(currency)) return problem('not-an-amount');
  const decimals = countDecimals(currency);
  const [, sign, whole, fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(decimals))) return problem('too-precise');
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(units)) return problem('too-large');
  return ok(sign === '-' && units !== 0 ? -units : units);
}
