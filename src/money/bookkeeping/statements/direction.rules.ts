import type { DecimalMark } from './amount.rules.ts';
import { isEmptyAmount, readUnits, takeApart } from './amount.rules.ts';
import { foldHeading } from './headings.rules.ts';

/** 1 if money came in, -1 if it went out. */
export type Side = 1 | -1;

/** The words of a column that staff said mean money in and money out. */
export type SideWords = { in: string | null; out: string | null };

const incoming =
  /^(?:c|cr|crdt|credit|credited|kredit|kreedit|k|bij|h|haben|gutschrift|in|incoming|money in|paid in|deposit|received|(?:zahlungs)?eingang|einnahme|einzahlung|inkomst|entree|abono|haber|ingreso|entrata|avere|ma|plus)$|^ገቢ/;
const outgoing =
  /^(?:d|dr|db|dt|dbit|debit|debited|debet|deebet|af|s|soll|lastschrift|out|outgoing|money out|paid out|withdrawal|sent|(?:zahlungs)?ausgang|ausgabe|auszahlung|uitgave|sortie|cargo|debe|gasto|uscita|dare|wn|winien|minus)$|^ወጪ/;

/** Which side a word of a bank names, null for any other word. What staff said about a word counts first. */
export function readDirection(text: string, words: SideWords = { in: null, out: null }): Side | null {
  const plain = plainWord(text);
  if (plain === '') return null;
  if (plain === words.in) return 1;
  if (plain === words.out) return -1;
  if (/^[+＋]$/.test(plain)) return 1;
  if (/^[-−–—]$/.test(plain)) return -1;
  const folded = foldHeading(text);
  return incoming.test(folded) ? 1 : outgoing.test(folded) ? -1 : null;
}

/** A word as it is compared and remembered. */
export const plainWord = (text: string): string => text.trim().slice(0, 60).toLowerCase();

/**
 * Whether a column without a telling heading says the direction of its rows. A column of dashes may be an empty one, and
 * a single letter is a class or a code, unless both sides occur or there is no heading.
 */
export function saysDirection(cells: readonly string[], hasHeading: boolean): boolean {
  const filled = cells.filter(cell => cell !== '');
  const sides = filled.map(cell => readDirection(cell));
  const known = sides.filter(side => side !== null);
  if (known.length < filled.length * 0.8 || filled.length < cells.length / 2 || known.length === 0)
    return false;
  return (
    new Set(known).size === 2 ||
    (filled.every(cell => /[\p{L}+]/u.test(cell)) &&
      (!hasHeading || filled.every(cell => /\p{L}{2}/u.test(cell))))
  );
}

/** The words of a direction column that are neither of ours, each once. */
export function unknownWords(cells: readonly string[]): string[] {
  const unknown = cells.filter(cell => cell !== '' && readDirection(cell) === null).map(plainWord);
  return [...new Set(unknown)].slice(0, mostWords);
}

const mostWords = 12;

/** Whether most words of a direction column are understood. */
export function isUnderstood(cells: readonly string[], words: SideWords): boolean {
  const filled = cells.filter(cell => cell !== '');
  return filled.filter(cell => readDirection(cell, words) !== null).length >= filled.length / 2;
}

/**
 * What amounts without a sign are in a column where nothing else says it. Beside amounts with a minus they came in;
 * alone, or beside amounts with a plus or CR, they can be either, so that it is null.
 */
export function unsignedSide(amounts: readonly string[]): Side | null {
  const written = amounts.filter(each => !isEmptyAmount(each)).flatMap(each => takeApart(each) ?? []);
  const signs = new Set(written.map(({ sign }) => sign ?? 'none'));
  if (!signs.has('none')) return 1;
  return signs.has(-1) && !signs.has(1) ? 1 : null;
}

/** The same where balances prove it: each follows from the one before, in the order of the file or from its end. */
export function sideByBalances(
  rows: readonly { amount: string; balance: string }[],
  mark: DecimalMark,
  currency: string,
): Side | null {
  const read = rows.map(({ amount, balance }) => ({
    amount: readUnits(amount, mark, currency),
    balance: readUnits(balance, mark, currency),
    sign: takeApart(amount)?.sign ?? null,
  }));
  if (read.length < 2 || read.some(({ amount, balance }) => amount === null || balance === null)) return null;
  const fits = (side: Side, step: 1 | -1) =>
    read.every(({ amount, balance, sign }, at) => {
      const before = read[at - step];
      const change = sign === null ? side * Number(amount) : Number(amount);
      return !before || Number(balance) - Number(before.balance) === change;
    });
  const sides = ([1, -1] as const).filter(side => fits(side, 1) || fits(side, -1));
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
