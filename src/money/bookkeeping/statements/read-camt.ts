import { XMLParser } from 'fast-xml-parser';
import { isCurrency } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isIsoDay } from '#core/zoned-time.ts';
import type { RefusalReason } from '#money/bookkeeping/desk/desk.texts.ts';
import { decodeText } from '#platform/read-table.ts';
import { smallestUnits } from './amount.rules.ts';
import {
  identifyLines,
  largestStatement,
  mostEntries,
  type Reading,
  type ReadLine,
  type RefusedEntry,
  readBankReference,
  type StatementProblem,
} from './statement-line.ts';

/**
 * Reads a bank statement in the format CAMT.053 of ISO 20022, versions 001.02 to 001.13. A file may hold statements of
 * several accounts, and several of one account, which are read together.
 */
export function readCamt(bytes: Uint8Array): Outcome<Reading[], StatementProblem> {
  if (bytes.byteLength > largestStatement) return problem('too-large');
  const file = decodeText(bytes);
  if (!file) return problem('not-text');
  const document = readXml(file.text);
  if (!document.ok) return document;
  const statements = nodesAt(document.value, 'Document/BkToCstmrStmt/Stmt');
  if (statements.length === 0) return problem('not-a-statement');
  const byAccount = Map.groupBy(statements, statement =>
    textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'),
  );
  const readings = [...byAccount].map(([account, list]) => readAccount(account, list));
  return readings.reduce((sum, { entries }) => sum + entries, 0) > mostEntries
    ? problem('too-many-entries')
    : ok(readings);
}

function readAccount(account: string, statements: readonly XmlNode[]): Reading {
  const lines: ReadLine[] = [];
  const refused: RefusedEntry[] = [];
  let pending = 0;
  let place = 0;
  for (const entry of statements.flatMap(statement => nodesAt(statement, 'Ntry'))) {
    place += 1;
    // Until version 001.04 the status is the text itself, from 001.05 on it is a code inside.
    if (textAt(entry, 'Sts/Cd', 'Sts') !== 'BOOK') {
      pending += 1;
      continue;
    }
    const read = readEntryLines(entry, account);
    if (read.ok) lines.push(...read.value);
    else refused.push({ place, ...read.problem });
  }
  const balances = statements.map(readBalances);
  const currency =
    textAt(statements[0] ?? {}, 'Acct/Ccy') ||
    balances.find(each => each.currency)?.currency ||
    lines[0]?.currency ||
    '';
  return {
    account,
    currency,
    entries: lines.length + pending + refused.length,
    lines: identifyLines(lines),
    pending,
    refused,
    opening: balances[0]?.opening ?? null,
    closing: balances.at(-1)?.closing ?? null,
    gaps: balances.slice(1).filter(({ opening }, at) => opening !== (balances[at]?.closing ?? null)).length,
  };
}

type Balances = { opening: number | null; closing: number | null; currency: string | null };

/** The booked balances of a statement: OPBD or PRCD before, CLBD after. */
function readBalances(statement: XmlNode): Balances {
  const at = (codes: readonly string[]) => {
    const balance = nodesAt(statement, 'Bal').find(each => codes.includes(textAt(each, 'Tp/CdOrPrtry/Cd')));
    const amount = balance && signedAmount(balance);
    return amount?.ok ? amount.value : null;
  };
  const [opening, closing] = [at(['OPBD', 'PRCD']), at(['CLBD'])];
  return {
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    currency: opening?.currency ?? closing?.currency ?? null,
  };
}

type Refusal = Omit<RefusedEntry, 'place'>;

function readEntryLines(entry: XmlNode, account: string): Outcome<ReadLine[], Refusal> {
  const amount = signedAmount(entry);
  if (!amount.ok) return amount;
  if (amount.value.amount === 0) return problem({ reason: 'zero' as const, text: '0' });
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  const bookedOn = /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0];
  if (!bookedOn || !isIsoDay(bookedOn))
    return problem({
      reason: day === '' ? ('no-day' as const) : ('not-a-day' as const),
      text: day.slice(0, 60),
    });
  const reversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const whole = { account, bookedOn, reversal, balance: null, ...amount.value };
  const parts = nodesAt(entry, 'NtryDtls/TxDtls');
  const [only] = parts;
  if (parts.length > 1) return ok(splitBatch(parts, entry, whole));
  const charges = (only && readCharges(only, whole.currency)) || readCharges(entry, whole.currency);
  return ok([{ ...whole, ...readDetails(only ?? entry, entry, whole.amount > 0), charges }]);
}

type Whole = Pick<ReadLine, 'account' | 'bookedOn' | 'reversal' | 'amount' | 'currency' | 'balance'>;

/**
 * One line for each transfer of a batch, if they add up to the booked amount. Charges that were taken off are part of each
 * line, or where the bank states only their sum, a line of their own.
 */
