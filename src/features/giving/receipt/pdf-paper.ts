import PDFDocument from 'pdfkit';
import type { Locale } from '#core/locale.ts';
import { receiptFonts } from './receipt-fonts.ts';

/** A piece of text in one language. */
export type Part = { text: string; lang: Locale };
type Style = { size: number; strong?: boolean; color?: string };
type Run = { text: string; font: keyof typeof receiptFonts };

const MARGIN = 56;
const LEADING = 1.6;
/** Letters after which a word may be broken, so that none runs off the page. */
const LONGEST_PIECE = 24;
const ETHIOPIC = /[\u1200-\u137c]/;

function nextPage(doc: PDFKit.PDFDocument): number {
  doc.addPage();
  return MARGIN;
}

export type PaperHead = { title: string; author: string; lang: Locale; made: Date };

/**
 * Pages on which text is set from top to bottom, tagged for screen readers (PDF/UA-1): each paragraph is an element of
 * the structure tree in reading order, each piece carries its language. The same input gives the same bytes.
 */
export function openPaper({ title, author, lang, made }: PaperHead) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types of pdfkit do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    lang,
    // No standard font is loaded: all that is used is embedded.
    font: null as unknown as string,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  for (const [name, bytes] of Object.entries(receiptFonts))
    doc.registerFont(name, Buffer.from(bytes, 'base64'));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = nextPage(doc);
  const right = doc.page.width - MARGIN;
  const bottom = doc.page.height - MARGIN;

  const widthOf = ({ text, font }: Run, size: number) => doc.font(font).fontSize(size).widthOfString(text);

  function draw(parts: readonly Part[], x: number, style: Style, tag: PDFKit.PDFStructureElement): number {
    let at = x;
    let baseline = y + style.size;
    for (const { text, lang: of } of parts) {
      const runs = wordsOf(doc, text, style.strong ?? false).map(run => ({
        ...run,
        width: widthOf(run, style.size),
      }));
      const span = doc.struct('Span', { lang: of }, () => {
        for (const { text: word, font, width } of runs) {
          if (at + width > right && at > x && word.trim() !== '') {
            at = x;
            baseline += style.size * LEADING;
          }
          doc
            .font(font)
            .fontSize(style.size)
            .fillColor(style.color ?? '#231f20');
          doc.text(word, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
          at += width;
        }
      });
      tag.add(span);
    }
    return baseline + style.size * (LEADING - 1);
  }

  function block(kind: string, of: Locale, pieces: readonly { parts: Part[]; x: number; style: Style }[]) {
    const tag = doc.struct(kind as 'P', { lang: of });
    root.add(tag);
    // The text continues on another page where its next line does not fit on this one.
    if (y + Math.max(...pieces.map(({ style }) => style.size)) * LEADING > bottom) y = nextPage(doc);
    y = Math.max(...pieces.map(({ parts, x, style }) => draw(parts, x, style, tag)));
    tag.end();
  }

  return {
    heading: (level: 1 | 2, part: Part) =>
      block(`H${level}`, part.lang, [
        { parts: [part], x: MARGIN, style: { size: level === 1 ? 24 : 18, strong: true } },
      ]),
    paragraph: (...parts: Part[]) =>
      block('P', parts[0]?.lang ?? lang, [{ parts, x: MARGIN, style: { size: 11 } }]),
    /** A name of something and what it is, beside each other. */
    row: (name: Part, ...parts: Part[]) =>
      block('P', name.lang, [
        { parts: [name], x: MARGIN, style: { size: 11, color: '#5c5355' } },
        { parts, x: MARGIN + 150, style: { size: 11 } },
      ]),
    space: (points: number) => {
      y += points;
    },
    /** The file, once everything is written. */
    finish(): Promise<Buffer> {
      root.end();
      return new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      });
    },
  };
}

type FontWithLetters = { font: { hasGlyphForCodePoint(point: number): boolean } };

/** Words and spaces, each in one font. A letter that no font has becomes a question mark: PDF/UA forbids empty boxes. */
function wordsOf(doc: PDFKit.PDFDocument, text: string, strong: boolean): Run[] {
  const latin: Run['font'][] = [strong ? 'strong' : 'text', 'textExtended'];
  const ethiopic: Run['font'][] = [strong ? 'ethiopicStrong' : 'ethiopic', ...latin];
  const runs: (Run & { isSpace: boolean })[] = [];
  for (const letter of text.normalize('NFC')) {
    const has = (font: Run['font']) => {
      const { font: loaded } = (doc.font(font) as unknown as { _font: FontWithLetters })._font;
      return loaded.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    };
    const font = (ETHIOPIC.test(letter) ? ethiopic : latin).find(has);
    const next = { text: font ? letter : '?', font: font ?? latin[0] ?? 'text', isSpace: letter === ' ' };
    const last = runs.at(-1);
    const joins = last?.font === next.font && last.isSpace === next.isSpace;
    if (last && joins && last.text.length < LONGEST_PIECE) last.text += next.text;
    else runs.push(next);
  }
  return runs.map(({ text: word, font }) => ({ text: word, font }));
}
