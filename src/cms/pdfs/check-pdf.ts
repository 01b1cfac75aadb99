import { inflateSync } from 'node:zlib';
import {
  type Budget,
  findEntries,
  namesIn,
  type PdfObject,
  PdfUnreadable,
  type PdfValue,
  readObject,
  skipBlanks,
} from './pdf-objects.ts';

/** Why a PDF is refused; null if it is not. */
export type PdfProblem = 'wrongKind' | 'damaged' | 'active' | 'locked' | null;

/** Limits of compressed object streams (lists), of which a scan has hardly any. */
const MOST_INFLATED_BYTES = 32 * 1024 * 1024;
const MOST_LISTS = 20_000;
const MOST_OBJECTS_IN_LIST = 100_000;
/** Each version in a file has one open action. */
const MOST_VERSIONS = 20;
/** Readers look for the end marker in the last bytes of a file, so what mail programs and servers append does no harm. */
const MOST_BYTES_AFTER_END = 1024;
/** Signs of an archive, which is read from its end, or of HTML: one file can be a PDF and one of these. */
const otherKind = /PK[^\w\s]|Rar!|7z\xbc\xaf|<[a-z!?/]/i;

/** Names that stand for scripts, programs, embedded or other files, forms with scripts, and films. */
const active = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'XFA',
  'RichMedia',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
]);
/** Entries for scripts, files and automatic actions. A font may have a glyph of that name, but not such an entry. */
const activeEntries = ['JS', 'EF', 'AA'];

/**
 * Looks for what a scan or a leaflet never has: scripts, other files, a password, data after its end. Nothing is rendered or
 * run. Only the names in objects count, not the text of a title or a link. All bytes are searched for objects, because a PDF
 * can lead a reader to any of them.
 */
export function pdfProblem(bytes: Buffer): PdfProblem {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'wrongKind';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  const rest = text.slice(end + '%%EOF'.length, lastInk(text) + 1);
  if (rest.length > MOST_BYTES_AFTER_END || otherKind.test(rest)) return 'wrongKind';
  if (text.slice(-66_000).includes('PK\x05\x06')) return 'wrongKind';
  try {
    return findProblem(bytes, text);
  } catch (error) {
    if (error instanceof PdfUnreadable) return 'damaged';
    throw error;
  }
}

/** The index of the last character that is not white space. */
function lastInk(text: string): number {
  let at = text.length - 1;
  while (at > 0 && /[\s\0]/.test(text.charAt(at))) at -= 1;
  return at;
}

/** A decompressed list of objects: its text, and where each object begins, by number. */
type List = { text: string; begins: Map<number, number[]> };

function findProblem(bytes: Buffer, text: string): PdfProblem {
  const budget = { left: 2 * text.length };
  const packed: PdfObject[] = [];
  const opened: PdfValue[] = [];
  let [isEmpty, isLocked, isActive] = [true, false, false];
  const look = (object: PdfObject | null) => {
    if (!object) return;
    isEmpty = false;
    const names = namesIn(object.value);
    isLocked ||= names.includes('Encrypt');
    isActive ||= names.some(name => active.has(name)) || hasActiveEntry(object.value);
    if (names.includes('OpenAction'))
      for (const value of findEntries('OpenAction', object.value)) opened.push(value);
    if (isList(object.value, names)) packed.push(object);
    if (packed.length > MOST_LISTS) throw new PdfUnreadable();
  };
  for (const { index, 0: word } of text.matchAll(/(?<=[\d\s\0])obj|trailer/g))
    look(readObject(text, index + word.length, budget));
  if (isEmpty) return 'damaged';
  // The lists of a locked file are encrypted.
  if (isLocked || isActive) return isLocked ? 'locked' : 'active';
  const room = { left: MOST_INFLATED_BYTES };
  const lists = packed.splice(0).map(object => unpacked(bytes, text, object, room));
  for (const list of lists) {
    if (list === null) return 'active';
    for (const object of parseObjects(list)) look(object);
    if (isActive) return 'active';
  }
  if (opened.length > MOST_VERSIONS) return 'active';
  const readable = lists.filter(list => list !== null);
  return opened.every(value => opensAtPlace(value, text, readable, budget)) ? null : 'active';
}

