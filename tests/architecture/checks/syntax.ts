import ts from 'typescript';
import { lineAt, type SourceFile } from './source-tree.ts';

/** A piece of TypeScript in a file: the whole of it, or a part of an .astro file. */
export type Script = { source: ts.SourceFile; runsIn: 'module' | 'browser'; firstLine: number };

const parsed = new WeakMap<SourceFile, Script[]>();
const frontmatter = /^---\n([\s\S]*?)\n---/;
const browserScript = /<script(?![^>]*(?:is:inline|type="application))[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts of a file, parsed once: a module, or the head and the browser scripts of an .astro file. */
export function scriptsOf(file: SourceFile): Script[] {
  const known = parsed.get(file);
  if (known) return known;
  const scripts = parse(file);
  parsed.set(file, scripts);
  return scripts;
}

function parse({ path, text }: SourceFile): Script[] {
  if (/\.(ts|tsx|mts|js|mjs|cjs)$/.test(path)) {
    return [{ source: sourceOf(path, text), runsIn: 'module', firstLine: 1 }];
  }
  if (!path.endsWith('.astro')) return [];
  const head = frontmatter.exec(text)?.[1] ?? '';
  const scripts: Script[] = [{ source: sourceOf(`${path}.ts`, head), runsIn: 'module', firstLine: 2 }];
  for (const match of text.matchAll(browserScript)) {
    const source = sourceOf(`${path}.ts`, match[1] ?? '');
    scripts.push({ source, runsIn: 'browser', firstLine: lineAt(text, match.index) });
  }
  return scripts;
}

function sourceOf(path: string, text: string): ts.SourceFile {
  const kind = /\.(tsx|js|mjs|cjs)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/**
 * Calls `visit` for every node of every script of a file. `line` returns the line of the file where the node starts;
 * it is a function because computing it costs more than the visit, and only violations need it.
 */
export function eachNode(
  file: SourceFile,
  visit: (node: ts.Node, line: () => number, script: Script) => void,
): void {
  for (const script of scriptsOf(file)) {
    const walk = (node: ts.Node): void => {
      visit(node, () => lineOf(node, script), script);
      ts.forEachChild(node, walk);
    };
    walk(script.source);
  }
}

function lineOf(node: ts.Node, { source, firstLine }: Script): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + firstLine;
}
