/**
 * What a PDF says. A library would follow the table of addresses, or keep one of two entries with the same name, where
 * another reader does otherwise. So objects are read wherever they may begin, and nothing in them is left out.
 */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'number'; number: number }
  | { kind: 'reference'; to: number }
  | { kind: 'list' | 'dictionary'; values: PdfValue[] }
  | { kind: 'other' };
type Compound = Extract<PdfValue, { values: PdfValue[] }>;

/** An object, and where what follows it begins. */
export type PdfObject = { value: PdfValue; end: number };

/** How many letters may still be read. */
export type Budget = { left: number };

/** The object has no end, lies too deep, is not closed as it was opened, or has us read the same again and again. */
export class PdfUnreadable extends Error {}

/** Files from the field have a dozen levels. */
const DEEPEST = 100;
/** The long lists of a book have some ten thousand; each takes memory. */
const MOST_VALUES = 500_000;

/**
 * Two signs, a name, a comment, hexadecimal digits, a number or the number of an object, blanks, and a word. The blanks
 * are those of PDF.
 */
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
    const end = read === '(' && open.length > 0 ? endOfString(text, at) : at + read.length;
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

/** Where something other than blanks and comments begins. */
export function skipBlanks(text: string, from: number): number {
  const blank = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
  let at = from;
  for (blank.lastIndex = at; blank.test(text); blank.lastIndex = at) at = blank.lastIndex;
  return at;
}

/** What one reader takes for an end, another passes over. */
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

/** A name as it is meant: /J#61vaScript is JavaScript. */
const plainName = (written: string) =>
  written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Strings nest: (a (b) c) is one. */
function endOfString(text: string, from: number): number {
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

/** All names within a value, as keys and as values. */
export function namesIn(value: PdfValue): string[] {
  if (value.kind === 'name') return [value.name];
  return 'values' in value ? value.values.flatMap(namesIn) : [];
}

/** What dictionaries at any depth say under a name: under S, << /S /URI /S /GoTo >> says both. */
export function entriesOf(name: string, value: PdfValue): PdfValue[] {
  if (!('values' in value)) return [];
  return value.values.flatMap((each, at) => {
    const isNamed = value.kind === 'dictionary' && each.kind === 'name' && each.name === name;
    return [
      ...(isNamed ? [value.values[at + 1] ?? { kind: 'other' as const }] : []),
      ...entriesOf(name, each),
    ];
  });
}
