import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

const load = createRequire(import.meta.url);

/** A part of a family with the letters that only it has, as the packages of fonts cut them. */
type Slice = { file: string; weight: number; covers: (point: number) => boolean };
/** A font as a PDF can embed it: TrueType of one weight. */
export type Face = { name: string; bytes: Buffer; has: (point: number) => boolean };

const scripts = [
  ...['arabic', 'hebrew', 'georgian', 'armenian', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'oriya'],
  ...['tamil', 'telugu', 'kannada', 'malayalam', 'sinhala', 'thai', 'lao', 'myanmar', 'khmer'],
];

/** Where a letter is looked for, in this order. Without `parts` the whole family. */
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

/** Faces by file and weight. A slice is decoded once for each process, when the first text needs it. */
const faces = new Map<string, Promise<Face>>();
const slices = new Map<boolean, Slice[]>();

/** The fonts that a text needs, of which the first that has a letter is to be used. Most texts need one or two. */
export async function facesFor(text: string, isStrong: boolean): Promise<Face[]> {
  const inOrder = slicesOf(isStrong);
  const found = new Map<Slice, Face>();
  for (const point of new Set([...text].map(letter => letter.codePointAt(0) ?? 0)))
    for (const slice of inOrder) {
      if (!slice.covers(point)) continue;
      const face = await faceOf(slice);
      found.set(slice, face);
      if (face.has(point)) break;
    }
  return inOrder.flatMap(slice => found.get(slice) ?? []);
}

function slicesOf(isStrong: boolean): Slice[] {
  const known = slices.get(isStrong) ?? families.flatMap(family => slicesOfFamily(family, isStrong));
  slices.set(isStrong, known);
  return known;
}

function slicesOfFamily(
  { family, parts, canBeStrong }: (typeof families)[number],
  isStrong: boolean,
): Slice[] {
  const folder = folderOf(`@fontsource-variable/${family}`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges)
    .map(([part, range]) => ({ part: part.replace(/^\[|\]$/g, ''), range }))
    .filter(({ part }) => parts === undefined || parts.includes(part))
    .map(({ part, range }) => ({
      file: join(folder, 'files', `${family}-${part}-wght-normal.woff2`),
      weight: isStrong && canBeStrong ? STRONG_WEIGHT : TEXT_WEIGHT,
      covers: rangesOf(range),
    }));
}

/** Asked of Node while it runs: a bundler that follows `resolve` puts its own names for files in its place. */
function folderOf(name: string): string {
  const found = findPackageJSON(name, import.meta.url);
  if (found === undefined) throw new Error(`The package ${name} is not installed`);
  return dirname(found);
}

/** Reads `U+1200-137C,U+2DDE` as CSS writes it. */
function rangesOf(range: string): (point: number) => boolean {
  const pairs = range.split(',').map(each => {
    const [from = '', to = from] = each.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return point => pairs.some(([from, to]) => point >= from && point <= to);
}

function faceOf({ file, weight }: Slice): Promise<Face> {
  const name = `${file} ${weight}`;
  const face = faces.get(name) ?? readFace(name, file, weight);
  faces.set(name, face);
  // A file that could not be read is tried again with the next document.
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
