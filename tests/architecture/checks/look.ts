import { posix } from 'node:path';
import ts from 'typescript';
import { colourWords } from './colour-words.ts';
import { type Check, isTest, lineAt, type SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** The widths, in px, at which a layout may change. */
export const breakpoints = [360, 640, 768, 1024, 1200, 1280, 1600];

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const rawSize = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/gi;
const paints =
  /^(--.*|color|.*-color|background|background-image|border.*|outline|fill|stroke|.*-?shadow|.*decoration|column-rule|mask.*)$/;
const namedColour = new RegExp(`(?<![\\w-])(?:${colourWords.join('|')})(?![\\w-])`, 'i');

/** Colours and sizes come from tokens: no raw value in a style sheet outside ui/tokens and ui/fonts. */
export const tokensOnly: Check = files =>
  files.filter(isOurStyle).flatMap(({ path, text }) => {
    const plain = withoutCommentsAndTexts(text);
    const declarations = [...plain.matchAll(/(?<=[{;}\s])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
    return declarations.flatMap(match => {
      const [, property = '', value = ''] = match;
      const fault = rawValue(property, value);
      return fault ? [`${path}:${lineAt(plain, match.index)} ${property} has the raw value ${fault}`] : [];
    });
  });

/**
 * A layout changes at the agreed widths only. Container queries may use em as well: the space text needs grows with
 * the visitor's text size, which px ignore.
 */
export const agreedBreakpoints: Check = files =>
  files.filter(isOurStyle).flatMap(({ path, text }) => {
    const plain = withoutCommentsAndTexts(text);
    return [...plain.matchAll(/@(media|container)\b([^{]*)\{/g)].flatMap(match => {
      const sizes = [...(match[2] ?? '').matchAll(/(\d*\.?\d+)(px|r?em)/g)];
      return sizes
        .filter(([, , unit]) => !(unit === 'em' && match[1] === 'container'))
        .filter(([, size, unit]) => unit !== 'px' || !breakpoints.includes(Number(size)))
        .map(([size]) => `${path}:${lineAt(plain, match.index)} ${size} is no agreed width`);
    });
  });

/** A grid has no named areas: an element that names none of them would lie anywhere, and nothing would say so. */
export const unnamedAreas: Check = files =>
  files.filter(isOurStyle).flatMap(({ path, text }) => {
    const plain = withoutCommentsAndTexts(text);
    return [...plain.matchAll(/\bgrid-(?:template-areas|area):\s*(?![\s\d])(?!auto|span|inherit)[^;]*/g)].map(
      match => `${path}:${lineAt(plain, match.index)} names an area of a grid`,
    );
  });

/** Every class that markup takes from its style sheet is there; an unknown one is `undefined`, in silence. */
export const knownClasses: Check = files => {
  const styles = new Map(files.filter(isOurStyle).map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', from = '']) => {
        const style = styles.get(
          from.startsWith('#') ? from.replace('#', 'src/') : posix.join(posix.dirname(path), from),
        );
        return [...text.matchAll(new RegExp(`(?<![\\w/.-])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))]
          .filter(([, plain, quoted]) => !new RegExp(`\\.${plain ?? quoted}(?![\\w-])`).test(style ?? ''))
          .map(match => `${path}:${lineAt(text, match.index)} ${from} has no class ${match[1] ?? match[2]}`);
      }),
    );
};

/**
 * Markup has no inline style: no `style`, which the content policy blocks, and no colour in a .tsx file. Mail needs
 * both.
 */
export const plainMarkup: Check = files =>
  files
    .filter(({ path }) => isOurMarkup(path))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(file, drawn, (node, line) => {
        if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
          faults.push(`${file.path}:${line()} has a style attribute`);
        const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
        if (isText && rawColour.test(node.text) && !node.text.startsWith('/')) {
          faults.push(`${file.path}:${line()} has the raw colour ${rawColour.exec(node.text)?.[0]}`);
        }
      });
      return faults;
    });

const drawn = [
  ts.SyntaxKind.JsxAttribute,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
];

function isOurStyle({ path }: SourceFile): boolean {
  return path.startsWith('src/') && path.endsWith('.css') && !/^src\/ui\/(tokens|fonts)\//.test(path);
}

function isOurMarkup(path: string): boolean {
  if (!/^src\/(site|money|features|ui)\/.*\.tsx$/.test(path) || isTest(path)) return false;
  return !path.endsWith('.email.tsx') && !path.startsWith('src/ui/email/');
}

function rawValue(property: string, value: string): string | null {
  const own = value.replace(/var\(\s*--[\w-]+/g, 'var(');
  const colour = rawColour.exec(own) ?? (paints.test(property) ? namedColour.exec(own) : null);
  if (colour) return colour[0];
  const size = [...own.matchAll(rawSize)].find(
    ([, number, unit]) => Number(number) !== 0 && `${number}${unit}` !== '1px',
  );
  return size?.[0] ?? null;
}

/** Blanks out everything but styles, preserving line numbers. */
function withoutCommentsAndTexts(css: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return css.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, blank);
}
