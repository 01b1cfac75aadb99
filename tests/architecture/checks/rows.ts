import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';
import { eachNode } from './syntax.ts';

/** How a row must be proven. */
export type Level = 'unit' | 'integration' | 'api' | 'browser';

/** One row of the requirements; a row struck through needs no test. */
export type Row = { id: string; area: string; description: string; level: Level; struck: boolean };

/** One use of a row's id in a test title; `title` as written in the file, without its quotes. */
export type Claim = { id: string; path: string; line: number; title: string };

const rowId = /^[A-Z][A-Z0-9]*-\d{2,3}$/;
const claimed = /\[([A-Z][A-Z0-9]*-\d{2,3})\]/g;
const leading = /^(\[[A-Z][A-Z0-9]*-\d{2,3}\]\s*)+/;
const filledIn = /^['"`](%s|\$\w+[\w.]*|\$\{[^}]+\})/;
/** Left out when every change is verified, like a journey marked ONLY_IN_FULL: proves no row. */
const isDrill = /\.drill\.integration\.test\.ts$/;
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
 * Collects the ids in the titles of all tests; a title that starts with a placeholder claims
 * every id that a string in its file starts with, so that a search for `[ID]` always finds the test.
 */
export function readClaims(files: readonly SourceFile[]): Claim[] {
  return files
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !isDrill.test(path))
    .flatMap(file => {
      const claims: Claim[] = [];
      eachNode(file, [ts.SyntaxKind.CallExpression], (node, line, { source }) => {
        const title =
          ts.isCallExpression(node) && isTitled.test(node.expression.getText(source))
            ? node.arguments[0]
            : null;
        if (!title || !/^['"`]/.test(title.getText(source)) || isOnlyInFull(node, source)) return;
        const text = title.getText(source);
        const spelled = filledIn.test(text) ? spelledIds(file) : [];
        const found = [...idsIn(text.slice(1, -1)), ...spelled];
        claims.push(...found.map(claim => ({ ...claim, path: file.path, line: line() })));
      });
      return claims;
    });
}

/** A journey outside the ordinary run proves no row. */
const isOnlyInFull = (node: ts.Node, source: ts.SourceFile) =>
  ts.isCallExpression(node) && node.arguments[1]?.getText(source) === 'ONLY_IN_FULL';

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

function idsIn(title: string) {
  return [...title.matchAll(claimed)].map(([, id = '']) => ({ id, title }));
}

/** The ids that strings in a file start with, each once, with the string as the title it fills in. */
function spelledIds(file: SourceFile) {
  const found = new Map<string, { id: string; title: string }>();
  eachNode(
    file,
    [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral],
    (node, _, { source }) => {
      const begin = ts.isStringLiteralLike(node) ? leading.exec(node.text)?.[0] : undefined;
      for (const { id } of idsIn(begin ?? ''))
        found.set(id, { id, title: node.getText(source).slice(1, -1) });
    },
  );
  return [...found.values()];
}
