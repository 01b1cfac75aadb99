import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';
import { eachNode, type Script } from './syntax.ts';

/** One import of a file. `target` is a path in the repository, or null for a package. */
export type Import = {
  specifier: string;
  target: string | null;
  line: number;
  typeOnly: boolean;
  /** Loaded with `import()`, when it is first needed. */
  lazy: boolean;
  /** `?url` and `?raw` import a file as an asset: its code does not run there. */
  asAsset: boolean;
  runsIn: Script['runsIn'];
};

const known = new WeakMap<SourceFile, Import[]>();

/** Everything a file imports, re-exports or loads with `import()`. */
export function listImports(file: SourceFile): Import[] {
  const already = known.get(file);
  if (already) return already;
  const imports: Import[] = [];
  eachNode(file, importing, (node, line, script) => {
    const found = findSpecifier(node);
    if (!found) return;
    const [path = '', query] = found.specifier.split('?');
    const target = resolve(file.path, path);
    imports.push({ ...found, target, line: line(), asAsset: query !== undefined, runsIn: script.runsIn });
  });
  known.set(file, imports);
  return imports;
}

const importing = [
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ImportType,
  ts.SyntaxKind.CallExpression,
];

function findSpecifier(node: ts.Node): Pick<Import, 'specifier' | 'typeOnly' | 'lazy'> | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause), lazy: false };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly, lazy: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal.getText().slice(1, -1), typeOnly: true, lazy: false };
  }
  const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && argument) {
    return ts.isStringLiteralLike(argument)
      ? { specifier: argument.text, typeOnly: false, lazy: true }
      : null;
  }
  return null;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named) || named.elements.length === 0) return false;
  return named.elements.every(element => element.isTypeOnly);
}

function resolve(from: string, specifier: string): string | null {
  if (specifier === '#config') return 'src/payload.config.ts';
  if (specifier === '#payload-types') return 'src/payload-types.ts';
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return null;
}

/** The name of an imported package: `@scope/name`, `name` or `node:name`. */
export function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** A file that runs because an entry runs, the imports that lead to it, and its own imports. */
export type Reached = { file: SourceFile; way: string; imports: Import[] };

/** Every file that runs when the entries run: follows imports, except types and assets, and if `atOnce` lazy ones. */
export function reachedFrom(
  files: readonly SourceFile[],
  entries: readonly Reached[],
  { atOnce = false } = {},
): Reached[] {
  const byPath = new Map(files.map(file => [file.path, file]));
  const reached = new Map<string, Reached>();
  const queue = [...entries];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (reached.has(next.file.path)) continue;
    reached.set(next.file.path, next);
    for (const { target, lazy } of next.imports) {
      if (atOnce && lazy) continue;
      const file = byPath.get(target ?? '');
      if (file) queue.push(toEntry(file, `${next.way} -> ${file.path}`));
    }
  }
  return [...reached.values()];
}

/** A file as the entry of `reachedFrom`, with everything it runs. */
export function toEntry(file: SourceFile, way = file.path): Reached {
  return { file, way, imports: listImports(file).filter(({ typeOnly, asAsset }) => !typeOnly && !asAsset) };
}
