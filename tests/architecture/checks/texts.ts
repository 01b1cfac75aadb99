import { posix } from 'node:path';
import ts from 'typescript';
import { type Check, isGenerated, isTest, type SourceFile } from './source-tree.ts';
import { eachNode, readScripts } from './syntax.ts';

/** A text by its path in the file, `frameTexts.am.menu`, and why it is the same in both languages. */
export type SameInBoth = Record<string, string>;

const letters = /\p{L}/u;
const ethiopic = /\p{Script=Ethiopic}/u;
const placeholder = /\{\w+\}/g;
const codeOfLanguage = /^[a-z]{2}([-_][\w-]+)?$/;

/**
 * Every English text has an Amharic one: every object in the source with an `en` and an `am` part has the same keys
 * in both, no text is empty, both have the same placeholders, and the Amharic one is in Amharic script.
 * Texts without letters (`17:00`) are exempt; `sameInBoth` lists other exceptions, by file and path, with the reason.
 */
export function bothLanguages(sameInBoth: SameInBoth): Check {
  return files => {
    const wording = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));
    const used = new Set<string>();
    const faults = wording
      .filter(file => !isGenerated(file))
      .flatMap(file => {
        const found: string[] = [];
        eachPair(files, file, (pairs, line) => {
          for (const { at, problem } of pairs.flatMap(findFaults)) {
            const known = `${file.path} ${at}`;
            if (sameInBoth[known]) used.add(known);
            else found.push(`${file.path}:${line()} ${at} ${problem}`);
          }
        });
        return found;
      });
    const idle = Object.keys(sameInBoth).filter(
      known => !used.has(known) && files.some(({ path }) => path === known.split(' ')[0]),
    );
    return [...faults, ...idle.map(known => `${known} is listed as the same in both languages and is not`)];
  };
}

/** Every text of the source in both languages, by its file and its path in it. */
export function textsInBoth(
  files: readonly SourceFile[],
): { path: string; at: string; en: string; am: string }[] {
  return files
    .filter(file => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file.path) && !isGenerated(file))
    .flatMap(file => {
      const found: Pair[] = [];
      eachPair(files, file, pairs => found.push(...pairs));
      return found.flatMap(({ at, en, am }) =>
        typeof en === 'string' && typeof am === 'string' ? [{ path: file.path, at, en, am }] : [],
      );
    });
}

type Fault = { at: string; problem: string };
/** A text in both languages, null where it is no literal; or why the two cannot be compared. */
type Pair = { at: string; en?: string | null; am?: string | null; problem?: string };

function eachPair(
  files: readonly SourceFile[],
  file: SourceFile,
  visit: (pairs: Pair[], line: () => number) => void,
): void {
  eachNode(file, [ts.SyntaxKind.ObjectLiteralExpression], (node, line) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const [en, am] = [findPart(node, 'en'), findPart(node, 'am')];
    if (en && am) visit(compare(files, file, [en, am], fullName(node)), line);
  });
}

const findFaults = ({ at, en = null, am = null, problem }: Pair): Fault[] =>
  problem === undefined ? textFaults(at, en, am) : [{ at, problem }];

function compare(
  files: readonly SourceFile[],
  file: SourceFile,
  [left, right]: [ts.Expression, ts.Expression],
  at: string,
): Pair[] {
  const [en, am] = [resolve(files, file, left), resolve(files, file, right)];
  if (ts.isObjectLiteralExpression(en) && ts.isObjectLiteralExpression(am)) {
    const [known, other] = [readKeys(en), readKeys(am)];
    const missing = [
      ...known.filter(key => !other.includes(key)).map(key => `${at}.am.${key}`),
      ...other.filter(key => !known.includes(key)).map(key => `${at}.en.${key}`),
    ];
    const shared = known.filter(key => other.includes(key));
    return [
      ...missing.map(path => ({ at: path, problem: 'is missing' })),
      ...shared.flatMap(key => {
        const parts: [ts.Expression, ts.Expression] = [findPart(en, key) ?? en, findPart(am, key) ?? am];
        return compare(files, file, parts, `${at}.${key}`);
      }),
    ];
  }
  if (ts.isArrayLiteralExpression(en) && ts.isArrayLiteralExpression(am)) {
    if (en.elements.length !== am.elements.length) return [{ at, problem: 'has lists of different length' }];
    return en.elements.flatMap((element, index) =>
      compare(files, file, [element, am.elements[index] ?? element], `${at}.${index}`),
    );
  }
  return [{ at, en: readWords(en), am: readWords(am) }];
}

