import { createHash } from 'node:crypto';
import { findPaymentReferences, parsePaymentReference } from '../payment-reference.rules.ts';

/** What a bank booked, whatever file it came in. */
export type StatementLine = {
  /** As the file names it. */
  account: string;
  /** The same when the line is imported again, also from a file that overlaps. */
  id: string;
  /** ISO day. */
  bookedOn: string;
  /** In smallest units: positive came in, negative went out. */
  amount: number;
  currency: string;
  /** The other party, as the bank writes it. */
  name: string;
  /** What the bank says it charged, in smallest units; 0 when it says nothing. */
  charges: number;
  /** The line takes back an earlier one. */
  reversal: boolean;
  /** One valid payment reference, or null for none or several. */
  reference: string | null;
  words: string;
};

/** A line before its digest. `marks` are what the bank itself calls it and does not change between two files. */
export type ReadLine = Omit<StatementLine, 'id' | 'reference'> & {
  account: string;
  marks: string[];
  structured: string[];
};

/**
 * Lines with their digests. Equal lines of one day are counted, so that two gifts of the same size from the same person
 * stay two. A file that starts in the middle of a day may count too few: then one is taken for booked, never booked twice.
 */
export function identifyLines(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ account, marks, structured, ...line }) => {
    const content = JSON.stringify([
      account,
      line.bookedOn,
      line.amount,
      line.currency,
      line.reversal,
      plain(line.name),
      plain(line.words),
      marks,
      structured.map(plain),
    ]);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    const id = createHash('sha256').update(`${content}#${count}`).digest('hex').slice(0, 40);
    return { id, account, ...line, reference: referenceIn(structured, `${line.words}`) };
  });
}

function referenceIn(structured: readonly string[], words: string): string | null {
  const named = structured.map(parsePaymentReference).filter(reference => reference !== null);
  const found = new Set(named.length > 0 ? named : findPaymentReferences([...structured, words].join(' ')));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
