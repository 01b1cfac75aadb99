import ts from 'typescript';
import { inAmharic } from '#cms/language/amharic.ts';
import { isTest, readTree, type SourceFile } from '../../tests/architecture/checks/source-tree.ts';
import { eachNode } from '../../tests/architecture/checks/syntax.ts';

const source = readTree().filter(file => /^src\/.*\.tsx?$/.test(file.path) && !isTest(file.path));
const at = (shape: RegExp, but = /^$/) => source.filter(({ path }) => shape.test(path) && !but.test(path));

/** The screens of the admin. */
export const views = at(/^src\/staff\/.*\.tsx$/, /\.email\.|\/app\/|write-mails/);
/** Files that import what says texts. */
const speaking = source.filter(({ text }) => /\/(message|say|use-say|amharic)\.ts'/.test(text));
const saying = /^(say|message|sayTo\(.*\)|sayHere\(\))$/;
/** Lists of what views show, such as names of states. */
const lists = at(
  /^src\/(cms|staff|money\/bookkeeping)\/.*([-.](words|texts)|stored-words\.rules)\.ts$/,
  /(mails?|notices|bin)\.texts/,
);
/** Where hooks, validators and endpoints of staff refuse something. */
const refusing = at(
  /^src\/(cms|staff|features|money)\/.*\.ts$/,
  /language\/|\.(texts|queries|email|browser|job)\.|features\/(accounts|tickets|contact|meetings\/(?!meetings-desk|calendars\/calendar-words)|visits|engagement)\/|money\/(?!settings|bookkeeping\/(?!books|reconciliation))|\/old-|events\/event-card|news\/post-card|preferences\/|subscribe\.endpoint|send-issue\.action|report\.rules|unclaimed|access-for|issue-sending\.ts/,
);

/** Parts that the longer texts of the list cover, and names of the field that stay as they are. */
const covered = new Set([
  // On the site, or in the log and in notices of the sending itself.
  'The first events are being prepared. Everybody is welcome at them.',
  'Join the community to read it first.',
  'The issue is paused.',
  'The issue was stopped.',
  'Issues of the newsletter may have gone out since: {1} on their way are paused, {2} whose time has passed are drafts again.',
  'A chart needs at least one count.',
  'Africa/Addis_Ababa',
  'Stripe',
  'Chapa',
  'use client',
  '{1} hours after signing in. Please sign in again.',
  '{1} UTC',
]);

const lacksAmharic = (english: string) =>
  /[A-Za-z]{2}/.test(english.replaceAll(/\{\w+\}/g, '')) && !covered.has(english) && !inAmharic(english);

type Area = 'pages' | 'panels' | 'messages';
type Untranslated = { path: string; text: string; area: Area };

/** The texts in the code of the admin that have no Amharic, each with the word file it belongs to. */
export function untranslatedInCode(): Untranslated[] {
  const lacking = (files: SourceFile[], findTexts: (file: SourceFile) => string[], area?: 'messages') =>
    files.flatMap(file =>
      findTexts(file)
        .filter(lacksAmharic)
        .map(text => ({ path: file.path, text, area: area ?? findArea(file) })),
    );
  const isName = (text: string) => /^[A-Z“]/.test(text) || / /.test(text);
  const isSentence = (text: string) => /^[A-Z“{].* .*[.?!]$/s.test(text);
  return [
    ...lacking([...new Set([...views, ...speaking])], spokenIn),
    ...lacking(lists, file => textsIn(file).filter(isName)),
    ...lacking(works, workNamesIn),
    ...lacking(refusing, file => textsIn(file).filter(isSentence), 'messages'),
  ];
}

/** The browser has the words of panels only; what the server draws belongs to pages. */
const findArea = ({ text }: SourceFile): Area => (text.includes('/use-say.ts') ? 'panels' : 'pages');

/** Files with the names of regular work, which the page of health lists. */
export const works = readTree().filter(
  file => /^(src\/.*|worker)\.ts$/.test(file.path) && !isTest(file.path),
);
export function workNamesIn(file: SourceFile): string[] {
  const names: string[] = [];
  eachNode(file, [ts.SyntaxKind.CallExpression, ts.SyntaxKind.VariableDeclaration], node => {
    const isWork = ts.isCallExpression(node) && node.expression.getText() === 'regularWork';
    if (isWork && node.arguments[0]) names.push(...readText(node.arguments[0]));
    const isName = ts.isVariableDeclaration(node) && workName.test(node.name.getText());
    if (isName && node.initializer) names.push(...readText(node.initializer));
  });
  return names;
}

const workName =
  /^(SENDING_MAIL|KEEPING_ARCHIVE|BACKUP_REPORTS|LISTING_ERASURES|READING_RETURNED|NIGHTLY_BACKUP|[A-Z]+_(BACKUPS|DRILL|FOR_JOBS)|RECONCILING)$/;

/** The texts within calls of `say`, `sayTo(…)` and `message`, and the heads of tables, which the table itself translates. */
function spokenIn(file: SourceFile): string[] {
  const texts: string[] = [];
  const { CallExpression, JsxAttribute, VariableDeclaration } = ts.SyntaxKind;
  eachNode(file, [CallExpression, JsxAttribute, VariableDeclaration], node => {
    const [spoken] =
      ts.isCallExpression(node) && saying.test(node.expression.getText()) ? node.arguments : [];
    if (spoken) texts.push(...within(spoken));
    const isNamed = views.includes(file) && (ts.isJsxAttribute(node) || ts.isVariableDeclaration(node));
    if (isNamed && node.name.getText() === 'columns') texts.push(...within(node));
  });
  return texts;
}

function within(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && /\.(replace|join)$/.test(node.expression.getText())) return [];
  const deeper: string[] = [];
  ts.forEachChild(node, child => {
    deeper.push(...within(child));
  });
  return [...readText(node), ...deeper];
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
        texts.push(...readText(node));
    },
  );
  return texts;
}

/** The text of a literal, with its computed parts counted from the left. */
function readText(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text.trim()];
  if (!ts.isTemplateExpression(node)) return [];
  const rest = node.templateSpans.map((span, index) => `{${index + 1}}${span.literal.text}`);
  return [`${node.head.text}${rest.join('')}`.trim()];
}

const spoken = /^(aria-label|aria-description|alt|title|placeholder|label|hint|button)$/;
/** Names of columns of a file, and of other people's programs. */
const asItIs = /^(code|a)$/;

/** Texts between tags and in attributes that people read or hear. */
export function bareTexts(file: SourceFile): string[] {
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
