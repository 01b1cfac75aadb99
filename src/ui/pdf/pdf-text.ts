import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';
import LineBreaker from 'linebreak';

const load = createRequire(import.meta.url);

/** One file of a font family, which covers a range of letters. */
type Slice = { file: string; weight: number; covers: (point: number) => boolean };
/** A font as a PDF can embed it: TrueType of one weight. */
export type Face = { name: string; bytes: Buffer; has: (point: number) => boolean };

const scripts = [
  ...['arabic', 'hebrew', 'georgian', 'armenian', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'oriya'],
  ...['tamil', 'telugu', 'kannada', 'malayalam', 'sinhala', 'thai', 'lao', 'myanmar', 'khmer'],
];

/** The font families in the order in which a letter is looked up. Without `parts` all files of a family. */
const families: readonly { family: string; parts?: readonly string[]; canBeStrong?: true }[] = [
  { family: 'figtree', canBeStrong: true },
  { family: 'noto-sans-ethiopic', parts: ['ethiopic'], canBeStrong: true },
  {
    family: 'noto-sans',
    parts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    canBeStrong: true,
  },
  ...scripts.map(script => ({ family: `noto-sans-${script}`, parts: [script] })),
  { family: 'noto-serif-tibetan', parts: ['tibetan'] },
  { family: 'noto-sans-sc' },
  { family: 'noto-sans-kr' },
  { family: 'noto-sans-symbols', parts: ['symbols'] },
  { family: 'noto-emoji' },
];
const TEXT_WEIGHT = 400;
const STRONG_WEIGHT = 650;

/** Faces by file and weight. A file is decoded once per process, when the first text needs it. */
const faces = new Map<string, Promise<Face>>();
const slices = new Map<boolean, Slice[]>();

/** The fonts that a text needs; each letter is drawn with the first that has it. Most texts need one or two. */
export async function facesFor(text: string, isStrong: boolean): Promise<Face[]> {
  const inOrder = findSlices(isStrong);
  const found = new Map<Slice, Face>();
  for (const point of new Set([...text].map(letter => letter.codePointAt(0) ?? 0)))
    for (const slice of inOrder) {
      if (!slice.covers(point)) continue;
      const face = await loadFace(slice);
      found.set(slice, face);
      if (face.has(point)) break;
    }
  return inOrder.flatMap(slice => found.get(slice) ?? []);
}

function findSlices(isStrong: boolean): Slice[] {
  const known = slices.get(isStrong) ?? families.flatMap(family => listFamilySlices(family, isStrong));
  slices.set(isStrong, known);
  return known;
}

function listFamilySlices(
  { family, parts, canBeStrong }: (typeof families)[number],
  isStrong: boolean,
): Slice[] {
  const folder = findFolder(`@fontsource-variable/${family}`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges)
    .map(([part, range]) => ({ part: part.replace(/^\[|\]$/g, ''), range }))
    .filter(({ part }) => parts === undefined || parts.includes(part))
    .map(({ part, range }) => ({
      file: join(folder, 'files', `${family}-${part}-wght-normal.woff2`),
      weight: isStrong && canBeStrong ? STRONG_WEIGHT : TEXT_WEIGHT,
      covers: parseRanges(range),
    }));
}

/** The folder of a package. Found at run time, because bundlers replace `require.resolve` by names of their own. */
function findFolder(name: string): string {
  const found = findPackageJSON(name, import.meta.url);
  if (found === undefined) throw new Error(`The package ${name} is not installed`);
  return dirname(found);
}

