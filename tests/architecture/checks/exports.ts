import ts from 'typescript';
import { importsOf } from './imports.ts';
import { type Check, isGenerated, isTest, type SourceFile } from './source-tree.ts';
import { eachNode, scriptsOf } from './syntax.ts';

/** No file only re-exports: an import names the file that defines the thing. */
export const noBarrels: Check = files =>
  files
    .filter(file => /\.(ts|tsx|mts|js|mjs)$/.test(file.path) && !isGenerated(file))
    .filter(file => isIndex(file.path) || onlyPassesOn(file))
    .map(({ path }) => `${path} is a barrel`);

/** Everything core, platform and cms export is documented in a sentence. */
export const explainedFunctions: Check = files =>
  files
    .filter(
      file =>
        /^src\/(core|platform|cms)\/.*\.ts$/.test(file.path) && !isTest(file.path) && !isGenerated(file),
    )
    .flatMap(file =>
      scriptsOf(file)
        .flatMap(({ source }) => [...source.statements])
        .filter(ts.isFunctionDeclaration)
        .filter(one => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        .filter(one => ts.getJSDocCommentsAndTags(one).length === 0)
        .map(one => `${file.path} does not explain ${one.name?.text}`),
    );

/**
 * Values that src exports and only tests use: neither their own file nor a process, a script or a bench does. Values
 * that nobody imports at all are for knip to find. `reasons` lists the exceptions, as `path name`.
 */
export function exportedForTests(files: readonly SourceFile[], reasons: Readonly<Record<string, string>>) {
  const product = files.filter(({ path }) => /^(src|scripts|bench)\/|^[\w.-]+$/.test(path) && !isTest(path));
  const used = namesImported(product);
  const tested = namesImported(files.filter(({ path }) => isTest(path)));
  const found = product
    .filter(file => file.path.startsWith('src/') && !isGenerated(file))
    .flatMap(file => valuesOf(file).map(name => ({ file, name, at: `${file.path} ${name}` })))
    .filter(({ file, at }) => tested.has(at) && !used.has(at) && !used.has(file.path))
    .filter(({ file, name }) => file.text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1);
  const here = new Set(found.map(({ at }) => at));
  return [
    ...found.filter(({ at }) => !(at in reasons)).map(({ at }) => `${at} is used by tests alone`),
    ...Object.keys(reasons)
      .filter(at => !here.has(at))
      .map(at => `${at} needs no exception any more`),
  ];
}

const naming = [
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.CallExpression,
];

/** Every name that files import, as `path name`; for a dynamically imported file only the path, for all its exports. */
function namesImported(files: readonly SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    const targets = new Map(importsOf(file).map(({ specifier, target }) => [specifier, target]));
    eachNode(file, naming, (node, _, { source }) => {
      const later = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const loaded = later ? node.arguments[0] : undefined;
      if (loaded && ts.isStringLiteralLike(loaded)) names.add(`${targets.get(loaded.text)}`);
      for (const { specifier, name } of namesOf(node, source)) names.add(`${targets.get(specifier)} ${name}`);
    });
  }
  return names;
}

function namesOf(node: ts.Node, source: ts.SourceFile): { specifier: string; name: string }[] {
  const isFrom = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  if (!isFrom || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const specifier = node.moduleSpecifier.text;
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return [];
  return named.elements.map(({ name, propertyName }) => ({
    specifier,
    name: (propertyName ?? name).getText(source),
  }));
}

/** The functions and constants a file exports by name. */
function valuesOf(file: SourceFile): string[] {
  const isExported = (one: ts.FunctionDeclaration | ts.VariableStatement) =>
    one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return scriptsOf(file)
    .flatMap(({ source }) => [...source.statements])
    .flatMap(one => {
      if (ts.isFunctionDeclaration(one)) return isExported(one) && one.name ? [one.name.text] : [];
      if (!ts.isVariableStatement(one) || !isExported(one)) return [];
      return one.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    });
}

function onlyPassesOn(file: SourceFile): boolean {
  const statements = scriptsOf(file).flatMap(({ source }) => [...source.statements]);
  return statements.length > 0 && statements.every(one => ts.isExportDeclaration(one) && one.moduleSpecifier);
}

/** Under pages/ a file is named after its address, so `index` is allowed there. */
function isIndex(path: string): boolean {
  return /(^|\/)index\.\w+$/.test(path) && !path.startsWith('src/site/pages/');
}
