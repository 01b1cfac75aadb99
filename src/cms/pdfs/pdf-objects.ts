/**
 * A value in a PDF. A library would follow the cross-reference table and keep one of two entries with the same name, where
 * another reader may do otherwise. So we read objects wherever they may begin, and keep everything in them.
 */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'number'; number: number }
  | { kind: 'reference'; to: number }
  | { kind: 'list' | 'dictionary'; values: PdfValue[] }
  | { kind: 'other' };
type Compound = Extract<PdfValue, { values: PdfValue[] }>;

/** An object, and the index after it. */
export type PdfObject = { value: PdfValue; end: number };

/** How many characters may still be read. */
export type Budget = { left: number };

/** The object does not end, is nested too deeply, is closed wrongly, or makes us read the same bytes again and again. */
export class PdfUnreadable extends Error {}

/** Real files have a dozen levels. */
const DEEPEST = 100;
/** Long lists in a book have about ten thousand values; each takes memory. */
const MOST_VALUES = 500_000;

/** A delimiter, a name, a comment, a hexadecimal string, a number or reference, white space (as PDF defines it), or a word. */
const token =
  /<<|>>|[[\]{}()>]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|%[^\r\n]*|<[^<>]*>?|[+-]?\d+(?:[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%]))?|[\0\t\n\f\r ]+|[^\0\t\n\f\r ()<>[\]{}/%]+/y;

/**
 * The object that begins at `from`, after blanks and comments; null where none begins.
 * @throws PdfUnreadable
 */
export function readObject(text: string, from: number, budget: Budget): PdfObject | null {
  const open: Compound[] = [];
  let at = from;
  let values = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const read = token.exec(text)?.[0] ?? text.charAt(at);
    const end = read === '(' && open.length > 0 ? findStringEnd(text, at) : at + read.length;
    budget.left -= end - at;
    if (budget.left < 0) throw new PdfUnreadable();
    at = end;
    if (/^[\0\t\n\f\r %]/.test(read)) continue;
    if (read === '<<' || read === '[') {
      open.push({ kind: read === '[' ? 'list' : 'dictionary', values: [] });
      if (open.length > DEEPEST) throw new PdfUnreadable();
      continue;
    }
    const value = read === '>>' || read === ']' ? closed(open, read) : simpleValue(read);
    values += 1;
    if (values > MOST_VALUES) throw new PdfUnreadable();
    if (open.length > 0) open.at(-1)?.values.push(value);
    else return value.kind === 'other' ? null : { value, end };
  }
  if (open.length > 0) throw new PdfUnreadable();
  return null;
}

/** The index of the first character that is neither white space nor a comment. */
export function skipBlanks(text: string, from: number): number {
  const blank = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
  let at = from;
  for (blank.lastIndex = at; blank.test(text); blank.lastIndex = at) at = blank.lastIndex;
  return at;
}

/** Refuses a closing sign that does not match, because readers disagree about it. */
function closed(open: Compound[], sign: '>>' | ']'): PdfValue {
  const value = open.pop() ?? { kind: 'other' as const };
  if (value.kind === (sign === ']' ? 'dictionary' : 'list')) throw new PdfUnreadable();
  return value;
}

function simpleValue(read: string): PdfValue {
  if (read.startsWith('/')) return { kind: 'name', name: plainName(read) };
  if (!/^[+-]?\d/.test(read)) return { kind: 'other' };
  const number = Number.parseInt(read, 10);
  return read.endsWith('R') ? { kind: 'reference', to: number } : { kind: 'number', number };
}

/** A name with its escapes resolved: /J#61vaScript is JavaScript. */
const plainName = (written: string) =>
  written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Strings nest: (a (b) c) is one. */
function findStringEnd(text: string, from: number): number {
  const marks = /[\\()]/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '\\') marks.lastIndex += 1;
    else depth += mark[0] === '(' ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  throw new PdfUnreadable();
}

/** All names in a value, keys included. */
export function namesIn(value: PdfValue): string[] {
  if (value.kind === 'name') return [value.name];
  return 'values' in value ? value.values.flatMap(namesIn) : [];
}

/** The values under a key in dictionaries at any depth. Duplicate keys give several: << /S /URI /S /GoTo >> has two under S. */
export function findEntries(name: string, value: PdfValue): PdfValue[] {
  if (!('values' in value)) return [];
  return value.values.flatMap((each, at) => {
    const isNamed = value.kind === 'dictionary' && each.kind === 'name' && each.name === name;
    return [
      ...(isNamed ? [value.values[at + 1] ?? { kind: 'other' as const }] : []),
      ...findEntries(name, each),
    ];
  });
}
