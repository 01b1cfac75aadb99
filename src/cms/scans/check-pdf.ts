import { inflateSync } from 'node:zlib';

/** What speaks against keeping a PDF; null when nothing does. */
export type PdfProblem = 'wrongKind' | 'damaged' | 'active' | 'locked' | null;

/** Lists of objects are small; a scan has hardly any. */
const MOST_INFLATED_BYTES = 32 * 1024 * 1024;
/** A file says once in each of its versions what happens when it is opened. */
const MOST_VERSIONS = 20;

/** A name of PDF as any of its letters may be written: /JavaScript is /J#61vaScript as well. */
const nameOf = (name: string) => {
  const letters = [...name].map(letter => {
    const code = letter.charCodeAt(0).toString(16);
    const digits = [...code].map(digit => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit));
    return `(?:${letter}|#${digits.join('')})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9#])`;
};
const anyOf = (...names: string[]) => new RegExp(names.map(nameOf).join('|'));

/** Scripts, programs, other files, forms with scripts of their own, films. */
const active = anyOf(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'RichMedia',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
);
const locked = anyOf('Encrypt');
/** Actions that start by themselves. Two letters stand in pictures by chance, so only dictionaries are asked for them. */
const BY_ITSELF = 'AA';
const byItself = anyOf(BY_ITSELF);
/** What happens when the file is opened: a place to go to, or the number of an object. */
const whenOpened = new RegExp(`${nameOf('OpenAction')}[\\s\\0]*(?:(\\d{1,10})[\\s\\0]+\\d+[\\s\\0]+R)?`, 'g');

/**
 * Looks for what a scan or a leaflet never has: scripts, other files, a password, something after its end. Nothing of it
 * is drawn or run. All bytes are searched, pictures included, because a reader of PDF may be led to any of them.
 */
export function pdfProblem(bytes: Buffer): PdfProblem {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'wrongKind';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  // An archive is read from its end, so that a file can be a PDF and an archive at once.
  if (/[^\s\0]/.test(text.slice(end + 5)) || text.slice(-66_000).includes('PK\x05\x06')) return 'wrongKind';
  if (locked.test(text)) return 'locked';
  if (active.test(text)) return 'active';
  const read = readObjects(bytes, text);
  if (typeof read === 'string') return read;
  return opensQuietly([text, ...read.lists.map(({ text }) => text)], read) ? null : 'active';
}

type List = { text: string; first: number };
type Objects = { plain: string; lists: List[] };

/**
 * Looks through all objects, wherever they begin. Some are compressed, in lists of objects. What we cannot open there, we
 * cannot answer for. Dictionaries do not lie within each other, so a file that has us read twice its length is an attack.
 */
function readObjects(bytes: Buffer, text: string): Objects | Exclude<PdfProblem, null> {
  let [room, left] = [MOST_INFLATED_BYTES, 2 * text.length];
  const lists: List[] = [];
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const begin = skipBlank(text, index + 'obj'.length);
    const head = readDictionary(text, begin);
    if (head === 'endless') return 'damaged';
    const content = head ? skipBlank(text, head.end) : begin;
    left -= content - index;
    if (left < 0) return 'damaged';
    if (head === null) continue;
    if (head.names.includes(BY_ITSELF)) return 'active';
    if (!isList(head)) continue;
    if (!/^stream\r?\n/.test(text.slice(content, content + 8)) || !isPlainlyPacked(head)) return 'active';
    try {
      const from = content + text.slice(content, content + 8).indexOf('\n') + 1;
      const list = inflateSync(bytes.subarray(from), { maxOutputLength: room }).toString('latin1');
      room -= list.length;
      if (active.test(list) || byItself.test(list)) return 'active';
      lists.push({ text: list, first: head.first });
    } catch {
      return 'damaged';
    }
  }
  return { plain: text, lists };
}

const isList = ({ names }: Dictionary) =>
  names.includes('ObjStm') || (names.includes('N') && names.includes('First'));

/** Opening the file at most shows one of its own pages. */
function opensQuietly(texts: readonly string[], objects: Objects): boolean {
  const opened = texts.flatMap(text => [...text.matchAll(whenOpened)]);
  if (opened.length > MOST_VERSIONS) return false;
  return opened.every(({ index, input, 0: found, 1: number }) => {
    if (number === undefined) return isPlace(input, index + found.length);
    const places = placesOf(number, objects);
    return places.length > 0 && places.every(([where, at]) => isPlace(where, at));
  });
}

/** Where an object with this number begins, in every version of it that the file holds. */
function placesOf(number: string, { plain, lists }: Objects): [string, number][] {
  const begins = new RegExp(`(?<!\\d)${number}[\\s\\0]+\\d+[\\s\\0]*obj`, 'g');
  const found = [...plain.matchAll(begins)].map(({ index, 0: begun }): [string, number] => [
    plain,
    index + begun.length,
  ]);
  for (const { text, first } of lists) {
    const numbers = text.slice(0, first).match(/\d+/g) ?? [];
    numbers.forEach((one, at) => {
      if (at % 2 === 0 && one === number) found.push([text, first + Number(numbers[at + 1])]);
    });
  }
  return found;
}

/** A place in the file itself: a list, or an action that goes to one and to nothing after it. */
function isPlace(text: string, from: number): boolean {
  const at = skipBlank(text, from);
  if (text[at] === '[' || text.startsWith('null', at)) return true;
  const action = readDictionary(text, at);
  if (action === null || action === 'endless') return false;
  const { names } = action;
  const kind = names.includes('S') ? names[names.indexOf('S') + 1] : 'GoTo';
  return kind === 'GoTo' && !names.some(name => ['URI', 'Next', 'Thread', 'Sound'].includes(name));
}

/** Blanks and comments. */
function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (/[\s\0]/.test(text[at] ?? '')) at += 1;
    else if (text[at] === '%') while (at < text.length && !/[\r\n]/.test(text[at] ?? '')) at += 1;
    else return at;
  }
}

/** `first`: where the objects of a list begin in it, if it says so in numbers. */
type Dictionary = { names: string[]; first: number; end: number };

/** Packed once, by the method that we can open, and not altered before that. */
function isPlainlyPacked({ names }: Dictionary): boolean {
  const at = names.indexOf('Filter');
  const others = names.filter(name => /Decode|Crypt|DP|DecodeParms|^F$/.test(name));
  return names[at + 1] === 'FlateDecode' && others.length === 1;
}

const token = /<<|>>|\/[^\s()<>[\]{}/%\0]*|%[^\r\n]*|\(|<[^<>]*>|\d+|[\s\S]/y;

/**
 * The names in the dictionary that begins here, written plainly; null where something else does. Read token by token,
 * because what stands in strings and comments is no name.
 */
function readDictionary(text: string, from: number): Dictionary | 'endless' | null {
  if (!text.startsWith('<<', from)) return null;
  const names: string[] = [];
  let [depth, at, first, last] = [0, from, 0, ''];
  while (at < text.length) {
    token.lastIndex = at;
    const [read = ''] = token.exec(text) ?? [];
    at += read.length;
    if (read === '<<') depth += 1;
    else if (read === '>>') depth -= 1;
    else if (read.startsWith('(')) at = endOfString(text, at - 1);
    else if (read.startsWith('/')) names.push(plainName(read));
    if (/^\d/.test(read) && last === '/First') first = Number(read);
    if (!/^[\s\0%]/.test(read)) last = read.startsWith('/') ? `/${plainName(read)}` : read;
    if (depth === 0) return { names, first, end: at };
  }
  return 'endless';
}

/** Strings nest: (a (b) c) is one. */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

const plainName = (written: string) =>
  written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