function textFaults(at: string, en: string | null, am: string | null): Fault[] {
  if (en === null || am === null || codeOfLanguage.test(am)) return [];
  const faults: string[] = [];
  if (en.trim() === '' || am.trim() === '') faults.push('is empty in a language');
  if (listPlaceholders(en) !== listPlaceholders(am)) faults.push('has other placeholders in Amharic');
  const written = am.replaceAll(placeholder, '');
  if (letters.test(written) && !ethiopic.test(written)) faults.push('is not written in Amharic');
  return faults.map(problem => ({ at, problem }));
}

function listPlaceholders(text: string): string {
  return [...new Set(text.match(placeholder))].sort().join(' ');
}

/** The text of a literal; computed parts count as placeholders of one name. Null for anything else. */
function readWords(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(span => `{computed}${span.literal.text}`).join('');
}

function readKeys(object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap(({ name }) => (name ? [readKey(name)] : []));
}

function readKey(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

function findPart(object: ts.ObjectLiteralExpression, key: string): ts.Expression | null {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && readKey(property.name) === key) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return property.name;
  }
  return null;
}

/** Follows `as const`, and a name to its constant, in its file or in the one it was imported from. */
function resolve(files: readonly SourceFile[], file: SourceFile, node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return resolve(files, file, node.expression);
  if (!ts.isIdentifier(node)) return node;
  for (const { source } of readScripts(file)) {
    for (const statement of source.statements) {
      const value = findConstant(statement, node.text);
      if (value) return resolve(files, file, value);
      const from = findImport(statement, node.text);
      const target = from && files.find(({ path }) => path === resolvePath(file.path, from));
      if (target) return resolve(files, target, node);
    }
  }
  return node;
}

function findConstant(statement: ts.Statement, name: string): ts.Expression | null {
  if (!ts.isVariableStatement(statement)) return null;
  const found = statement.declarationList.declarations.find(({ name: own }) => own.getText() === name);
  return found?.initializer ?? null;
}

function findImport(statement: ts.Statement, name: string): string | null {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return null;
  const names = statement.importClause?.namedBindings;
  const has = names && ts.isNamedImports(names) && names.elements.some(element => element.name.text === name);
  return has ? statement.moduleSpecifier.text : null;
}

function resolvePath(from: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(from), specifier);
}

/** The name of the constant an object belongs to, with the keys down to it. */
function fullName(node: ts.Node): string {
  const parts: string[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isPropertyAssignment(at)) parts.unshift(readKey(at.name));
    if (ts.isVariableDeclaration(at)) parts.unshift(at.name.getText());
  }
  return parts.join('.') || 'texts';
}

const spoken = /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)$/;
/** Two consecutive Latin letters make a word; a character such as `×` or `–` makes none. */
const word = /[A-Za-z]{2}|\p{Script=Ethiopic}/u;

/** Components contain no text of their own: what a visitor reads or hears comes from texts in both languages. */
export const noWordsInMarkup: Check = files =>
  files
    .filter(({ path }) => /^src\/(features|money|site|ui)\/.*\.tsx$/.test(path) && !isTest(path))
    .filter(({ path }) => !/\.email\.tsx$/.test(path))
    .flatMap(file => {
      const faults: string[] = [];
      eachNode(
        file,
        [ts.SyntaxKind.JsxText, ts.SyntaxKind.JsxExpression, ts.SyntaxKind.JsxAttribute],
        (node, line) => {
          const text = readText(node);
          if (text && word.test(text))
            faults.push(`${file.path}:${line()} says "${text.trim()}" in one language`);
        },
      );
      return faults;
    });

function readText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
    return ts.isStringLiteralLike(node.expression) ? node.expression.text : null;
  if (!ts.isJsxAttribute(node) || !spoken.test(node.name.getText())) return null;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
}