/** Reads `U+1200-137C,U+2DDE` as CSS writes it. */
function parseRanges(range: string): (point: number) => boolean {
  const pairs = range.split(',').map(each => {
    const [from = '', to = from] = each.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return point => pairs.some(([from, to]) => point >= from && point <= to);
}

function loadFace({ file, weight }: Slice): Promise<Face> {
  const name = `${file} ${weight}`;
  const face = faces.get(name) ?? readFace(name, file, weight);
  faces.set(name, face);
  // The next document tries to read the file again.
  face.catch(() => faces.delete(name));
  return face;
}

type Convert = (
  bytes: Buffer,
  text: undefined,
  options: { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer>;

/** PDF knows neither WOFF2 nor variable fonts. */
async function readFace(name: string, file: string, weight: number): Promise<Face> {
  const convert: Convert = load('subset-font');
  const bytes = await convert(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = create(bytes) as Font;
  return { name, bytes, has: point => font.hasGlyphForCodePoint(point) };
}

/** Letters in one font and one direction, in reading order. */
export type Run = { text: string; face: Face; isRightToLeft: boolean };
type Letter = { text: string; face: Face; level: number };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The room for a text: where its first line starts, where further lines start, and where lines end. */
export type Room = { at: number; from: number; to: number };

/**
 * Breaks a text into lines as Unicode allows, and a word that is longer than a line anywhere. Puts the runs of each line
 * into visual order, because Arabic and Hebrew run from right to left.
 */
export function breakLines(
  text: string,
  faces: readonly Face[],
  room: Room,
  measureWidth: (run: Run) => number,
): Run[][] {
  const measureLetters = (letters: readonly Letter[]) =>
    toRuns(letters).reduce((sum, run) => sum + measureWidth(run), 0);
  const lines: Letter[][] = [[]];
  let at = room.at;
  const put = (letters: readonly Letter[], width: number) => {
    lines.at(-1)?.push(...letters);
    at += width;
  };
  const next = () => {
    lines.push([]);
    at = room.from;
  };
  for (const word of splitWords(text, faces)) {
    const width = measureLetters(withoutBlanks(word));
    if (at + width > room.to && at > room.from) next();
    if (at + width <= room.to) put(word, measureLetters(word));
    else
      for (const letter of word) {
        const step = measureLetters([letter]);
        if (at + step > room.to) next();
        put([letter], step);
      }
  }
  return lines.map((letters, index) =>
    inVisualOrder(index === lines.length - 1 ? letters : withoutBlanks(letters)),
  );
}

/** The words of a text, each with the blanks after it; a line may end between two words. */
function splitWords(text: string, faces: readonly Face[]): Letter[][] {
  const readable = shownText(text, faces);
  const { levels } = bidi.getEmbeddingLevels(readable, 'ltr');
  const breaker = new LineBreaker(readable);
  const words: Letter[][] = [];
  let from = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    const begin = from;
    words.push(
      [...graphemes.segment(readable.slice(begin, end.position))].flatMap(({ segment, index }) =>
        chooseLetters(segment, faces, levels[begin + index] ?? 0),
      ),
    );
    from = end.position;
  }
  return words;
}

/** The letters of a grapheme, in one font if a font has all of them. */
function chooseLetters(grapheme: string, faces: readonly Face[], level: number): Letter[] {
  const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(grapheme) ?? grapheme) : grapheme;
  const whole = faces.find(face => [...shown].every(letter => has(face, letter)));
  if (whole) return [{ text: shown, face: whole, level }];
  return [...shown].flatMap(letter => {
    const face = faces.find(one => has(one, letter));
    return face ? [{ text: letter, face, level }] : [];
  });
}

const has = (face: Face, letter: string) => face.has(letter.codePointAt(0) ?? 0);

/**
 * The text with letters that no font has replaced by their Unicode numbers, and invisible ones removed. PDF/UA forbids
 * empty boxes.
 */
function shownText(text: string, faces: readonly Face[]): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t-\r\u0085\u2028\u2029]/g, ' ')
    .replace(THAI_AM_AFTER_TONE, '\u0e4d$1\u0e32');
  return [...plain].map(letter => shownLetter(letter, faces)).join('');
}

function shownLetter(letter: string, faces: readonly Face[]): string {
  if (faces.some(face => has(face, letter))) return letter;
  return UNSEEN.test(letter) ? '' : `[${unicodeNumber(letter)}]`;
}

/** The Unicode numbers that stand for letters of a text that no font has, each once. */
export function unknownLetters(text: string, faces: readonly Face[]): string[] {
  const shown = [...text.toWellFormed()].map(letter => [letter, shownLetter(letter, faces)] as const);
  return [...new Set(shown.flatMap(([letter, sign]) => (sign.length > letter.length ? [sign] : [])))];
}

/** A Thai tone stands above the ring of the vowel am, and the font draws both in the given order. */
const THAI_AM_AFTER_TONE = /([\u0e48-\u0e4b])\u0e33/g;

/** Controls and joiners, which no font draws. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const unicodeNumber = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function toRuns(letters: readonly Letter[]): (Run & { level: number })[] {
  const runs: (Run & { level: number })[] = [];
  for (const { text, face, level } of letters) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += text;
    else runs.push({ text, face, level, isRightToLeft: level % 2 === 1 });
  }
  return runs;
}

/** Rule L2 of Unicode's bidirectional algorithm, for runs: reverses each sequence of runs, from the deepest level up. */
function inVisualOrder(letters: readonly Letter[]): Run[] {
  let runs = toRuns(letters);
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    const ordered: typeof runs = [];
    let reversed: typeof runs = [];
    for (const run of runs) {
      if (run.level >= level) {
        reversed.unshift(run);
        continue;
      }
      ordered.push(...reversed, run);
      reversed = [];
    }
    ordered.push(...reversed);
    runs = ordered;
  }
  return runs;
}

const withoutBlanks = (letters: readonly Letter[]) => {
  const last = letters.findLastIndex(({ text }) => text.trim() !== '');
  return letters.slice(0, last + 1);
};
