import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** How a row must be proven. */
export type Level = 'unit' | 'integration' | 'api' | 'browser';

/** One row of the requirements; a row struck through needs no test. */
export type Row = { id: string; area: string; description: string; level: Level; struck: boolean };

/** One use of a row's id by a test: in its title, or as a tag of a journey. */
export type Claim = { id: string; path: string; line: number };

const rowId = /^[A-Z][A-Z0-9]*-\d{2,3}$/;
const claimed = /\[([A-Z][A-Z0-9]*-\d{2,3})\]/g;
const tagged = /^@([A-Z][A-Z0-9]*-\d{2,3})$/;
const leading = /^(\[[A-Z][A-Z0-9]*-\d{2,3}\]\s*)+/;
const filledIn = /^['"`](%s|\$\w+[\w.]*|\$\{[^}]+\})/;
/** Left out when every change is verified, like a journey marked ONLY_IN_FULL: proves no row. */
const isDrill = /\.drill\.integration\.test\.ts$/;
const isJourney = /\.spec\.tsx?$/;
const isTitled = /^(it|test|describe)\b/;

/** Which files prove a level; a higher-level test also proves the lower levels. */
const provenIn: Record<Level, RegExp> = {
  unit: /\.(test|spec)\.tsx?$/,
  integration: /\.(integration\.test|spec)\.tsx?$/,
  api: /\.(integration\.test|api\.test|spec)\.tsx?$/,
  browser: /\.spec\.tsx?$/,
};

/** Parses the rows from the tables of the requirements. */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap(line => {
    const [id = '', description = '', level = ''] = line
      .split('|')
      .slice(1)
      .map(cell => cell.trim());
    const plain = id.replaceAll('~~', '');
    if (!rowId.test(plain) || !/^(unit|integration|api|browser)$/.test(level.replaceAll('~~', ''))) return [];
    const area = plain.replace(/-\d+$/, '');
    return [
      { id: plain, area, description, level: level.replaceAll('~~', '') as Level, struck: id !== plain },
    ];
  });
}

/**
 * Collects the ids that tests name: in brackets in the title, for journeys in the tags. A title that starts with a
 * placeholder claims every id that a string in its file starts with; tags that are not written out claim every string in
 * the file that is such a tag. So a search for the id always finds the test.
 */
export function readClaims(files: readonly SourceFile[]): Claim[] {
  return files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !isDrill.test(path))
    .flatMap(file => {
      const claims: Claim[] = [];
      const claimedBy = isJourney.test(file.path) ? idsInTags : idsInTitle;
      eachNode(file, [ts.SyntaxKind.CallExpression], (node, line, { source }) => {
        if (!ts.isCallExpression(node) || !isTitled.test(node.expression.getText(source))) return;
        for (const id of claimedBy(node, source, file)) claims.push({ id, path: file.path, line: line() });
      });
      return claims;
    });
}

function idsInTitle({ arguments: [title] }: ts.CallExpression, source: ts.SourceFile, file: SourceFile) {
  const text = title?.getText(source) ?? '';
  if (!/^['"`]/.test(text)) return [];
  return [...idsIn(text), ...(filledIn.test(text) ? spelledIds(file, idsAtStart) : [])];
}

/** None for a journey outside the ordinary run, which proves no row. */
function idsInTags({ arguments: [, details] }: ts.CallExpression, source: ts.SourceFile, file: SourceFile) {
  const tags = details && ts.isObjectLiteralExpression(details) ? findTags(details, source) : undefined;
  if (!tags || /\bONLY_IN_FULL\b/.test(tags.getText(source))) return [];
  const writtenOut = stringsIn(tags).flatMap(readTagId);
  return writtenOut.length > 0 ? writtenOut : spelledIds(file, readTagId);
}

function findTags({ properties }: ts.ObjectLiteralExpression, source: ts.SourceFile) {
  return properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText(source) === 'tag')
    ?.initializer;
}

/** Ids in tests that the requirements do not have. */
export function unknownClaims(rows: readonly Row[], claims: readonly Claim[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return claims
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => `${path}:${line} names ${id}, which is no row`);
}

/** What is missing for a row: null when a test at its level or higher has its id. */
export function whatIsMissing(row: Row, claims: readonly Claim[]): string | null {
  const own = claims.filter(({ id }) => id === row.id);
  if (own.some(({ path }) => provenIn[row.level].test(path))) return null;
  if (own.length === 0) return `${row.id} has no test: ${row.description}`;
  return `${row.id} is to be proven by ${row.level}, and is only in ${own.map(({ path }) => path).join(', ')}`;
}

/** The rows of the areas, or single rows, listed as done; an unknown name is returned as such. */
export function rowsDone(rows: readonly Row[], done: readonly string[]): { rows: Row[]; unknown: string[] } {
  const isListed = (row: Row) => done.includes(row.area) || done.includes(row.id);
  const unknown = done.filter(name => !rows.some(({ id, area }) => id === name || area === name));
  return { rows: rows.filter(row => isListed(row) && !row.struck), unknown };
}

function idsIn(title: string): string[] {
  return [...title.matchAll(claimed)].map(([, id = '']) => id);
}

const idsAtStart = (text: string) => idsIn(leading.exec(text)?.[0] ?? '');
const readTagId = (text: string) => tagged.exec(text)?.slice(1) ?? [];

function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return node.getChildren().flatMap(stringsIn);
}

/** The ids that `findIds` finds in the strings of a file, each once. */
function spelledIds(file: SourceFile, findIds: (text: string) => string[]): string[] {
  const found = new Set<string>();
  eachNode(file, [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral], node => {
    if (ts.isStringLiteralLike(node)) for (const id of findIds(node.text)) found.add(id);
  });
  return [...found];
}
