import { type Outcome, ok, problem } from '#core/outcome.ts';
import { smallestUnits } from './money.rules.ts';
import { largestStatement, type StatementProblem, textOfFile } from './statement-file.ts';
import { identifyLines, type ReadLine, type StatementLine } from './statement-line.ts';
import { nodesAt, readXml, textAt, textOf, type XmlNode } from './xml-node.ts';

/** What was read, and how many entries were left out: not booked yet, or without a day or an amount. */
export type ReadStatement = { lines: StatementLine[]; pending: number; unreadable: number };

/** Reads a bank's statement in the ISO 20022 form CAMT.053, versions 001.02 to 001.13. */
export function readCamt(bytes: Uint8Array): Outcome<ReadStatement, StatementProblem> {
  if (bytes.byteLength > largestStatement) return problem('too-large');
  const file = textOfFile(bytes);
  if (!file) return problem('not-text');
  const document = readXml(file.text);
  if (!document.ok) return document;
  const statements = nodesAt(document.value, 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0) return problem('not-a-statement');
  const lines: ReadLine[] = [];
  let pending = 0;
  let unreadable = 0;
  for (const statement of statements) {
    const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
    for (const entry of nodesAt(statement, 'Ntry')) {
      // Until version 001.04 the status is the text itself, from 001.05 on it is a code inside.
      const status = textAt(entry, 'Sts/Cd', 'Sts');
      if (status !== 'BOOK') {
        pending += 1;
        continue;
      }
      const read = linesOfEntry(entry, account);
      if (read) lines.push(...read);
      else unreadable += 1;
    }
  }
  return ok({ lines: identifyLines(lines), pending, unreadable });
}

function linesOfEntry(entry: XmlNode, account: string): ReadLine[] | null {
  const amount = signedAmount(entry);
  const bookedOn = /^\d{4}-\d{2}-\d{2}/.exec(
    textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'),
  )?.[0];
  if (!amount || !bookedOn) return null;
  const whole = { account, bookedOn, reversal: ['true', '1'].includes(textAt(entry, 'RvslInd')), ...amount };
  const parts = nodesAt(entry, 'NtryDtls/TxDtls');
  const [only] = parts;
  if (!only)
    return [
      { ...whole, ...detailsOf(entry, entry, whole.amount > 0), charges: chargesOf(entry, whole.currency) },
    ];
  if (parts.length === 1) {
    const charges = chargesOf(only, whole.currency) || chargesOf(entry, whole.currency);
    return [{ ...whole, ...detailsOf(only, entry, whole.amount > 0), charges }];
  }
  return splitBatch(parts, entry, whole);
}

type Whole = Pick<ReadLine, 'account' | 'bookedOn' | 'reversal' | 'amount' | 'currency'>;

/** One line for each transfer of a batch, when they add up to what was booked, with or without the bank's charges. */
function splitBatch(parts: XmlNode[], entry: XmlNode, whole: Whole): ReadLine[] {
  const lines = parts.map((part): ReadLine | null => {
    const amount = signedAmount(part, whole);
    if (!amount) return null;
    return {
      ...whole,
      ...amount,
      ...detailsOf(part, entry, amount.amount > 0),
      charges: chargesOf(part, whole.currency),
    };
  });
  const read = lines.filter(line => line !== null);
  const sum = read.reduce((total, line) => total + line.amount, 0);
  const charges = chargesOf(entry, whole.currency) || read.reduce((total, line) => total + line.charges, 0);
  if (read.length === parts.length && (sum === whole.amount || sum - charges === whole.amount)) return read;
  const details = parts.map(part => detailsOf(part, entry, whole.amount > 0));
  const words = details.map(part => [part.name, part.words].filter(Boolean).join(': ')).join(' | ');
  return [{ ...whole, name: '', words, charges, marks: details.flatMap(part => part.marks), structured: [] }];
}

function signedAmount(node: XmlNode, whole?: Whole): Pick<ReadLine, 'amount' | 'currency'> | null {
  const amounts = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].flatMap(path => nodesAt(node, path));
  const found = amounts.find(each => !whole || each['@Ccy'] === whole.currency);
  const currency = found?.['@Ccy'];
  if (!found || typeof currency !== 'string') return null;
  const units = smallestUnits(textOf(found), currency);
  const direction = textAt(node, 'CdtDbtInd') || (whole && (whole.amount < 0 ? 'DBIT' : 'CRDT'));
  if (units === null || units < 0 || (direction !== 'CRDT' && direction !== 'DBIT')) return null;
  return { amount: direction === 'DBIT' && units > 0 ? -units : units, currency };
}

/** Up to version 001.03 a charge is in `Chrgs` itself, later in `Chrgs/Rcrd`. */
function chargesOf(node: XmlNode, currency: string): number {
  let total = 0;
  for (const charge of [...nodesAt(node, 'Chrgs'), ...nodesAt(node, 'Chrgs/Rcrd')]) {
    for (const amount of nodesAt(charge, 'Amt')) {
      const units = amount['@Ccy'] === currency ? smallestUnits(textOf(amount), currency) : null;
      if (units !== null) total += textAt(charge, 'CdtDbtInd') === 'CRDT' ? -units : units;
    }
  }
  return total;
}

type Details = Pick<ReadLine, 'name' | 'words' | 'marks' | 'structured'>;

/** `incoming` says whose name to take: of money that came in, the one who paid. */
function detailsOf(part: XmlNode, entry: XmlNode, incoming: boolean): Details {
  const sides = incoming ? ['UltmtDbtr', 'Dbtr'] : ['UltmtCdtr', 'Cdtr'];
  const names = sides.flatMap(side => [`RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`]);
  const texts = (path: string) => nodesAt(part, path).map(textOf).filter(Boolean);
  const endToEnd = textAt(part, 'Refs/EndToEndId');
  const words = texts('RmtInf/Ustrd').join(' ') || texts('RmtInf/Strd/AddtlRmtInf').join(' ');
  return {
    name: textAt(part, ...names),
    words: words || textAt(part, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf'),
    marks: [
      textAt(entry, 'AcctSvcrRef'),
      textAt(part, 'Refs/AcctSvcrRef'),
      textAt(part, 'Refs/TxId'),
      endToEnd,
    ],
    structured: [
      ...texts('RmtInf/Strd/CdtrRefInf/Ref'),
      ...(endToEnd === 'NOTPROVIDED' ? [] : [endToEnd]),
    ].filter(Boolean),
  };
}