const hasActiveEntry = (value: PdfValue) =>
  activeEntries.some(name =>
    findEntries(name, value).some(({ kind }) => kind !== 'name' && kind !== 'number'),
  );

const isList = ({ kind }: PdfValue, names: readonly string[]) =>
  kind === 'dictionary' && (names.includes('ObjStm') || (names.includes('N') && names.includes('First')));

/** Reads the objects by their offsets, as most readers do, and one after the other, as some do. */
function* parseObjects({ text, begins }: List) {
  const places = [...begins.values()].flat();
  const budget = { left: 4 * text.length + 1000 };
  for (const begin of new Set(places)) yield readObject(text, begin, budget);
  let next = places.reduce((first, place) => Math.min(first, place), text.length);
  for (let object = readObject(text, next, budget); object; object = readObject(text, next, budget)) {
    yield object;
    next = object.end;
  }
}

/** The list that follows its dictionary, decompressed; null if it is packed in a way we cannot read. */
function unpacked(bytes: Buffer, text: string, { value, end }: PdfObject, room: Budget): List | null {
  const content = skipBlanks(text, end);
  const begin = /^stream\r?\n/.exec(text.slice(content, content + 8));
  const [first, ...others] = findEntries('First', value);
  if (!begin || !isPlainlyPacked(value)) return null;
  if (first?.kind !== 'number' || others.length > 0) return null;
  const list = inflated(bytes.subarray(content + begin[0].length), room);
  const head = list.slice(0, Math.max(0, first.number));
  // Readers disagree about anything but numbers here.
  if (/[^\d\s\0]/.test(head)) return null;
  const begins = new Map<number, number[]>();
  let number: number | null = null;
  let objects = 0;
  for (const [written] of head.matchAll(/\d+/g)) {
    if (number === null) number = Number(written);
    else {
      const known = begins.get(number) ?? [];
      known.push(first.number + Number(written));
      begins.set(number, known);
      number = null;
      objects += 1;
    }
    if (objects > MOST_OBJECTS_IN_LIST) return null;
  }
  return { text: list, begins };
}

function inflated(packed: Buffer, room: Budget): string {
  try {
    const list = inflateSync(packed, { maxOutputLength: Math.max(1, room.left) }).toString('latin1');
    room.left -= list.length;
    return list;
  } catch {
    throw new PdfUnreadable();
  }
}

/** Whether a stream is compressed once, with the one method we support, and without parameters. */
function isPlainlyPacked(value: PdfValue): boolean {
  const filters = findEntries('Filter', value);
  const kinds = filters.flatMap(namesIn);
  const others = namesIn(value).filter(name => /Decode|Crypt|DP|DecodeParms|^F$/.test(name));
  return filters.length === 1 && kinds.length === 1 && kinds[0] === 'FlateDecode' && others.length === 1;
}

/** Whether the open action only shows one of the file's own pages. */
function opensAtPlace(value: PdfValue, text: string, lists: readonly List[], budget: Budget): boolean {
  if (value.kind !== 'reference') return isPlace(value);
  const objects = [
    ...findBeginnings(value.to, text).map(begin => readObject(text, begin, budget)),
    ...lists.flatMap(list =>
      (list.begins.get(value.to) ?? []).map(begin => readObject(list.text, begin, budget)),
    ),
  ];
  return objects.length > 0 && objects.every(object => object !== null && isPlace(object.value));
}

/** Where the uncompressed objects with this number begin, in every version in the file. */
const findBeginnings = (number: number, text: string): number[] =>
  [...text.matchAll(new RegExp(`(?<!\\d)0*${number}[\\s\\0]+\\d+[\\s\\0]*obj`, 'g'))].map(
    ({ index, 0: found }) => index + found.length,
  );

/** Whether a value is a destination in the file itself: a list, or an action that goes to one and has no next action. */
function isPlace(value: PdfValue): boolean {
  if (value.kind !== 'dictionary') return value.kind === 'list' || value.kind === 'other';
  const kinds = findEntries('S', value);
  const onwards = ['URI', 'Next', 'Thread', 'Sound'];
  return (
    kinds.every(kind => kind.kind === 'name' && kind.name === 'GoTo') &&
    !namesIn(value).some(name => onwards.includes(name))
  );
}
