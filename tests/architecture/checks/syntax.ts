import ts from 'typescript';
import { lineAt, type SourceFile } from './source-tree.ts';

/** A piece of TypeScript in a file: the whole of it, or a part of an .astro file. */
export type Script = { source: ts.SourceFile; runsIn: 'module' | 'browser'; firstLine: number };

const parsed = new WeakMap<SourceFile, Script[]>();
const frontmatter = /^---\n([\s\S]*?)\n---/;
const browserScript = /<script(?![^>]*(?:is:inline|type="application))[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts of a file, parsed once: a module, or the head and the browser scripts of an .astro file. */
export function readScripts(file: SourceFile): Script[] {
  const known = parsed.get(file);
  if (known) return known;
  const scripts = parse(file);
  parsed.set(file, scripts);
  return scripts;
}

function parse({ path, text }: SourceFile): Script[] {
  if (/\.(ts|tsx|mts|js|mjs|cjs)$/.test(path)) {
    return [{ source: parseSource(path, text), runsIn: 'module', firstLine: 1 }];
  }
  if (!path.endsWith('.astro')) return [];
  const head = frontmatter.exec(text)?.[1] ?? '';
  const scripts: Script[] = [{ source: parseSource(`${path}.ts`, head), runsIn: 'module', firstLine: 2 }];
  for (const match of text.matchAll(browserScript)) {
    const source = parseSource(`${path}.ts`, match[1] ?? '');
    scripts.push({ source, runsIn: 'browser', firstLine: lineAt(text, match.index) });
  }
  return scripts;
}

function parseSource(path: string, text: string): ts.SourceFile {
  const kind = /\.(tsx|js|mjs|cjs)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/**
 * Calls `visit` for every node of these kinds in every script of a file, kind by kind. `line` returns the line of the
 * file where the node starts; it is a function because computing it costs more than the visit, and only violations need it.
 */
export function eachNode(
  file: SourceFile,
  kinds: readonly ts.SyntaxKind[],
  visit: (node: ts.Node, line: () => number, script: Script) => void,
): void {
  for (const script of readScripts(file)) {
    const nodes = nodesByKind(script);
    for (const kind of kinds)
      for (const node of nodes.get(kind) ?? []) visit(node, () => lineNumber(node, script), script);
  }
}

const sorted = new WeakMap<Script, Map<ts.SyntaxKind, ts.Node[]>>();

/** The nodes of a script by kind: walked once, because the checks together would walk every file twenty times. */
function nodesByKind(script: Script): Map<ts.SyntaxKind, ts.Node[]> {
  const known = sorted.get(script);
  if (known) return known;
  const nodes = new Map<ts.SyntaxKind, ts.Node[]>();
  const walk = (node: ts.Node): void => {
    const same = nodes.get(node.kind);
    if (same) same.push(node);
    else nodes.set(node.kind, [node]);
    ts.forEachChild(node, walk);
  };
  walk(script.source);
  sorted.set(script, nodes);
  return nodes;
}

function lineNumber(node: ts.Node, { source, firstLine }: Script): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + firstLine;
}