function splitBatch(parts: XmlNode[], entry: XmlNode, whole: Whole): ReadLine[] {
  const lines = parts.map((part): ReadLine | null => {
    const amount = signedAmount(part, whole);
    if (!amount.ok || amount.value.amount === 0) return null;
    return {
      ...whole,
      ...amount.value,
      ...readDetails(part, entry, amount.value.amount > 0),
      charges: readCharges(part, whole.currency),
    };
  });
  const read = lines.filter(line => line !== null);
  const sumAmounts = (list: readonly ReadLine[]) => list.reduce((total, { amount }) => total + amount, 0);
  const charged = read.map(line => ({ ...line, amount: line.amount - line.charges }));
  const charges = readCharges(entry, whole.currency);
  const bankReference = readBankReference(textAt(entry, 'AcctSvcrRef', 'NtryRef'));
  const one = { ...whole, name: '', bankReference, structured: [] };
  if (read.length === parts.length) {
    if (sumAmounts(read) === whole.amount) return read;
    if (
      sumAmounts(charged) === whole.amount &&
      charged.every(({ amount }, at) => amount * (read[at]?.amount ?? 0) > 0)
    )
      return charged;
    if (charges > 0 && sumAmounts(read) - charges === whole.amount)
      return [
        ...read,
        { ...one, amount: -charges, words: textAt(entry, 'AddtlNtryInf') || 'Bank charges', charges: 0 },
      ];
  }
  const details = parts.map(part => readDetails(part, entry, whole.amount > 0));
  const words = details.map(part => [part.name, part.words].filter(Boolean).join(': ')).join(' | ');
  return [{ ...one, words, charges: charges || read.reduce((total, line) => total + line.charges, 0) }];
}

function signedAmount(node: XmlNode, whole?: Whole): Outcome<Pick<ReadLine, 'amount' | 'currency'>, Refusal> {
  const amounts = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'].flatMap(path => nodesAt(node, path));
  const found = amounts.find(each => !whole || each['@Ccy'] === whole.currency);
  const currency = found?.['@Ccy'];
  const text = found ? readText(found) : '';
  const refuse = (reason: RefusalReason) => problem({ reason, text: text.slice(0, 60) });
  if (!found || text === '') return refuse('no-amount');
  if (typeof currency !== 'string' || !isCurrency(currency)) return refuse('unknown-currency');
  const units = smallestUnits(text, currency);
  if (!units.ok) return refuse(units.problem);
  if (units.value < 0) return refuse('wrong-sign');
  const direction = textAt(node, 'CdtDbtInd') || (whole && (whole.amount < 0 ? 'DBIT' : 'CRDT'));
  if (direction !== 'CRDT' && direction !== 'DBIT') return refuse('no-direction');
  return ok({ amount: direction === 'DBIT' && units.value > 0 ? -units.value : units.value, currency });
}

/** Up to version 001.03 a charge is in `Chrgs` itself, later in `Chrgs/Rcrd`, and in some files only as the sum. */
function readCharges(node: XmlNode, currency: string): number {
  const chargeAt = (path: string, name: string) =>
    nodesAt(node, path).reduce((total, charge) => {
      const side = textAt(charge, 'CdtDbtInd') === 'CRDT' ? -1 : 1;
      const units = nodesAt(charge, name).map(amount =>
        amount['@Ccy'] === currency ? smallestUnits(readText(amount), currency) : null,
      );
      return total + units.reduce((sum, each) => sum + (each?.ok ? side * each.value : 0), 0);
    }, 0);
  const listed = chargeAt('Chrgs', 'Amt') + chargeAt('Chrgs/Rcrd', 'Amt');
  return Math.max(0, listed || chargeAt('Chrgs', 'TtlChrgsAndTaxAmt'));
}

type Details = Pick<ReadLine, 'name' | 'words' | 'bankReference' | 'structured'>;

/** `incoming` says whose name to take: of money that came in, the one who paid. */
function readDetails(part: XmlNode, entry: XmlNode, incoming: boolean): Details {
  const sides = incoming ? ['UltmtDbtr', 'Dbtr'] : ['UltmtCdtr', 'Cdtr'];
  const names = sides.flatMap(side => [`RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`]);
  const texts = (path: string) => nodesAt(part, path).map(readText).filter(Boolean);
  const endToEnd = textAt(part, 'Refs/EndToEndId');
  const words = texts('RmtInf/Ustrd').join(' ') || texts('RmtInf/Strd/AddtlRmtInf').join(' ');
  return {
    name: textAt(part, ...names),
    words: words || textAt(part, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf'),
    bankReference: readBankReference(
      textAt(part, 'Refs/AcctSvcrRef', 'Refs/TxId') || textAt(entry, 'AcctSvcrRef'),
    ),
    structured: [...texts('RmtInf/Strd/CdtrRefInf/Ref'), ...[readBankReference(endToEnd) ?? '']].filter(
      Boolean,
    ),
  };
}

/** An element: its text, its attributes under `@name`, and its children, each name with a list. */
export type XmlNode = { [name: string]: XmlNode[] | string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // Account numbers and references keep their leading zeros.
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  // `&#246;` and `&#4768;` are letters of names.
  htmlEntities: true,
  maxNestedTags: 60,
  // A statement may consist of numeric references throughout; entities of its own are refused before.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 5_000_000,
    maxExpandedLength: 20_000_000,
    maxEntityCount: 1,
  },
});

/** Parses a document. One that declares a document type is refused: statements have none, and entity attacks need one. */
export function readXml(text: string): Outcome<XmlNode, 'not-xml' | 'declares-entities'> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return problem('declares-entities');
  try {
    return ok(parser.parse(text, true) as XmlNode);
  } catch (error) {
    if (error instanceof Error) return problem('not-xml');
    throw error;
  }
}

/** Every element at this path below the node. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let nodes = [node];
  for (const name of path.split('/')) {
    nodes = nodes.flatMap(each => {
      const children = each[name];
      return Array.isArray(children) ? children : [];
    });
  }
  return nodes;
}

/** The text of the first of these paths that has one; '' otherwise. */
export function textAt(node: XmlNode, ...paths: string[]): string {
  for (const path of paths) {
    for (const found of nodesAt(node, path)) {
      const text = readText(found);
      if (text !== '') return text;
    }
  }
  return '';
}

/** The element's own text, in one line. */
export function readText(node: XmlNode): string {
  const text = typeof node === 'string' ? node : node['#text'];
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
}
