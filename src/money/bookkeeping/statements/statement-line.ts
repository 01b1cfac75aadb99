import { createHash } from 'node:crypto';
import type { RefusalReason } from '#money/bookkeeping/desk/desk.texts.ts';
import { findPaymentReferences, parsePaymentReference } from '#money/domain/payment-reference.ts';

/** In bytes, more than a year of a large charity needs. Larger files are refused unread. */
export const largestStatement = 20 * 1024 * 1024;

/** The most entries of a file, pending and refused ones too. */
export const mostEntries = 20_000;

/**
 * Why a file cannot be read as a statement. `too-much-to-read`: reading it took too much time or memory. `unreadable`: our reader
 * failed on it.
 */
export type StatementProblem =
  | 'too-large'
  | 'too-many-entries'
  | 'too-wide'
  | 'too-much-to-read'
  | 'unreadable'
  | 'not-text'
  | 'spreadsheet'
  | 'mt940'
  | 'home-banking'
  | 'not-xml'
  | 'declares-entities'
  | 'not-a-statement'
  | 'no-lines';

/** One line of a bank statement, whatever its file format. */
export type StatementLine = {
  /** As the file names it. */
  account: string;
  /** Its digest. Lines with the same identity are numbered in it. */
  id: string;
  /** ISO day. */
  bookedOn: string;
  /** In smallest units: positive came in, negative went out. */
  amount: number;
  currency: string;
  /** The other party, as the bank writes it. */
  name: string;
  /** What the bank says it charged for this line, in smallest units; 0 when it says nothing. `amount` may lack it. */
  charges: number;
  /** The line takes back an earlier one. */
  reversal: boolean;
  /** One valid payment reference, or null for none or several. */
  reference: string | null;
  words: string;
  /** What the account held after this line; null where the file does not say. */
  balance: number | null;
  /** The bank's own reference; null if it has none. */
  bankReference: string | null;
};

/** A line without its digest. `structured` is the text of reference fields, `searched` all other text. */
export type ReadLine = Omit<StatementLine, 'id' | 'reference'> & { structured: string[]; searched?: string };

/** `place` is the line in a CSV file or the entry in CAMT.053, counted from 1; `text` is what it says. */
export type RefusedEntry = { place: number; reason: RefusalReason; text: string };

/** The entries of one account in a file: each is a line, pending or refused. */
export type Reading = {
  account: string;
  currency: string;
  /** The number of entries; a batch counts as its transfers. */
  entries: number;
  lines: StatementLine[];
  pending: number;
  refused: RefusedEntry[];
  /** What the account held before and after, in smallest units; null where the file does not say. */
  opening: number | null;
  closing: number | null;
  /** In how many places the balances of the lines do not follow from the amounts between them. */
  gaps: number;
};

/** What banks and programs write where there is no reference. */
const noReference =
  /^(?:non ?ref|no ?ref|not ?provided|not ?available|n\/?a|none|null|unknown|[-–—.*x0\s]+)$/i;

/** A bank's own reference; null where it has none. */
export const readBankReference = (text: string): string | null =>
  text === '' || noReference.test(text) ? null : text.slice(0, 100);

/** Lines with their digests, and with no more text than is stored. */
export function identifyLines(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ structured, searched = '', ...read }) => {
    const line = { ...read, name: read.name.slice(0, 200), words: read.words.slice(0, 500) };
    const identity = identifyLine(line);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    const reference = referenceIn(structured, `${read.words} ${searched}`);
    return { ...line, id: hashIdentity(identity, count), reference };
  });
}

/**
 * What a line is stored under: the bank's own reference, else day, amount, direction and balance. Two lines of one
 * identity are numbered, so it never says whether a line is stored already: see same-line.rules.ts. Names and
 * descriptions are left out, because they change with the columns that staff choose and from file to file.
 */
export function identifyLine(
  line: Pick<StatementLine, 'account' | 'bookedOn' | 'amount' | 'currency' | 'balance' | 'bankReference'>,
): string {
  const { account, bookedOn, amount, currency, balance, bankReference } = line;
  const by = bankReference === null ? ['day', bookedOn, balance] : ['reference', bankReference];
  return JSON.stringify([account.replace(/\s/g, '').toUpperCase(), amount, currency, ...by]);
}

export const hashIdentity = (identity: string, count: number): string =>
  createHash('sha256').update(`${identity}#${count}`).digest('hex').slice(0, 40);

function referenceIn(structured: readonly string[], words: string): string | null {
  const named = structured.map(parsePaymentReference).filter(reference => reference !== null);
  const found = new Set(named.length > 0 ? named : findPaymentReferences([...structured, words].join(' ')));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
