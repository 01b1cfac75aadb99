import type { Font, Glyph, GlyphRun } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type Locale, locales } from '#core/locale.ts';
import { weaveSun } from '../components/sun-geometry.ts';
import { qrPath } from '../qr-path.ts';
import { palette } from '../tokens/palette.ts';
import { breakLines, type Face, facesFor, type Run, unknownLetters } from './pdf-text.ts';

/** The note about letters that are shown by their numbers. */
const paperTexts = {
  en: {
    noFont:
      'A number in brackets ({letters}) stands for a letter that none of our fonts can draw. Our records keep the letter as it was written.',
  },
  am: {
    noFont: 'በቅንፍ ውስጥ ያለ ቁጥር ({letters}) የትኛውም የፊደል ስብስባችን ሊጽፈው የማይችለውን ፊደል ይተካል። መዝገባችን ፊደሉን እንደተጻፈ ይዟል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Who issues a paper: name, address in lines, and the text of a registration, which may be empty. */
export type Issuer = Record<Locale, { name: string; address: string; registration: string }>;

/** A piece of text in one language. */
export type Part = { text: string; lang: Locale };
type Style = { size: number; strong?: boolean; color?: string };
/** `to`: the right end of its room, instead of the margin. `isRight`: its lines end there. */
type Piece = { parts: Part[]; x: number; style: Style; to?: number; isRight?: boolean };
type Block = { kind: string; lang: Locale; pieces: Piece[] };
/** A QR code, a number of points of space, or a new page. */
type Code = { qr: string; alt: Part };
/** Rows of cells, each with one piece; the first row names the columns, the first cell of a row the row. */
type Table = { rows: Piece[][] };
type Content = Block | Code | Table | number | 'page';

const MARGIN = 56;
const A4 = 595.28;
/** Between the columns of a table. */
const GAP = 10;
/** The side of a QR code: a phone reads it at arm's length. */
const CODE = 150;
const LEADING = 1.6;

/** Half the width of the charity's mark, at the top of the first page. */
const MARK = 22;

export type PaperHead = { title: string; author: string; lang: Locale; made: Date };

/**
 * A PDF of the charity, with text from top to bottom, tagged for screen readers (PDF/UA-1): each paragraph is an element
 * of the structure tree in reading order, each piece has its language. If no font has a letter, the last lines say so.
 * The same input gives the same bytes.
 */
export function openPaper(head: PaperHead) {
  const blocks: Content[] = [];
  const paragraph = (...parts: Part[]) => {
    const lang = parts[0]?.lang ?? head.lang;
    blocks.push({ kind: 'P', lang, pieces: [{ parts, x: MARGIN, style: { size: 11 } }] });
  };
  return {
    paragraph,
    /** The issuer: the name, each line of the address, the registration. */
    issuer: ({ name, address, registration }: Issuer[Locale], lang: Locale) => {
      for (const line of [name, ...address.split('\n'), registration])
        if (line.trim() !== '') paragraph({ text: line.trim(), lang });
    },
    heading: (level: 1 | 2, part: Part) => {
      const style = { size: level === 1 ? 24 : 18, strong: true };
      blocks.push({ kind: `H${level}`, lang: part.lang, pieces: [{ parts: [part], x: MARGIN, style }] });
    },
    /** A name and its value, beside each other. */
    row: (name: Part, ...parts: Part[]) => {
      const named = { parts: [name], x: MARGIN, style: { size: 11, color: '#5c5355' } };
      const value = { parts, x: MARGIN + 150, style: { size: 11 } };
      blocks.push({ kind: 'P', lang: name.lang, pieces: [named, value] });
    },
    /** A table whose first column are names and whose others are figures that end below each other. */
    table: (heads: readonly Part[], rows: readonly (readonly Part[])[]) => {
      const figures = Math.max(1, heads.length - 1);
      const width = (A4 - 2 * MARGIN) * (figures > 2 ? 0.2 : 0.26);
      const cells = (row: readonly Part[], isHead: boolean) =>
        row.map((part, at): Piece => {
          const to = A4 - MARGIN - (row.length - 1 - at) * width;
          const style = { size: 10, ...(isHead && { color: '#5c5355' }) };
          if (at === 0) return { parts: [part], x: MARGIN, to: to - GAP, style };
          return { parts: [part], x: to - width + GAP, to, isRight: true, style };
        });
      blocks.push({ rows: [cells(heads, true), ...rows.map(row => cells(row, false))] });
    },
    space: (points: number) => {
      blocks.push(points);
    },
    /** A QR code, with words for those who cannot see it. */
    code: (qr: string, alt: Part) => {
      blocks.push({ qr, alt });
    },
    /** What follows is on a new page. */
    page: () => {
      blocks.push('page');
    },
    /** The file, after everything has been added. */
    async finish(): Promise<Buffer> {
      const pieces = blocks.flatMap(block => {
        if (typeof block !== 'object') return [];
        if ('rows' in block) return block.rows.flat();
        return 'pieces' in block ? block.pieces : [];
      });
      const joinTexts = (isStrong: boolean) =>
        pieces
          .filter(({ style }) => (style.strong ?? false) === isStrong)
          .flatMap(({ parts }) => parts.map(({ text }) => text))
          .join(LETTERS_OF_NUMBERS)
          .normalize('NFC');
      const plain = await facesFor(joinTexts(false) + notes, false);
      const signs = unknownLetters(joinTexts(false), plain).join(', ');
      if (signs !== '')
        for (const lang of locales)
          paragraph({ text: paperTexts[lang].noFont.replace('{letters}', () => signs), lang });
      return setBlocks(head, blocks, { plain, strong: await facesFor(joinTexts(true), true) });
    },
  };
}

/** A letter in no font is shown by its number. */
const LETTERS_OF_NUMBERS = ' [U+0123456789ABCDEF]';
const notes = locales.map(lang => paperTexts[lang].noFont).join(LETTERS_OF_NUMBERS);

type Faces = { plain: Face[]; strong: Face[] };

function setBlocks(head: PaperHead, blocks: readonly Content[], faces: Faces): Promise<Buffer> {
  const { title, author, lang, made } = head;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types of pdfkit do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang,
    // Only embedded fonts are used, no standard font.
    font: null as unknown as string,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { drawRun, widthOfRun } = runsIn(doc);
  let y = nextPage(doc);
  drawMark(doc);
  const right = doc.page.width - MARGIN;
  const bottom = doc.page.height - MARGIN;

  function draw({ parts, x, style, to = right, isRight }: Piece, tag: PDFKit.PDFStructureElement): number {
    let at = x;
    let baseline = y + style.size;
    for (const { text, lang: of } of parts) {
      const room = { at, from: x, to };
      const lines = breakLines(text, style.strong ? faces.strong : faces.plain, room, run =>
        widthOfRun(run, style.size),
      );
      // The drawn order and shapes of letters may differ from the text, so the text is added for reading.
      const span = doc.struct('Span', { lang: of, actual: text }, () => {
        for (const [index, runs] of lines.entries()) {
          if (index > 0) {
            at = x;
            baseline += style.size * LEADING;
          }
          if (isRight) at = to - runs.reduce((sum, run) => sum + widthOfRun(run, style.size), 0);
          for (const run of runs) {
            doc.fillColor(style.color ?? '#231f20');
            drawRun(run, style.size, at, baseline);
            at += widthOfRun(run, style.size);
          }
        }
      });
      tag.add(span);
    }
    return baseline + style.size * (LEADING - 1);
  }

  /** Each row whole on its page, above a thin line. */
  function drawTable({ rows }: Table): void {
    const table = doc.struct('Table');
    root.add(table);
    for (const [index, cells] of rows.entries()) {
      const lines = cells.map(({ parts, x, to = right, style }) =>
        parts.reduce(
          (sum, { text }) =>
            sum +
            breakLines(text, faces.plain, { at: x, from: x, to }, run => widthOfRun(run, style.size)).length,
          0,
        ),
      );
      if (y + Math.max(...lines) * 10 * LEADING > bottom) y = nextPage(doc);
      const row = doc.struct('TR');
      table.add(row);
      const ends = cells.map((cell, at) => {
        const scope = index === 0 ? 'Column' : at === 0 ? 'Row' : null;
        const tag = doc.struct(scope ? 'TH' : 'TD', scope ? ({ scope } as object) : {});
        row.add(tag);
        const end = draw(cell, tag);
        tag.end();
        return end;
      });
      row.end();
      y = Math.max(...ends) + 2;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke('#d9d4d5');
      doc.endMarkedContent();
      y += 4;
    }
    table.end();
  }

  for (const block of blocks) {
    if (typeof block === 'number') {
      y += block;
      continue;
    }
    if (block === 'page') {
      y = nextPage(doc);
      continue;
    }
    if ('rows' in block) {
      drawTable(block);
      continue;
    }
    if ('qr' in block) {
      if (y + CODE > bottom) y = nextPage(doc);
      root.add(drawCode(doc, block, y));
      y += CODE;
      continue;
    }
    const { kind, lang: of, pieces } = block;
    const tag = doc.struct(kind as 'P', { lang: of });
    root.add(tag);
    // The next page, if the next line does not fit on this one, or a heading would be the last on it.
    const room = kind === 'P' ? 1 : 3;
    if (y + Math.max(...pieces.map(({ style }) => style.size)) * LEADING * room > bottom) y = nextPage(doc);
    y = Math.max(...pieces.map(piece => draw(piece, tag)));
    tag.end();
  }
  root.end();
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

const sunColours = { coral: palette[0], saffron: palette[1], cream: '#ffe3a3' };

/** The charity's sun in the upper right corner; its name is in the text, so screen readers skip the drawing. */
function drawMark(doc: PDFKit.PDFDocument): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save().translate(doc.page.width - MARGIN - MARK, MARGIN + MARK);
  for (const { colour, path } of weaveSun(MARK, 16)) doc.path(path).fill(sunColours[colour]);
  doc.restore();
  doc.endMarkedContent();
}

function drawCode(doc: PDFKit.PDFDocument, { qr, alt }: Code, y: number) {
  const { size, path } = qrPath(qr, 'Q');
  // The types of pdfkit do not know the box yet.
  const options = { lang: alt.lang, alt: alt.text, bbox: [MARGIN, y, MARGIN + CODE, y + CODE] };
  return doc.struct('Figure', options as { lang: Locale; alt: string }, () => {
    doc
      .save()
      .translate(MARGIN, y)
      .scale(CODE / size);
    doc.path(path).fill('#000000');
    doc.restore();
  });
}

function nextPage(doc: PDFKit.PDFDocument): number {
  doc.addPage();
  return MARGIN;
}

type Positioning = { applyLookup: (type: number, table: unknown) => boolean };
type EmbeddedFont = {
  font: Font & {
    layout: (...input: unknown[]) => GlyphRun;
    _layoutEngine: { engine?: { GPOSProcessor?: Positioning | null } };
  };
};

/** A mark rule without an anchor for a pair of glyphs does not apply (OpenType), but fontkit throws at it. */
function skipMissingAnchors(positioning: Positioning | null | undefined): void {
  if (!positioning) return;
  const apply = positioning.applyLookup.bind(positioning);
  positioning.applyLookup = (type, table) => {
    try {
      return apply(type, table);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
}

/** Lays letters out one by one if fontkit throws at their combination, which no language has. */
function orByLetter(text: string, layOut: (text: string) => GlyphRun): GlyphRun {
  try {
    return layOut(text);
  } catch (error) {
    if (!(error instanceof TypeError) || [...text].length < 2) throw error;
    const runs = [...text].map(letter => orByLetter(letter, layOut));
    return Object.create(runs[0] ?? null, {
      glyphs: { value: runs.flatMap(({ glyphs }) => glyphs) },
      positions: { value: runs.flatMap(({ positions }) => positions) },
      advanceWidth: { value: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) },
    });
  }
}

/** The code point of a glyph that is only part of a letter, such as Arabic dots: a mark that searches ignore. */
const PART_OF_LETTER = [0x34f];
const named = (glyph: Glyph): Glyph =>
  glyph.codePoints.length > 0 ? glyph : Object.create(glyph, { codePoints: { value: PART_OF_LETTER } });

/** Draws and measures runs, each in its direction, which PDFKit does not pass on to the font. */
function runsIn(doc: PDFKit.PDFDocument) {
  const names = new Map<Face, string>();
  let direction: 'ltr' | 'rtl' = 'ltr';
  const choose = ({ face, isRightToLeft }: Run, size: number) => {
    direction = isRightToLeft ? 'rtl' : 'ltr';
    const name = names.get(face) ?? `face-${names.size}`;
    if (names.has(face)) return doc.font(name).fontSize(size);
    names.set(face, name);
    doc.registerFont(name, face.bytes).font(name).fontSize(size);
    const { font } = (doc as unknown as { _font: EmbeddedFont })._font;
    skipMissingAnchors(font._layoutEngine.engine?.GPOSProcessor);
    const layout = font.layout.bind(font);
    font.layout = (text, features) => {
      const layOut = (part: unknown) => layout(part, features, undefined, undefined, direction);
      const laidOut = orByLetter(String(text), layOut);
      const { glyphs, positions, advanceWidth } = laidOut;
      return { ...laidOut, glyphs: glyphs.map(named), positions, advanceWidth };
    };
    return doc;
  };
  // With a list of features, even an empty one, PDFKit lays out a run as a whole instead of word by word.
  const features: [] = [];
  return {
    widthOfRun: (run: Run, size: number) => choose(run, size).widthOfString(run.text, { features }),
    drawRun: (run: Run, size: number, x: number, baseline: number) => {
      choose(run, size).text(run.text, x, baseline, { features, lineBreak: false, baseline: 'alphabetic' });
    },
  };
}
