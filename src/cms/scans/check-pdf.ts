import { inflateSync } from 'node:zlib';

/** What speaks against keeping a PDF; null when nothing does. */
export type PdfProblem = 'wrongKind' | 'damaged' | 'active' | 'locked' | null;

/** Lists of objects are small; a scan has hardly any. */
const MOST_INFLATED_BYTES = 32 * 1024 * 1024;

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
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
);
const locked = anyOf('Encrypt');

/**
 * Looks for what a scan never has: scripts, other files, a password, something after its end. Nothing of it is drawn or
 * run. All bytes are searched, pictures included, because a reader of PDF may be led to any of them.
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
  return problemInLists(bytes, text);
}

/** Where an object begins: two numbers and a word, with room and comments between them. */
const objectStart = /\d(?:\s|%[^\r\n]*[\r\n])+\d+(?:\s|%[^\r\n]*[\r\n])+obj/g;
const streamStart = /(?:\s|%[^\r\n]*[\r\n])*stream\r?\n/y;

/** Objects can be kept compressed, in lists of objects. What we cannot open there, we cannot answer for. */
function problemInLists(bytes: Buffer, text: string): PdfProblem {
  let room = MOST_INFLATED_BYTES;
  for (const { index, 0: begun } of text.matchAll(objectStart)) {
    const head = readDictionary(text, index + begun.length);
    if (head === null) continue;
    if (head === 'endless') return 'damaged';
    streamStart.lastIndex = head.end;
    const isList =
      head.names.includes('ObjStm') || (head.names.includes('N') && head.names.includes('First'));
    if (!isList || !streamStart.test(text)) continue;
    // Not compressed at all: it has been searched with everything else.
    if (!head.names.includes('Filter') && !head.names.includes('F')) continue;
    if (!isPlainlyPacked(head)) return 'active';
    try {
      const list = inflateSync(bytes.subarray(streamStart.lastIndex), { maxOutputLength: room });
      room -= list.length;
      if (active.test(list.toString('latin1'))) return 'active';
    } catch {
      return 'damaged';
    }
  }
  return null;
}

type Dictionary = { names: string[]; end: number };

/** Packed once, by the method that we can open, and not altered before that. */
function isPlainlyPacked({ names }: Dictionary): boolean {
  const at = names.indexOf('Filter');
  const others = names.filter(name => /Decode|Crypt|DP|DecodeParms|^F$/.test(name));
  return names[at + 1] === 'FlateDecode' && others.length === 1;
}

const token = /<<|>>|\/[^\s()<>[\]{}/%\0]*|%[^\r\n]*|\(|<[^>]*>|[\s\S]/y;

/**
 * The names in the dictionary that an object begins with, written plainly; null where it begins with something else. Read
 * token by token, because what stands in strings and comments is no name.
 */
function readDictionary(text: string, from: number): Dictionary | 'endless' | null {
  const names: string[] = [];
  let [depth, at] = [0, from];
  while (at < text.length) {
    token.lastIndex = at;
    const [read = ''] = token.exec(text) ?? [];
    at += read.length;
    if (read === '<<') depth += 1;
    else if (read === '>>') depth -= 1;
    else if (read.startsWith('(')) at = endOfString(text, at - 1);
    else if (read.startsWith('/')) names.push(plainName(read));
    else if (depth === 0 && !/^(?:[\s\0]|%)/.test(read)) return null;
    if (depth === 0 && read === '>>') return { names, end: at };
    if (depth < 0) return null;
  }
  return depth > 0 ? 'endless' : null;
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
