import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { adminWords, inAmharic } from '#cms/language/amharic.ts';
import { isTest, readTree, type SourceFile } from '../../../tests/architecture/checks/source-tree.ts';
import { eachNode } from '../../../tests/architecture/checks/syntax.ts';

const source = readTree().filter(file => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file.path));
const at = (shape: RegExp, but = /^$/) => source.filter(({ path }) => shape.test(path) && !but.test(path));

const views = at(/^src\/staff\/.*\.tsx$/, /\.email\.|\/(brand|app)\/|write-mails/);
/** Lists of what views show, such as names of states. */
const lists = at(
  /^src\/(cms|staff|features\/giving\/desk)\/.*([-.](words|texts)|stored-words\.rules)\.ts$/,
  /(mails?|notices|bin)\.texts/,
);
/** Where hooks, validators and endpoints of staff refuse something. */
const refusing = at(
  /^src\/(cms|staff|features)\/.*\.ts$/,
  /language\/|\.(texts|queries|email|browser|job)\.|features\/(accounts|tickets|contact|meet|visits|engagement|giving\/(?!desk|giving-settings))\/|\/(old|standing)-|preferences\/|subscribe\.endpoint|control-sending|chart\.rules|unclaimed|access-for|issue-progress/,
);

/** Parts that the longer texts of the list cover, and names of the field that stay as they are. */
const covered = new Set([
  'Africa/Addis_Ababa',
  'Stripe',
  'Chapa',
  'use client',
  '{1} on {2}: {3}',
  '{1} on {2}.',
  '{1}: {2}.',
  '{1} {2}: {3}',
  '{1} monthly {2}{3}.',
  ', {1} each month',
  'Yes: everything runs{1}.',
  ', and giving is under attack',
  '{1} saved this{2}, after you opened it. Nothing of yours is lost: choose what to take.',
  '“{1}” is not there in {2}: visitors see the {3}.',
  '{1} texts are not there in {2}: visitors see the {3}. The first is “{4}”.',
  'There were too many tries. Please try again {1}.',
  '{1} hours after signing in. Please sign in again.',
  'was',
  'were',
  'soon',
  'Answered {1}',
  '{1} UTC',
  '{1} Visitors see it once you publish.',
  'Will be published',
  'Published as planned',
  'Was not published',
  'Will be taken off the site',
  'Taken off the site as planned',
  'Was not taken off the site',
]);

const lacksAmharic = (english: string) =>
  /[A-Za-z]{2}/.test(english.replaceAll(/\{\w+\}/g, '')) &&
  !covered.has(english) &&
  !Object.hasOwn(adminWords, english) &&
  inAmharic(english) === null;

describe('texts of the admin', () => {
  it('has Amharic for everything that a view says', () => {
    expect(views.flatMap(file => listed(file, spokenIn(file)))).toEqual([]);
  });

  it('has Amharic for the name of each regular work', () => {
    expect(works.flatMap(namesOfWork).length).toBeGreaterThan(20);
    expect(works.flatMap(file => listed(file, namesOfWork(file)))).toEqual([]);
  });

  it('has nothing in a view that is said in English alone', () => {
    expect(views.flatMap(file => bareTexts(file).map(text => `${file.path}: ${text}`))).toEqual([]);
  });

  it('has Amharic for every name in a list of texts', () => {
    const isText = (text: string) => /^[A-Z“]/.test(text) || / /.test(text);
    expect(lists.flatMap(file => listed(file, textsIn(file).filter(isText)))).toEqual([]);
  });

  it('has Amharic for every sentence with which something is refused', () => {
    const isSentence = (text: string) => /^[A-Z“{].* .*[.?!]$/s.test(text);
    expect(refusing.flatMap(file => listed(file, textsIn(file).filter(isSentence)))).toEqual([]);
  });
});

/** The names of regular work, which the page of health lists. */
const works = readTree().filter(file => /^(src\/.*|worker)\.ts$/.test(file.path) && !isTest(file.path));
function namesOfWork(file: SourceFile): string[] {
  const names: string[] = [];
  eachNode(file, [ts.SyntaxKind.CallExpression, ts.SyntaxKind.VariableDeclaration], node => {
    const isWork = ts.isCallExpression(node) && node.expression.getText() === 'regularWork';
    if (isWork && node.arguments[0]) names.push(...textOf(node.arguments[0]));
    const isName = ts.isVariableDeclaration(node) && workName.test(node.name.getText());
    if (isName && node.initializer) names.push(...textOf(node.initializer));
  });
  return names;
}

const workName =
  /^(SENDING_MAIL|KEEPING_ARCHIVE|BACKUP_REPORTS|LISTING_ERASURES|READING_RETURNED|NIGHTLY_BACKUP|[A-Z]+_(BACKUPS|DRILL|FOR_JOBS)|RECONCILING)$/;

const listed = ({ path }: SourceFile, texts: string[]) =>
  texts.filter(lacksAmharic).map(text => `${path}: ${text}`);

/** The texts within calls of `say`. */
function spokenIn(file: SourceFile): string[] {
  const texts: string[] = [];
  eachNode(file, [ts.SyntaxKind.CallExpression], node => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say') texts.push(...within(node));
  });
  return texts;
}

function within(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && /\.(replace|join)$/.test(node.expression.getText())) return [];
  const deeper: string[] = [];
  ts.forEachChild(node, child => {
    deeper.push(...within(child));
  });
  return [...textOf(node), ...deeper];
}

function textsIn(file: SourceFile): string[] {
  const texts: string[] = [];
  eachNode(
    file,
    [
      ts.SyntaxKind.StringLiteral,
      ts.SyntaxKind.NoSubstitutionTemplateLiteral,
      ts.SyntaxKind.TemplateExpression,
    ],
    node => {
      if (node.parent && !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent))
        texts.push(...textOf(node));
    },
  );
  return texts;
}

/** The text of a literal, with its computed parts counted from the left. */
function textOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text.trim()];
  if (!ts.isTemplateExpression(node)) return [];
  const rest = node.templateSpans.map((span, index) => `{${index + 1}}${span.literal.text}`);
  return [`${node.head.text}${rest.join('')}`.trim()];
}

const spoken = /^(aria-label|aria-description|alt|title|placeholder|label|hint|button)$/;
/** Names of columns of a file, and of other people's programs. */
const asItIs = /^(code|a)$/;

/** Texts between tags and in attributes that people read or hear. */
function bareTexts(file: SourceFile): string[] {
  const texts: string[] = [];
  eachNode(file, [ts.SyntaxKind.JsxText, ts.SyntaxKind.JsxAttribute], node => {
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) {
      const tag = ts.isJsxElement(node.parent) ? node.parent.openingElement.tagName.getText() : '';
      if (!asItIs.test(tag)) texts.push(node.text.trim());
    }
    if (!ts.isJsxAttribute(node) || !spoken.test(node.name.getText())) return;
    if (node.initializer && ts.isStringLiteral(node.initializer) && node.initializer.text)
      texts.push(node.initializer.text);
  });
  return texts;
}
